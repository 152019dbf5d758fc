import type { Counted, Recount, Revealed } from "../wire/engine";
import { figure, say, told } from "../words/words.svelte";

const DECIMALS = 6;

/** "27 kg" */
export function answerOf(question: Revealed, answer: number): string {
  const unit = told(question.unit);
  const digits = figure(answer, { maximumFractionDigits: DECIMALS });
  return unit ? `${digits}\u00a0${unit}` : digits;
}

/** One seat's score: a number, or green and red points. */
export function scoreOf(figures: readonly number[] | undefined): string {
  const [one = 0, other] = figures ?? [];
  return other === undefined ? figure(one) : say("recount-figures-bornes", { green: one, red: other });
}

export interface Change {
  readonly seat: number;
  readonly before: string;
  readonly after: string;
}

/** Whose score is another than was told. */
export function changesOf({ before, after }: Counted): readonly Change[] {
  return before
    .map((figures, seat) => ({ seat, before: scoreOf(figures), after: scoreOf(after[seat]) }))
    .filter((change) => change.before !== change.after);
}

/** The rounds in which anything changed. */
export function changedRounds(recount: Recount): readonly Counted[] {
  return recount.rounds.filter((counted) => changesOf(counted).length);
}
