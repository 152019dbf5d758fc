import type { Card } from "../../wire/code777";
import type { IconName } from "../../kit/icons";

/** Seven colours, each with a symbol that says the same to those who do not see it. */
export const SYMBOLS = {
  green: "leaf",
  yellow: "sun",
  black: "moon",
  brown: "acorn",
  red: "flame",
  pink: "flower",
  blue: "wave",
} as const satisfies Record<string, IconName>;

export type Colour = keyof typeof SYMBOLS;

/** What a card is called on the wire, taken apart. */
export function cardOf(card: Card): { readonly number: number; readonly colour: Colour } {
  const [number, colour] = card.split(" ") as [string, Colour];
  return { number: Number(number), colour };
}
