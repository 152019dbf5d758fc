import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { isNear } from "../../kit/numbers/near";
import { written } from "../../kit/numbers/written";
import { say } from "../../words/words.svelte";
import { TOO_HIGH } from "./mat";
import { bettors, type Result } from "./reasons";

/** Which case wins and what it pays, for everybody. */
export function verdict(result: Result, players: readonly Player[]): { readonly head: string; readonly tell: string } {
  const { winning, slates } = result.phase;
  if (winning === null) return { head: say("gambit7-wins-nobody"), tell: say("gambit7-wins-nobody-how") };
  if (winning === TOO_HIGH)
    return { head: say("gambit7-wins-too-high"), tell: `${allTooHigh(result)} ${paid(result, players)}` };
  const answer = slates.find((slate) => slate.case === winning)?.answer ?? 0;
  return {
    head: say(winsBy(answer, result), { answer: written(answer, result.view.question) }),
    tell: `${say("gambit7-wins-how")} ${paid(result, players)}`,
  };
}

function winsBy(guess: number, { view, phase }: Result): "gambit7-wins-exact" | "gambit7-wins-near" | "gambit7-wins" {
  const { answer } = phase.answer;
  if (guess === answer) return "gambit7-wins-exact";
  return isNear(guess, answer, view.question) ? "gambit7-wins-near" : "gambit7-wins";
}

function allTooHigh({ view, phase }: Result): string {
  const lowest = Math.min(...phase.slates.map(({ answer }) => answer));
  return isNear(lowest, phase.answer.answer, view.question)
    ? say("gambit7-wins-too-high-near", { answer: written(lowest, view.question) })
    : say("gambit7-wins-too-high-how");
}

function paid(result: Result, players: readonly Player[]): string {
  const { payouts } = result.phase;
  const count = bettors(result);
  const chips = payouts
    .flatMap((payout) => payout.why)
    .find(({ why }) => why === "alone" || why === "shared" || why === "too_high");
  if (!chips) return withoutChips(result, players);
  if (count !== 1) return say("gambit7-paid-many", { count, figure: chips.figure });
  const alone = players.find((player) => payouts[player.seat]?.why.includes(chips));
  return say("gambit7-paid-one", { name: alone?.name ?? "", who: alone?.mine ? "you" : "other", figure: chips.figure });
}

function withoutChips({ phase }: Result, players: readonly Player[]): string {
  const names = players.filter(({ seat }) => phase.stakes[seat]?.gambit === phase.winning).map(({ name }) => name);
  return names.length ? say("gambit7-paid-gambit", { names: listed(names) }) : say("gambit7-paid-nobody");
}
