import type { AnnouncementView, FrontView, HandView } from "../../wire/bornes";

/** The ids of the two cards that every ranker has besides the dealt ones. */
export const BOUNDARY = "boundary";
export const CHALLENGE = "challenge";

/** Ids from the bottom up, as on the wire. */
export type Column = readonly string[];

/** The boundary must lie in the column, so on the page it lies there from the start. */
export function withBoundary(column: Column): Column {
  return column.includes(BOUNDARY) ? column : [BOUNDARY, ...column];
}

/** What still lies in the hand, in the order in which it was dealt. */
export function inHand(mine: HandView, column: Column): readonly string[] {
  return mine.pieces.filter((card) => card !== BOUNDARY && !column.includes(card));
}

/** `card` put into gap 0 (the bottom) to n (the top) of the column as it lies. */
export function placed(column: Column, card: string, gap: number): Column {
  const from = column.indexOf(card);
  const rest = without(column, card);
  const at = from >= 0 && from < gap ? gap - 1 : gap;
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}

export function without(column: Column, card: string): Column {
  return column.filter((other) => other !== card);
}

/** May `card` go there, or does it lie there already? */
export function isOpen(column: Column, card: string, gap: number): boolean {
  const from = column.indexOf(card);
  return from < 0 || (gap !== from && gap !== from + 1);
}

/** One place up or down. The hand is below the bottom; the boundary cannot be handed back. Null: no further. */
export function stepped(column: Column, card: string, step: 1 | -1): Column | null {
  const from = column.indexOf(card);
  const to = from + step;
  if (to >= column.length || (from < 0 && step < 0)) return null;
  if (to < 0) return card === BOUNDARY ? null : without(column, card);
  const rest = without(column, card);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

/**
 * In which gap a card is let go: above all whose middle is lower on the screen. `middles` without the card itself, from
 * the top.
 */
export function gapAt(column: Column, card: string, middles: readonly number[], y: number): number {
  const below = middles.filter((middle) => middle > y).length;
  const from = column.indexOf(card);
  return from >= 0 && below > from ? below + 1 : below;
}

export function same(one: Column, other: Column): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

/** Every card that a ranker can read, by its id. */
export function fronts(mine: HandView, announcement: AnnouncementView): ReadonlyMap<string, FrontView> {
  return new Map([announcement.challenge, ...mine.cards].map((card) => [card.id, card]));
}
