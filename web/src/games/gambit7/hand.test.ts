import { describe, expect, test } from "vitest";
import { chipsInHand, isSame, laid, NOTHING, onPlaces, placesOf, takenBack } from "./hand";

describe("chips", () => {
  test("one after the other, also on one case", () => {
    const one = laid(NOTHING, "chip", 2, null);
    expect(one).toEqual({ chips: [{ case: 2, count: 1 }], gambit: null });
    expect(laid(one, "chip", 2, 2)).toEqual({ chips: [{ case: 2, count: 2 }], gambit: null });
    expect(placesOf(laid(one, "chip", -1, 2))).toEqual([-1, 2]);
  });

  test("with both laid, the last one moves", () => {
    expect(placesOf(laid(onPlaces([-1, 2]), "chip", 0, 2))).toEqual([-1, 0]);
    expect(placesOf(laid(onPlaces([-1, 2]), "chip", 0, null))).toEqual([0, 2]);
  });

  test("the one that lies there already does not move, and both on a case stay", () => {
    expect(placesOf(laid(onPlaces([-1, 2]), "chip", 2, 2))).toEqual([2, 2]);
    expect(placesOf(laid(onPlaces([2, 2]), "chip", 2, 2))).toEqual([2, 2]);
  });

  test("taken back one by one", () => {
    expect(placesOf(takenBack(onPlaces([2, 2]), 2))).toEqual([2]);
    expect(takenBack(onPlaces([2]), 2)).toEqual(NOTHING);
  });
});

describe("the Gambit 7 chip", () => {
  const gambit = laid(onPlaces([1, 2]), "gambit", -4, null);

  test("stands alone (G9)", () => {
    expect(gambit).toEqual({ chips: [], gambit: -4 });
    expect(chipsInHand(gambit)).toBe(2);
    expect(takenBack(gambit, -4)).toEqual(NOTHING);
  });

  test("gives way to a chip", () => {
    expect(laid(gambit, "chip", 1, null)).toEqual(onPlaces([1]));
  });
});

test("the same stake, however it is spelled", () => {
  expect(isSame(onPlaces([2, -1]), onPlaces([-1, 2]))).toBe(true);
  expect(isSame(onPlaces([2]), onPlaces([2, 2]))).toBe(false);
});
