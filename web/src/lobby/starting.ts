import type { Player } from "../frame/players";
import { gameOf, seatsOf } from "../games";
import type { RoomUpdate } from "../wire/server";
import { say } from "../words/words.svelte";
import { isTooFew } from "./questions";

/** Why the game cannot start yet; null if it can. */
export function obstacle(room: RoomUpdate, players: readonly Player[]): string | null {
  const allowed = seatsOf(gameOf(room.game).facts, room.options);
  const missing = allowed.least - players.length;
  if (players.length > allowed.most) return say("lobby-start-exactly", { count: allowed.most });
  if (missing > 0) return say("lobby-start-few", { count: missing });
  return room.supply && isTooFew(room)
    ? say("lobby-start-questions", { count: room.supply.count, least: room.supply.least })
    : null;
}
