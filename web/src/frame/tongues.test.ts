import { beforeEach, expect, test } from "vitest";
import type { Language, PersonView, Role, RoomUpdate } from "../wire/server";
import { words } from "../words/words.svelte";
import { tongues } from "./tongues";

function room(...people: [Language | null, Role?][]): RoomUpdate {
  return {
    people: people.map(([language, role = "player"]) => ({ language, role }) as PersonView),
  } as unknown as RoomUpdate;
}

beforeEach(() => words.choose("fr"));

test("the screen's own is not said twice", () => {
  expect(tongues(room(["fr"], ["de"], ["fr"]))).toEqual(["de"]);
  expect(tongues(room(["fr"]))).toEqual([]);
});

test("who watches is spoken to as well, a screen is not", () => {
  expect(tongues(room(["fr"], ["en", "spectator"], ["de", "screen"]))).toEqual(["en"]);
});

test("as long as nobody's is known, all are", () => {
  expect(tongues(room())).toEqual(["de", "en"]);
  expect(tongues(room([null], [null]))).toEqual(["de", "en"]);
  expect(tongues(room([null], ["de"]))).toEqual(["de"]);
});
