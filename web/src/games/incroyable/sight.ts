import type { Player } from "../../frame/players";
import type { Move, View } from "../../wire/incroyable";

/** What the screen of every phase is given. */
export interface Sight {
  readonly view: View;
  readonly players: readonly Player[];
  readonly seat: number | null; // null: I am watching
  readonly awaited: readonly number[];
  readonly waitsForMe: boolean;
  readonly waiting: string; // whom the table waits for, in a sentence
  readonly positions: readonly number[]; // where the pawns are seen: they go when the answer is known
  readonly known: boolean; // the answer has been revealed
  readonly sending: boolean; // a move of mine is on its way
  readonly send: (move: Move) => void;
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? "";
}
