import { describe, expect, test } from "vitest";
import type { HandView } from "../../wire/bornes";
import { BOUNDARY, gapAt, inHand, isOpen, placed, same, stepped, withBoundary, without } from "./column";

const column = ["a", BOUNDARY, "b"];

test("the boundary lies in every column that is shown", () => {
  expect(withBoundary([])).toEqual([BOUNDARY]);
  expect(withBoundary(["a"])).toEqual([BOUNDARY, "a"]);
  expect(withBoundary(column)).toBe(column);
});

test("the hand is what was dealt and does not lie, never the boundary", () => {
  const mine: HandView = { cards: [], pieces: [BOUNDARY, "challenge", "a", "b"], column: [], may_finish: false };
  expect(inHand(mine, ["b"])).toEqual(["challenge", "a"]);
});

describe("placed", () => {
  test.each([
    [0, ["x", "a", BOUNDARY, "b"]],
    [2, ["a", BOUNDARY, "x", "b"]],
    [3, ["a", BOUNDARY, "b", "x"]],
  ])("from the hand into gap %i", (gap, expected) => expect(placed(column, "x", gap)).toEqual(expected));

  test.each([
    [0, column],
    [1, column],
    [2, [BOUNDARY, "a", "b"]],
    [3, [BOUNDARY, "b", "a"]],
  ])("from the bottom into gap %i", (gap, expected) => {
    expect(placed(column, "a", gap)).toEqual(expected);
    expect(isOpen(column, "a", gap)).toBe(!same(column, expected));
  });
});

describe("stepped", () => {
  test("from the hand through the column to the top and no further", () => {
    let now: readonly string[] | null = [BOUNDARY];
    const seen = [];
    for (now = stepped(now, "a", 1); now; now = stepped(now, "a", 1)) seen.push(now);
    expect(seen).toEqual([
      ["a", BOUNDARY],
      [BOUNDARY, "a"],
    ]);
  });

  test("down from the bottom is into the hand, but not for the boundary", () => {
    expect(stepped(column, "a", -1)).toEqual([BOUNDARY, "b"]);
    expect(stepped([BOUNDARY, "b"], BOUNDARY, -1)).toBeNull();
    expect(stepped(column, "x", -1)).toBeNull();
  });
});

describe("where a card falls", () => {
  test("a card of the hand: between those whose middles are above and below", () => {
    const middles = [100, 200, 300]; // b, boundary, a
    expect([50, 150, 250, 350].map((y) => gapAt(column, "x", middles, y))).toEqual([3, 2, 1, 0]);
  });

  test("a card of the column: its own place makes no gap", () => {
    const fallen = [50, 150, 250].map((y) => placed(column, BOUNDARY, gapAt(column, BOUNDARY, [100, 200], y)));
    expect(fallen).toEqual([["a", "b", BOUNDARY], column, [BOUNDARY, "a", "b"]]);
  });
});

test("without", () => expect(without(column, BOUNDARY)).toEqual(["a", "b"]));
