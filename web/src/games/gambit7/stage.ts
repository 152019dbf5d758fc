import type { Player } from "../../frame/players";
import type { Move, View } from "../../wire/gambit7";
import type { Answer, RoomUpdate, Update } from "../../wire/server";

/** What every phase is given; `phase` is its own part of the view. */
export interface Scene<Phase> {
  readonly room: RoomUpdate;
  readonly table: Update;
  readonly view: View;
  readonly phase: Phase;
  readonly players: readonly Player[];
  readonly play: (move: Move) => Promise<Answer>;
}
