import { COLOURS, type PersonView, type RoomUpdate } from "../wire/server";

interface Wishes {
  readonly avatar: number;
  readonly colour: number;
}

const ALL = [...Array(COLOURS).keys()];

/** The colours of the others at the table. */
export function coloursTaken(room: RoomUpdate): readonly number[] {
  return room.people
    .filter((person) => person.id !== room.me && person.role === "player")
    .map((person) => person.colour);
}

/** What I would like to wear, with another colour if mine is taken; null if I wear it already. */
export function outfit(room: RoomUpdate, me: PersonView, wishes: Wishes): Wishes | null {
  const taken = coloursTaken(room);
  const free = [wishes.colour, me.colour, ...ALL].find((colour) => !taken.includes(colour));
  const colour = free ?? wishes.colour;
  return me.avatar === wishes.avatar && me.colour === colour ? null : { avatar: wishes.avatar, colour };
}
