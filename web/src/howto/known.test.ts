import { beforeEach, expect, test } from "vitest";
import { GAMES } from "../games";
import { device } from "../link/store";
import { knows, learn, newGames } from "./known";

const NAMES = GAMES.map(({ facts }) => facts.name);

beforeEach(() => device.set("known", null));

test("a device knows what was played on it, and nothing else", () => {
  expect(newGames()).toEqual(NAMES);
  learn("bornes");
  learn("bornes");
  expect(knows("bornes")).toBe(true);
  expect(device.get("known")).toEqual(["bornes"]);
  expect(newGames()).toEqual(NAMES.filter((name) => name !== "bornes"));
});

test.each([["chess"], { bornes: true }, "bornes", 7])("nonsense in what it keeps is no game: %j", (nonsense) => {
  device.set("known", nonsense);
  expect(newGames()).toEqual(NAMES);
});
