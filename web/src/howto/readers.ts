import type { PersonView, RoomUpdate } from "../wire/server";

/** Who is still being shown how the game is played. */
export function readersOf(room: RoomUpdate): readonly PersonView[] {
  return room.people.filter(({ id }) => room.reading.includes(id));
}
