import { letters } from "../kit/letters";
import type { PersonView, RoomUpdate, Skill } from "../wire/server";
import { botAvatars, botNames, distinct } from "./bots";

/** Who sits on a seat, as every screen draws them: no two have one colour or one letter. */
export interface Player {
  readonly seat: number;
  readonly people: readonly PersonView[];
  readonly name: string;
  readonly avatar: number;
  readonly colour: number;
  readonly letter: string;
  readonly bot: boolean; // a computer plays, for want or in the absence of a person
  readonly level?: Skill | null; // of the bot
  readonly online: boolean;
  readonly mine: boolean;
}

/** The seats from 0 on. A seat that nobody has is left out. */
export function playersOf(room: RoomUpdate): readonly Player[] {
  const taken = seatsTaken(room).map((seat) => ({ seat, people: onSeat(room, seat) }));
  const peopled = taken.filter(({ people }) => people.length);
  const names = peopled.map(({ seat, people }) => teamName(room, seat) ?? people.map(({ name }) => name).join(" & "));
  const avatars = peopled.map(({ people }) => people[0]?.avatar ?? 0);
  // nobody's letter or colour gives way to a bot's
  const order = [...peopled, ...taken.filter(({ people }) => !people.length)];
  const bots = order.length - peopled.length;
  const allNames = [...names, ...botNames(bots, names)];
  const allAvatars = [...avatars, ...botAvatars(bots, avatars)];
  const colours = distinct(order.map(({ people }) => people[0]?.colour ?? null));
  const signs = letters(allNames);
  return order
    .map(({ seat, people }, place) => ({
      seat,
      people,
      name: allNames[place] ?? "",
      avatar: allAvatars[place] ?? 0,
      colour: colours[place] ?? 0,
      letter: signs[place] ?? "",
      bot: room.bots.includes(seat),
      level: room.levels[room.bots.indexOf(seat)] ?? null,
      online: room.bots.includes(seat) || people.some((person) => person.online),
      mine: people.some((person) => person.id === room.me),
    }))
    .sort((a, b) => a.seat - b.seat);
}

export function onSeat(room: RoomUpdate, seat: number): readonly PersonView[] {
  return room.people.filter((person) => person.seat === seat);
}

/** What a team calls itself; null: it has no name but those of its members. */
export function teamName(room: RoomUpdate, seat: number | null): string | null {
  return room.teams.find((team) => team.seat === seat)?.name ?? null;
}

export function myself(room: RoomUpdate): PersonView | undefined {
  return room.people.find((person) => person.id === room.me);
}

export function hostName(room: RoomUpdate): string | null {
  return room.people.find((person) => person.id === room.host)?.name ?? null;
}

function seatsTaken(room: RoomUpdate): readonly number[] {
  const seats = room.people.flatMap((person) => (person.seat === null ? [] : [person.seat]));
  const all = room.playing ? Array.from({ length: room.seats }, (_, seat) => seat) : [...seats, ...room.bots];
  return [...new Set(all)].sort((a, b) => a - b);
}
