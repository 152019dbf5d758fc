import type { Stake } from "../../wire/gambit7";

export type Piece = "chip" | "gambit";

const CHIPS = 2;
export const NOTHING: Stake = { chips: [], gambit: null };

/** Where each of the two chips lies, lowest first. */
export function placesOf(stake: Stake): readonly number[] {
  return stake.chips.flatMap((chips) => Array<number>(chips.count).fill(chips.case));
}

/** The stake in the one spelling that the server has for it. */
export function onPlaces(places: readonly number[]): Stake {
  const cases = [...new Set(places)].sort((a, b) => a - b);
  const chips = cases.map(
    (place) => ({ case: place, count: places.filter((other) => other === place).length === 1 ? 1 : 2 }) as const,
  );
  return { chips, gambit: null };
}

/**
 * The piece is laid on a case. With no chip left in hand, the one on `last` moves there. Chips and Gambit 7 chip
 * replace each other (G9).
 */
export function laid(stake: Stake, piece: Piece, place: number, last: number | null): Stake {
  if (piece === "gambit") return { chips: [], gambit: place };
  const places = placesOf(stake);
  return onPlaces([...(places.length < CHIPS ? places : withoutOne(places, movable(places, place, last))), place]);
}

export function takenBack(stake: Stake, place: number): Stake {
  return stake.gambit === place ? NOTHING : onPlaces(withoutOne(placesOf(stake), place));
}

export function chipsInHand(stake: Stake): number {
  return stake.gambit === null ? CHIPS - placesOf(stake).length : CHIPS;
}

export function isNothing(stake: Stake): boolean {
  return stake.gambit === null && stake.chips.length === 0;
}

export function isSame(one: Stake, other: Stake): boolean {
  return one.gambit === other.gambit && placesOf(one).join() === placesOf(other).join();
}

/** The chip laid last, unless it lies there already: then the other one. */
function movable(places: readonly number[], place: number, last: number | null): number {
  const elsewhere = places.filter((other) => other !== place);
  return elsewhere.find((other) => other === last) ?? elsewhere[0] ?? place;
}

function withoutOne(places: readonly number[], place: number): readonly number[] {
  const at = places.indexOf(place);
  return places.filter((_, index) => index !== at);
}
