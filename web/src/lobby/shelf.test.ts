import { expect, test } from "vitest";
import { FakeStore } from "../link/fakes";
import { isSame, Shelf } from "./shelf";

test("what was typed in stays under its name, for its game and option alone", () => {
  const store = new FakeStore();
  new Shelf(store, "chess", "board").keep("Club", { size: 8 });
  expect(new Shelf(store, "chess", "board").all()).toEqual([{ name: "Club", value: { size: 8 } }]);
  expect(new Shelf(store, "chess", "clock").all()).toEqual([]);
  expect(new Shelf(store, "draughts", "board").all()).toEqual([]);
});

test("a name is there once, and nothing stays of what is forgotten", () => {
  const store = new FakeStore();
  const shelf = new Shelf(store, "chess", "board");
  shelf.keep("Club", 1);
  shelf.keep("Home", 2);
  expect(shelf.keep("Club", 3)).toEqual([
    { name: "Home", value: 2 },
    { name: "Club", value: 3 },
  ]);
  shelf.forget("Home");
  expect(shelf.forget("Club")).toEqual([]);
  expect([...store.kept.keys()].filter((key) => key.startsWith("typed"))).toEqual([]);
});

test("the same figures are the same, no matter who sent them", () => {
  expect(isSame({ size: 8 }, { size: 8 })).toBe(true);
  expect(isSame({ size: 8 }, undefined)).toBe(false);
});
