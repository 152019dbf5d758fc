import { describe, expect, test } from "vitest";
import type { PersonView, RoomUpdate } from "../wire/server";
import { distinct } from "./bots";
import { coloursTaken, outfit } from "./outfit";
import { playersOf } from "./players";

function person(id: number, name: string, seat: number | null, colour: number): PersonView {
  return {
    id,
    name,
    seat,
    colour,
    avatar: id,
    role: "player",
    ready: false,
    approved: true,
    online: true,
    time_factor: 100,
    watching: false,
    language: null,
  };
}

function room(people: readonly PersonView[], bots: readonly number[] = []): RoomUpdate {
  return {
    people,
    teams: [],
    bots,
    levels: bots.map(() => "club"),
    me: 0,
    host: 0,
    playing: false,
    seats: 0,
  } as unknown as RoomUpdate;
}

describe("players", () => {
  test("people keep their letter and colour, bots give way", () => {
    const players = playersOf(room([person(0, "Annie", 1, 2), person(1, "Anton", 2, 2)], [0]));
    expect(players.map(({ seat, name, letter, colour }) => [seat, name, letter, colour])).toEqual([
      [0, "Blaise", "B", 4],
      [1, "Annie", "A", 2],
      [2, "Anton", "N", 3],
    ]);
  });

  test("a team is one player", () => {
    const [team] = playersOf(room([person(0, "Annie", 0, 1), person(1, "Bernard", 0, 5)]));
    expect([team?.name, team?.colour, team?.mine]).toEqual(["Annie & Bernard", 1, true]);
  });

  test("a team that has a name is called by it, and by it alone", () => {
    const people = [person(0, "Annie", 0, 1), person(1, "Bernard", 0, 5), person(2, "Cleo", 1, 2)];
    const players = playersOf({ ...room(people), teams: [{ seat: 0, name: "Les Cerveaux Lents" }] });
    expect(players.map(({ name, letter }) => [name, letter])).toEqual([
      ["Les Cerveaux Lents", "L"],
      ["Cleo", "C"],
    ]);
  });

  test("colours differ up to eight", () => {
    expect(new Set(distinct([0, 0, 0, 0, null, null, 7, 7])).size).toBe(8);
  });
});

describe("outfit", () => {
  const me = person(0, "Annie", 0, 1);

  test("is what I wish for", () => {
    expect(outfit(room([me]), me, { avatar: 0, colour: 5 })).toEqual({ avatar: 0, colour: 5 });
    expect(outfit(room([me]), me, { avatar: 0, colour: 1 })).toBeNull();
  });

  test("keeps mine if the wished colour is taken", () => {
    const table = room([me, person(1, "Bob", 1, 5)]);
    expect(coloursTaken(table)).toEqual([5]);
    expect(outfit(table, me, { avatar: 0, colour: 5 })).toBeNull();
  });
});
