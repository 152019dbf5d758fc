import { verdictOf } from "../end/finale";
import { playersThen } from "../end/standings";
import { playersOf } from "../frame/players";
import { gameOf } from "../games";
import type { Aloud, ReadAloud } from "../games/game";
import type { RoomUpdate, Update } from "../wire/server";
import { words } from "../words/words.svelte";
import type { Passage } from "./voice.svelte";

/** What there is to read aloud of a game that is played or has just ended. */
export type Tell = (room: RoomUpdate, table: Update) => Aloud;

const NOBODY = -1; // a loudspeaker speaks to all: nobody is "you"

/** Null: nothing of this game is read aloud. */
export async function tellOf(game: string): Promise<Tell | null> {
  const page = gameOf(game);
  if (!page.aloud) return null;
  const [{ default: aloud }, { default: ending }] = await Promise.all([page.aloud(), page.ending(), words.load(game)]);
  return (room, table) => {
    const publicly = { ...room, me: NOBODY };
    if (room.playing) return (aloud as ReadAloud)(publicly, table, playersOf(publicly));
    const finish = room.finishes.find((one) => one.game === room.number);
    const news = finish ? verdictOf(ending, table, finish, playersThen(publicly)).headline : "";
    return { news, situation: "", quotes: [] };
  };
}

/** A text in its parts, of which some are quoted from another language. */
export function passages(text: string, quotes: readonly Passage[]): readonly Passage[] {
  const quote = quotes.find((one) => one.text && text.includes(one.text));
  if (!quote) return [{ text, language: words.language }];
  const start = text.indexOf(quote.text);
  const rest = [text.slice(0, start), text.slice(start + quote.text.length)].map((part) => passages(part, quotes));
  return [...(rest[0] ?? []), quote, ...(rest[1] ?? [])];
}
