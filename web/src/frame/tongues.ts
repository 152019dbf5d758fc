import type { RoomUpdate } from "../wire/server";
import { LANGUAGES, words, type Language } from "../words/words.svelte";

/** The languages of those at the table besides the screen's own; all the others as long as nobody's is known. */
export function tongues(room: RoomUpdate): readonly Language[] {
  const known = room.people.filter((person) => person.role !== "screen").map((person) => person.language);
  const heard = known.some((language) => language !== null) ? known : LANGUAGES;
  return LANGUAGES.filter((language) => language !== words.language && heard.includes(language));
}
