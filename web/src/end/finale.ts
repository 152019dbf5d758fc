import type { Player } from "../frame/players";
import { story } from "../link/api";
import { device } from "../link/store";
import type { Finish, RoomUpdate, Update } from "../wire/server";
import { words } from "../words/words.svelte";
import { gameOf } from "../games";
import type { Ending, Verdict } from "../games/game";
import { plainVerdict } from "./standings";

export interface Finale {
  readonly ending: Ending | null;
  readonly story: unknown;
}

/**
 * What the game has to say of its end. Whatever cannot be had is null, and the room's own knowledge is shown instead.
 */
export async function finaleOf(room: RoomUpdate, key: string): Promise<Finale> {
  const [ending, told] = await Promise.all([
    orNull(wordsAndEnding(room.played ?? room.game)),
    orNull(storyOf(room, key)),
  ]);
  return { ending, story: told };
}

/** The game's verdict on what it last showed, or else the room's. */
export function verdictOf(
  ending: Ending | null,
  table: Update | null,
  finish: Finish,
  players: readonly Player[],
): Verdict {
  return ending && table ? ending.verdict(table.view, players) : plainVerdict(finish, players);
}

async function wordsAndEnding(game: string): Promise<Ending> {
  const [ending] = await Promise.all([gameOf(game).ending(), words.load(game)]);
  return ending.default;
}

async function storyOf(room: RoomUpdate, key: string): Promise<unknown> {
  const token = device.get<string>(`token.${key}`);
  return token === null ? null : story(room.code, room.number, token);
}

async function orNull<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch {
    return null;
  }
}
