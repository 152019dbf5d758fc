import { hostName, myself, playersOf } from "../frame/players";
import type { PersonView, RoomUpdate } from "../wire/server";
import { say } from "../words/words.svelte";
import { obstacle } from "./starting";

/**
 * What changed in the lobby, for who does not see it: who came, asks, or left, that I was let in, what is played, that
 * I may start.
 */
export function newsOf(before: RoomUpdate, now: RoomUpdate): readonly string[] {
  const was = new Map(before.people.map((person) => [person.id, person]));
  const here = new Set(now.people.map(({ id }) => id));
  return [
    ...now.people.filter(isOther(now)).flatMap((person) => coming(was.get(person.id), person)),
    ...before.people
      .filter((person) => isOther(now)(person) && !here.has(person.id))
      .map(({ name }) => say("lobby-left", { name })),
    ...(myself(before)?.approved === false && myself(now)?.approved ? [say("lobby-let-in")] : []),
    ...(before.host !== now.host && now.host === now.me ? [say("lobby-you-host")] : []),
    ...(now.host === now.me ? [] : chosen(before, now)),
    ...(mayStart(now) && !mayStart(before) ? [say("lobby-may-start")] : []),
  ];
}

function isOther({ me }: RoomUpdate): (person: PersonView) => boolean {
  return ({ id, role }) => id !== me && role !== "screen";
}

function coming(was: PersonView | undefined, { name, approved }: PersonView): readonly string[] {
  if (was?.approved || (was && !approved)) return [];
  return [approved ? say("lobby-came", { name }) : say("lobby-asks", { name })];
}

/** What the host has chosen, for the others. */
function chosen(before: RoomUpdate, now: RoomUpdate): readonly string[] {
  if (before.game !== now.game) return [say("lobby-plays-now", { game: say(`game-${now.game}`) })];
  const rules = ({ options, clock }: RoomUpdate): string => JSON.stringify([options, clock]);
  return rules(before) === rules(now) ? [] : [say("lobby-rules-now")];
}

function mayStart(room: RoomUpdate): boolean {
  return room.host === room.me && hostName(room) !== null && obstacle(room, playersOf(room)) === null;
}
