/** Thousands, hundreds, tens, units; null: not set yet. */
export type Dials = readonly (number | null)[];

export const PLACES = ["thousands", "hundreds", "tens", "units"] as const;
const DIGITS = 10;

export function dialsOf(value: number | null): Dials {
  if (value === null) return PLACES.map(() => null);
  const figures = [...String(value)].slice(-PLACES.length).map(Number);
  return [...PLACES.map(() => null), ...figures].slice(-PLACES.length);
}

/** Null: nothing is set. A dial that is not set counts nothing. */
export function valueOf(dials: Dials): number | null {
  if (dials.every((digit) => digit === null)) return null;
  return dials.reduce<number>((value, digit) => value * DIGITS + (digit ?? 0), 0);
}

/** One dial turned up or down; from nothing up to 1, down to 9. Lower dials that are not set become 0. */
export function turned(dials: Dials, place: number, by: 1 | -1): Dials {
  const now = dials[place] ?? 0;
  return withDigit(dials, place, (now + by + DIGITS) % DIGITS);
}

export function withDigit(dials: Dials, place: number, digit: number): Dials {
  return dials.map((old, other) => (other === place ? digit : other > place ? (old ?? 0) : old));
}

/** A digit typed: what stands there moves one place up, as on a pocket calculator. */
export function typedDigit(dials: Dials, digit: number): Dials {
  if (dials[0] !== null && dials[0] !== 0) return dials;
  const value = valueOf(dials) ?? 0;
  return dialsOf(value * DIGITS + digit);
}

export function erasedDigit(dials: Dials): Dials {
  const value = valueOf(dials) ?? 0;
  return dialsOf(value < DIGITS ? null : Math.floor(value / DIGITS));
}
