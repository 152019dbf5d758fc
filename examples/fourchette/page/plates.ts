import type { Player } from "$page/frame/players";
import { listed } from "$page/frame/where";
import { scale } from "$page/kit/numberline";
import { written, type Asked } from "$page/kit/numbers/written";
import { say } from "$page/words/words.svelte";
import type { LookingView, Payout, Plate } from "./wire";

/** Where a fork lies on the line that all plates share, in parts of a hundred. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

export interface Spans {
  readonly forks: readonly Span[];
  readonly truth: number | null;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

const WHOLE = 100;

export function spansOf(plates: readonly Range[], truth: number | null): Spans {
  const known = truth === null ? [] : [truth];
  const line = scale([...plates.flatMap(({ low, high }) => [low, high]), ...known], WHOLE);
  return {
    forks: plates.map(({ low, high }) => ({ left: line.at(low), width: line.at(high) - line.at(low) })),
    truth: truth === null ? null : line.at(truth),
  };
}

/** "320 – 335", or the one number that a fork without width is. */
export function range({ low, high }: Range, asked: Pick<Asked, "year">): string {
  return low === high ? written(low, asked) : `${written(low, asked)}\u00a0– ${written(high, asked)}`;
}

export function at(row: readonly (number | null)[], place: number, players: readonly Player[]): readonly Player[] {
  return players.filter(({ seat }) => row[seat] === place);
}

export function names(players: readonly Player[]): string {
  return listed(players.map(({ name }) => name));
}

export function gainOf(payout: Payout | undefined): number {
  return payout ? payout.fork + payout.choice + payout.bait : 0;
}

/** Why a player got these points, a sentence each. */
export function reasons(phase: LookingView, seat: number): readonly string[] {
  const paid = phase.payouts[seat];
  const own = phase.authored[seat];
  if (!paid || !gainOf(paid)) return [say("fourchette-why-nothing")];
  const fooled = phase.choices.filter((choice) => choice === own).length;
  return [
    ...(paid.fork ? [say("fourchette-why-fork", { points: paid.fork })] : []),
    ...(paid.choice ? [say("fourchette-why-choice", { points: paid.choice })] : []),
    ...(paid.bait ? [say("fourchette-why-bait", { count: fooled, points: paid.bait })] : []),
  ];
}

/** How many of the plates hold the answer, in a sentence. */
export function verdict({ right }: LookingView): string {
  if (!right.length) return say("fourchette-verdict-empty");
  return say("fourchette-verdict", { count: right.filter(Boolean).length });
}

export function worthOf(plate: Plate, dessert: boolean): number {
  return dessert ? 2 * plate.worth : plate.worth;
}
