import { expect, test } from "vitest";
import { isNear } from "./near";

test("near is a fiftieth of the answer, but not the answer itself", () => {
  expect([49, 50, 51].map((guess) => isNear(guess, 50))).toEqual([true, false, true]);
  expect([48, 52, -50].map((guess) => isNear(guess, 50))).toEqual([false, false, false]);
  expect(isNear(0, 0)).toBe(false);
});

test("of a year it is one year", () => {
  expect([1910, 1912, 1909, 1911].map((guess) => isNear(guess, 1911, { year: true }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
