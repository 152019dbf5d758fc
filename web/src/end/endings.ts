import type { Component } from "svelte";
import type { Player } from "../frame/players";
import type { GameName, Games } from "../wire";

/** What a game says of its end. Each has its own measure of who is best. */
export interface Ending<View = unknown, Story = unknown> {
  /** Who came where and why. */
  readonly verdict: (view: View, players: readonly Player[]) => Verdict;
  /** The game in figures, under the podium. */
  readonly Story: Component<Told<View, Story>>;
}

export interface Verdict {
  readonly headline: string; // "Annie wins, 56 to 41"
  readonly rows: readonly Standing[]; // best first
}

export interface Standing {
  readonly player: Player;
  readonly rank: number; // players who are level share it
  readonly winner: boolean;
  readonly score: string; // short enough for the podium's block: "56"
  readonly why: string | null; // one short sentence, where the score alone does not say it
}

export interface Told<View = unknown, Story = unknown> {
  readonly view: View;
  readonly story: Story;
  readonly players: readonly Player[];
  readonly big: boolean; // the screen that all look at
}

type Load<G extends GameName> = () => Promise<{ readonly default: Ending<Games[G]["View"], Games[G]["Story"]> }>;

const ENDINGS: { readonly [G in GameName]: Load<G> } = {
  gambit7: () => import("../games/gambit7/ending"),
  bornes: () => import("../games/bornes/ending"),
  incroyable: () => import("../games/incroyable/ending"),
  code777: () => import("../games/code777/ending"),
};

/**
 * The room says which game was played, so its view and its ending belong together: here alone the types take our word.
 */
export async function endingOf(game: string): Promise<Ending> {
  return (await ENDINGS[game as GameName]()).default as unknown as Ending;
}

/** Best first, with the ranks of those who are level. */
export function ranked(
  players: readonly Player[],
  winners: readonly number[],
  score: (seat: number) => number,
): readonly Omit<Standing, "score" | "why">[] {
  const rows = players
    .map((player) => ({ player, winner: winners.includes(player.seat), points: score(player.seat) }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points);
  const rank = (row: (typeof rows)[number]): number =>
    1 + rows.findIndex((other) => other.winner === row.winner && other.points === row.points);
  return rows.map((row) => ({ player: row.player, winner: row.winner, rank: rank(row) }));
}
