import { beforeEach, expect, test } from "vitest";
import type { PersonView, RoomUpdate } from "../wire/server";
import { words } from "../words/words.svelte";
import { plainVerdict, playersThen, tally } from "./standings";

function person(id: number, name: string, seat: number | null): PersonView {
  return {
    id,
    name,
    seat,
    colour: id,
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

const annie = person(0, "Annie", 0);
const bob = person(1, "Bob", 1);

function room(people: readonly PersonView[], seats: number, bots: readonly number[] = []): RoomUpdate {
  return {
    people,
    teams: [],
    bots,
    levels: bots.map(() => "club"),
    seats,
    me: 0,
    host: 0,
    playing: false,
    finishes: [],
  } as unknown as RoomUpdate;
}

beforeEach(() => words.choose("en"));

test("whoever has left since still has their place", () => {
  expect(playersThen(room([annie], 3)).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test("without the game's verdict the room says who won, and those who are level share a rank", () => {
  const finish = { game: 1, winners: [1], scores: [5, 9, 5] };
  const { headline, rows } = plainVerdict(finish, playersThen(room([annie, bob], 3, [2])));
  expect(headline).toBe("Bob wins!");
  expect(rows.map(({ player, rank, winner, score }) => [player.seat, rank, winner, score])).toEqual([
    [1, 1, true, "9"],
    [0, 2, false, "5"],
    [2, 2, false, "5"],
  ]);
});

test("a shared win names all, a bot's names nobody", () => {
  const players = playersThen(room([annie, bob], 3, [2]));
  expect(plainVerdict({ game: 1, winners: [0, 1], scores: [9, 9, 5] }, players).headline).toContain("share the win");
  expect(plainVerdict({ game: 1, winners: [], scores: [1, 2, 9] }, players).headline).toBe("Game over");
});

test("the evening counts the wins of those who are here", () => {
  const evening = {
    ...room([annie, bob], 2),
    finishes: [1, 1, 0, 7].map((winner, game) => ({ game, winners: [winner], scores: [] })),
  };
  expect(tally(evening).map(({ name, count }) => [name, count])).toEqual([
    ["Bob", 2],
    ["Annie", 1],
  ]);
});
