import type { Player } from "$page/frame/players";
import type { Answer, RoomUpdate, Update } from "$page/wire/server";
import type { Move, View } from "./wire";

/** What every phase is given; `phase` is its own part of the view. */
export interface Scene<Phase> {
  readonly room: RoomUpdate;
  readonly table: Update;
  readonly view: View;
  readonly phase: Phase;
  readonly players: readonly Player[];
  readonly play: (move: Move) => Promise<Answer>;
}
