import type { MayRaise } from "../../wire/incroyable";

export const RIGHT_DOUBT = 7; // I15

/** The seats, the highest estimate first. */
export function highestFirst(values: readonly number[]): number[] {
  return values.map((_, seat) => seat).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}

/** 1: nobody has a higher estimate. */
export function placeOf(values: readonly number[], seat: number): number {
  return 1 + values.filter((value) => value > (values[seat] ?? 0)).length;
}

/** What a right doubt of this place earns beyond the seven points (I18). */
export function extraFor(place: number): number {
  return place === 1 ? 0 : place;
}

/** What doubting this seat earns if it is right (I15, I18). */
export function prize(values: readonly number[], seat: number): number {
  return RIGHT_DOUBT + extraFor(placeOf(values, seat));
}

export interface Range {
  readonly least: number;
  readonly most: number;
  readonly taken: readonly number[];
}

export type Fault = "range" | "taken";

/** Why a number cannot be sent, as far as the view says so. */
export function faultOf(value: number, { least, most, taken }: Range | MayRaise): Fault | null {
  if (value < least || value > most) return "range";
  return taken.includes(value) ? "taken" : null;
}
