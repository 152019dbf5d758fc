import type { IconName } from "../../kit/icons";
import { say } from "../../words/words.svelte";
import type { Category } from "../game";

const ICONS: Readonly<Record<string, IconName>> = {
  economy: "cat-eco",
  arts: "cat-art",
  geography: "cat-geo",
  history: "cat-his",
  culture: "cat-pop",
  science: "cat-sci",
  sports: "cat-spo",
};

export function category(name: string): Category {
  return { name: say(`category-${name}`), icon: ICONS[name] ?? "star" };
}
