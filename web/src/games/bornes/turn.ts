import type { Player } from "../../frame/players";
import type { AnnouncementView, Move, View } from "../../wire/bornes";
import type { Answer, Update } from "../../wire/server";
import { say } from "../../words/words.svelte";

/** What every phase's screen is given. */
export interface Turn<Phase> {
  readonly view: View;
  readonly phase: Phase;
  readonly table: Update;
  readonly players: readonly Player[];
  readonly play: (move: Move) => Promise<Answer>;
}

export function masterName(view: View, players: readonly Player[]): string {
  return players[view.master]?.name ?? "";
}

/** Whose challenge it is. */
export function challengeBy(announcement: AnnouncementView, master: string): string {
  return announcement.drawn ? say("bornes-drawn-challenge") : say("bornes-challenge-of", { name: master });
}

/** The boundary of a seat; whoever has none gets none to see. */
export function boundaryOf(view: View, announcement: AnnouncementView, seat: number | null): number {
  return announcement.boundaries[view.rankers.indexOf(seat ?? -1)] ?? 0;
}
