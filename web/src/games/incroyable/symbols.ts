import type { IconName } from "../../kit/icons";
import type { Symbol } from "../../wire/incroyable";
import { say } from "../../words/words.svelte";
import type { Category } from "../game";

export const ICONS: Readonly<Record<Symbol, IconName>> = {
  professor: "prof",
  books: "books",
  globe: "globe",
  heart: "heart",
  tree: "tree",
};

/** The icon of a question's symbol. */
export function iconOf(category: string): IconName {
  return ICONS[category as Symbol] ?? "prof";
}

export function category(name: string): Category {
  return { name: say(`incroyable-symbol-${name}`), icon: iconOf(name) };
}
