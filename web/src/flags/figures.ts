import type { Score } from "../games/game";
import { DECIMALS, type Counted, type Recount, type Revealed } from "../wire/engine";
import { figure, told } from "../words/words.svelte";

/** "27 kg" */
export function answerOf(question: Revealed, answer: number): string {
  const unit = told(question.unit);
  const digits = figure(answer, { maximumFractionDigits: DECIMALS });
  return unit ? `${digits}\u00a0${unit}` : digits;
}

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
