import { beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "../games";
import type { PersonView, RoomUpdate } from "../wire/server";
import { words } from "../words/words.svelte";
import { newsOf } from "./news";

const ME = 0;
const ANOTHER = GAMES.find(({ facts }) => facts.least !== 2)?.facts.name ?? "";
const FOR_TWO = GAMES.find(({ facts }) => facts.least === 2)?.facts.name;

function person(id: number, name: string, about: Partial<PersonView> = {}): PersonView {
  return {
    id,
    name,
    seat: id,
    colour: id,
    avatar: id,
    role: "player",
    ready: false,
    approved: true,
    online: true,
    time_factor: 100,
    watching: false,
    language: null,
    ...about,
  };
}

function room(people: readonly PersonView[], host = ME): RoomUpdate {
  return {
    me: ME,
    host,
    people,
    teams: [],
    game: FOR_TWO,
    options: {},
    bots: [],
    levels: [],
    playing: false,
    seats: 0,
    supply: null,
  } as unknown as RoomUpdate;
}

const annie = person(ME, "Annie");
const bert = person(1, "Bert");
const cleo = person(2, "Cleo", { seat: null });

describe("what is announced in the lobby", () => {
  beforeAll(() => words.choose("en"));

  test("who came and who left, and that I may start", () => {
    expect(newsOf(room([annie]), room([annie, bert]))).toEqual(["Bert has joined.", "You can start."]);
    expect(newsOf(room([annie, bert, cleo]), room([annie, bert]))).toEqual(["Cleo has left."]);
  });

  test("what the host has chosen, to the others alone", () => {
    const now = { ...room([annie, bert], 1), game: ANOTHER };
    expect(newsOf(room([annie, bert], 1), now)).toEqual([`The host has chosen ${words.say(`game-${ANOTHER}`)}.`]);
    const other = { ...now, options: { hidden_bets: true } };
    expect(newsOf(now, other)).toEqual(["The host has changed the house rules."]);
    expect(newsOf({ ...now, host: ME }, { ...other, host: ME })).toEqual([]);
  });

  test("who asks to come in, and that I was let in", () => {
    const asking = { ...cleo, approved: false };
    expect(newsOf(room([annie, bert]), room([annie, bert, asking]))).toEqual(["Cleo wants to join."]);
    expect(newsOf(room([annie, bert, asking]), room([annie, bert, cleo]))).toEqual(["Cleo has joined."]);
    const outside = { ...annie, approved: false };
    expect(newsOf(room([outside, bert], 1), room([annie, bert], 1))).toEqual(["You’re in!"]);
  });

  test("that I am the host now", () => {
    expect(newsOf(room([annie, bert, cleo], 1), room([annie, bert, cleo]))).toEqual([
      "You’re the host now.",
      "You can start.",
    ]);
  });

  test("nothing where nothing happened, and nothing of a big screen", () => {
    expect(newsOf(room([annie, bert]), room([annie, { ...bert, ready: true }]))).toEqual([]);
    expect(newsOf(room([annie, bert]), room([annie, bert, { ...cleo, role: "screen" }]))).toEqual([]);
  });
});
