import { beforeEach, expect, test } from "vitest";
import { GAMES } from "../games";
import { device } from "../link/store";
import { knows, learn, newGames } from "./known";

const NAMES = GAMES.map(({ facts }) => facts.name);
const [FIRST = ""] = NAMES;

beforeEach(() => device.set("known", null));

test("a device knows what was played on it, and nothing else", () => {
  expect(newGames()).toEqual(NAMES);
  learn(FIRST);
  learn(FIRST);
  expect(knows(FIRST)).toBe(true);
  expect(device.get("known")).toEqual([FIRST]);
  expect(newGames()).toEqual(NAMES.filter((name) => name !== FIRST));
});

test.each([["chess"], { [FIRST]: true }, FIRST, 7])("nonsense in what it keeps is no game: %j", (nonsense) => {
  device.set("known", nonsense);
  expect(newGames()).toEqual(NAMES);
});
