/** What one player's points are made of. */
export interface Account {
  readonly total: string;
  readonly parts: readonly Part[];
  /** How the player did it, in a few words. */
  readonly note: string | null;
  readonly lines: readonly Line[];
}

/** `tone`: which of the colours of the bar; a loss has none and is hatched. */
export interface Part {
  readonly tone: 1 | 2 | 3 | 4 | 5 | null;
  readonly points: number;
  readonly text: string;
}

/** One round or turn. */
export interface Line {
  readonly head: string;
  readonly got: string;
  /** What would have been better. */
  readonly better: string | null;
}

/** The parts that there are. */
export function filled(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ points }) => points > 0);
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
