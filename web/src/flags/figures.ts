import type { Score } from "../games/game";
import type { Counted, Recount } from "../wire/engine";
import { figure } from "../words/words.svelte";

/** One seat's score: a number, or what the game makes of several. */
export function scoreOf(figures: readonly number[] = [], score?: Score | undefined): string {
  return score ? score.told(figures) : figure(figures[0] ?? 0);
}

export interface Change {
  readonly seat: number;
  readonly before: string;
  readonly after: string;
}

/** Whose score is another than was told. */
export function changesOf({ before, after }: Counted, score?: Score | undefined): readonly Change[] {
  return before
    .map((figures, seat) => ({ seat, before: scoreOf(figures, score), after: scoreOf(after[seat], score) }))
    .filter((change) => change.before !== change.after);
}

/** The rounds in which anything changed. */
export function changedRounds(recount: Recount, score?: Score | undefined): readonly Counted[] {
  return recount.rounds.filter((counted) => changesOf(counted, score).length);
}
