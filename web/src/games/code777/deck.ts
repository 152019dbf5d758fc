import type { Card, Deduced, View } from "../../wire/code777";

/** The 28 cards as they form a triangle: row n holds the ns (C1). */
export const ROWS: readonly (readonly Card[])[] = [
  ["1 green"],
  ["2 yellow", "2 yellow"],
  ["3 black", "3 black", "3 black"],
  ["4 brown", "4 brown", "4 brown", "4 brown"],
  ["5 red", "5 red", "5 red", "5 red", "5 black"],
  ["6 green", "6 green", "6 green", "6 pink", "6 pink", "6 pink"],
  ["7 pink", "7 yellow", "7 yellow", "7 blue", "7 blue", "7 blue", "7 blue"],
];

/**
 * A card of the triangle is known by its place in this list; bit n of a sheet that the server keeps stands for card n.
 */
export const DECK: readonly Card[] = ROWS.flat();

/** The cards that are crossed out, by their place in the deck, in its order. */
export type Sheet = readonly number[];

export function packed(sheet: Sheet): number {
  return sheet.reduce((bits, index) => bits | (1 << index), 0);
}

export function unpacked(bits: number): Sheet {
  return DECK.flatMap((_, index) => ((bits >> index) & 1 ? [index] : []));
}

/** The cards of which I know that they are not mine: on the racks I see, and set aside. */
export function openCards(view: View): readonly Card[] {
  const racks = view.tables.at(-1)?.racks ?? [];
  return [...racks.flatMap((rack) => rack ?? []), ...view.set_aside];
}

/** So many copies of each card are crossed out as lie open; what is crossed out already counts. */
export function crossOut(crossed: Sheet, cards: readonly Card[]): Sheet {
  const sheet = new Set(crossed);
  for (const card of new Set(cards)) {
    const copies = copiesOf(card);
    const open = cards.filter((other) => other === card).length;
    const missing = Math.max(0, open - copies.filter((copy) => sheet.has(copy)).length);
    for (const copy of copies.filter((copy) => !sheet.has(copy)).slice(0, missing)) sheet.add(copy);
  }
  return inOrder(sheet);
}

/** How many of each card are not crossed out, in the order of the deck. */
export function leftOpen(crossed: Sheet): readonly (readonly [Card, number])[] {
  return [...new Set(DECK)]
    .map((card) => [card, copiesOf(card).filter((copy) => !crossed.includes(copy)).length] as const)
    .filter(([, count]) => count > 0);
}

export function flip(crossed: Sheet, index: number): Sheet {
  return crossed.includes(index) ? crossed.filter((other) => other !== index) : inOrder([...crossed, index]);
}

/**
 * What the table prints on the sheets (C22): the copies that cannot be mine, from the last one, and those that must be.
 */
export function printed({ cards }: Deduced): { readonly out: Sheet; readonly sure: Sheet } {
  const out = cards.flatMap(({ card, most }) => copiesOf(card).slice(most));
  const sure = cards.flatMap(({ card, least }) => copiesOf(card).slice(0, least));
  return { out: inOrder(out), sure: inOrder(sure) };
}

/** The numbers that are certain, each as often as it must be there. */
export function sureNumbers({ numbers }: Deduced): readonly number[] {
  return numbers.flatMap(({ number, least }) => Array.from({ length: least }, () => number));
}

function copiesOf(card: Card): Sheet {
  return DECK.flatMap((other, index) => (other === card ? [index] : []));
}

function inOrder(indexes: Iterable<number>): Sheet {
  return [...indexes].sort((a, b) => a - b);
}
