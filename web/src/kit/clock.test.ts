import { expect, test } from "vitest";
import { figure, given, left, seconds, share, untilNext } from "./clock";

test("it counts down by itself, never below nothing, and stands while paused", () => {
  expect(left(30_000, 1_000, 6_000, false)).toBe(25_000);
  expect(left(30_000, 1_000, 99_000, false)).toBe(0);
  expect(left(30_000, 1_000, 6_000, true)).toBe(30_000);
});

test("a begun second counts", () => {
  expect([0, 1, 1_000, 1_001, 30_000].map(seconds)).toEqual([0, 1, 1, 2, 30]);
});

test("minutes from the first one on", () => {
  expect([0, 4_200, 59_000, 59_001, 125_000, 600_000].map(figure)).toEqual(["0", "5", "59", "1:00", "2:05", "10:00"]);
});

test("the ring is full at most, and empty without a total", () => {
  expect(share(15_000, 30_000)).toBe(0.5);
  expect(share(45_000, 30_000)).toBe(1);
  expect(share(1, 0)).toBe(0);
});

test("the next change of the figure", () => {
  expect(untilNext(4_200)).toBe(200);
  expect(untilNext(4_000)).toBe(1_000);
});

test("a gift is told in round seconds, a waver is none", () => {
  expect([given(8_400, 37_900), given(8_000, 10_000), given(20_000, 8_000)]).toEqual([30, 0, 0]);
});
