import { isWhole, type Typed } from "../../../kit/numbers/whole";
import { MOST_POINTS, type Figures, type Mat } from "../../../wire/gambit7";

export const COLUMNS = ["alone", "shared", "star"] as const;

export type Row = Record<(typeof COLUMNS)[number], Typed>;

/** A mat as it is being typed in: the lowest case first. */
export interface Draft {
  readonly cases: readonly Row[];
  too_high: Typed;
}

export function draftOf({ cases, too_high }: Mat): Draft {
  return { cases: cases.map(({ alone, shared, star }) => ({ alone, shared, star })), too_high };
}

/** null: a figure is missing or not a whole number that the table takes (G16). */
export function matOf({ cases, too_high }: Draft): Mat | null {
  const rows = cases.map(figuresOf);
  if (!rows.every((row) => row !== null) || !isFigure(too_high)) return null;
  return { cases: rows as unknown as Mat["cases"], too_high };
}

function figuresOf({ alone, shared, star }: Row): Figures | null {
  return isFigure(alone) && isFigure(shared) && isFigure(star) ? { alone, shared, star } : null;
}

function isFigure(value: Typed): value is number {
  return isWhole(value, 0, MOST_POINTS);
}
