import { hang } from "../../../kit/numberline";

export interface Race {
  /** The way of each seat, as a path. */
  readonly ways: readonly string[];
  /** Where each seat's token hangs at the end, and where its way really ends. */
  readonly tokens: readonly number[];
  readonly ends: readonly number[];
  readonly lines: readonly { readonly value: number; readonly at: number }[];
  readonly rounds: readonly number[];
}

// points from which equal steps upwards stand for more and more: the Gambit 7 chip leaves nobody else to be seen
const STEEP = 100;

/** Scores after each round, from nothing on the left; lengths in one unit, from the upper left corner. */
export function race(scores: readonly (readonly number[])[], width: number, height: number, gap: number): Race {
  const seats = scores[0]?.length ?? 0;
  const most = Math.max(1, ...scores.flat());
  const bend = most >= STEEP ? Math.sqrt : (points: number): number => points;
  const up = (points: number): number => height * (1 - bend(points) / bend(most));
  const along = (round: number): number => (width * round) / Math.max(1, scores.length);
  const ends = Array.from({ length: seats }, (_, seat) => up(scores.at(-1)?.[seat] ?? 0));
  return {
    ways: ends.map((_, seat) =>
      [`M0 ${height}`, ...scores.map((row, round) => `L${along(round + 1)} ${up(row[seat] ?? 0)}`)].join(""),
    ),
    tokens: hang(ends, gap, height),
    ends,
    lines: [0, roundBelow(most / 4), roundBelow(most)]
      .filter((value, place, all) => all.indexOf(value) === place)
      .map((value) => ({ value, at: up(value) })),
    rounds: scores.map((_, round) => along(round + 1)),
  };
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not more. */
export function roundBelow(value: number): number {
  if (value < 1) return 0;
  const size = 10 ** Math.floor(Math.log10(value));
  return size * ([5, 2, 1].find((times) => size * times <= value) ?? 1);
}
