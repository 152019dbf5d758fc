import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { written, type Asked } from "../../kit/numbers/written";
import type { LookingView, Payout, Reason, Stake, View } from "../../wire/gambit7";
import type { RoomUpdate } from "../../wire/server";
import { say } from "../../words/words.svelte";
import { placesOf } from "./hand";
import { gain, TOO_HIGH } from "./mat";

/** What a sentence about a result needs to know. */
export interface Result {
  readonly view: View;
  readonly phase: LookingView;
  /** Does the Gambit 7 chip count as a bet (G12, G18)? */
  readonly gambitShares: boolean;
}

export function resultOf(room: RoomUpdate, view: View, phase: LookingView): Result {
  return { view, phase, gambitShares: room.options["gambit_shares"] !== false };
}

/** Why this player got what they got, in sentences. */
export function reasons(result: Result, player: Player): readonly string[] {
  const payout = result.phase.payouts[player.seat];
  const stake = result.phase.stakes[player.seat];
  if (!payout || !stake || result.phase.winning === null) return [];
  const told = [...payout.why.map((reason) => because(result, payout, reason, player)), ...lostChips(result, stake)];
  return told.length ? told : [say("gambit7-why-no-bet")];
}

export function scoreBefore(result: Result, seat: number): number {
  return (result.view.scores[seat] ?? 0) - gainOf(result, seat);
}

export function gainOf(result: Result, seat: number): number {
  const payout = result.phase.payouts[seat];
  return payout ? gain(payout) : 0;
}

/** How many players bet on the winning case. */
export function bettors({ phase, gambitShares }: Result): number {
  return phase.stakes.filter(
    (stake) => placesOf(stake).includes(phase.winning ?? NaN) || (gambitShares && stake.gambit === phase.winning),
  ).length;
}

function because(result: Result, payout: Payout, reason: Reason, player: Player): string {
  const { count, figure, points } = reason;
  const before = scoreBefore(result, player.seat);
  switch (reason.why) {
    case "alone":
      return say("gambit7-why-alone", { count, figure, name: player.name, who: player.mine ? "you" : "other" });
    case "shared":
      return say("gambit7-why-shared", { count, figure, bettors: bettors(result) });
    case "too_high":
      return say("gambit7-why-too-high", { count, figure });
    case "gambit_won":
      return say("gambit7-why-gambit-won", { before, figure, after: before + payout.gambit });
    case "gambit_lost":
      return say("gambit7-why-gambit-lost", {
        before,
        place: placeName(result.phase, gambitPlace(result.phase, player), result.view.question),
      });
    case "star":
      return say("gambit7-why-star", { points, who: player.mine ? "you" : "other" });
  }
}

function gambitPlace(phase: LookingView, player: Player): number {
  return phase.stakes[player.seat]?.gambit ?? TOO_HIGH;
}

function lostChips({ view, phase }: Result, stake: Stake): string[] {
  const lost = stake.chips
    .filter((chips) => chips.case !== phase.winning)
    .map((chips) => ({ ...chips, how: howFar(phase, chips.case) }));
  return [...new Set(lost.map(({ how }) => how))].map((how) => {
    const alike = lost.filter((chips) => chips.how === how);
    const place = listed(alike.map((chips) => placeName(phase, chips.case, view.question)));
    return say("gambit7-why-lost", { count: alike.reduce((sum, chips) => sum + chips.count, 0), place, how });
  });
}

function howFar(phase: LookingView, place: number): "high" | "low" | "under" {
  const answer = phase.slates.find((slate) => slate.case === place)?.answer;
  if (answer === undefined) return "under";
  return answer > phase.answer.answer ? "high" : "low";
}

/** A case by what lies on it. */
export function placeName(phase: Pick<LookingView, "slates">, place: number, asked: Pick<Asked, "year">): string {
  const slate = phase.slates.find((other) => other.case === place);
  return slate ? written(slate.answer, asked) : say("gambit7-place-too-high");
}
