import { expect, test } from "vitest";
import { choices, given, oneEach } from "./boundaries";

const VALUES = [30, 35, 40, 45, 50, 55];

test("one each: the backs of the cards, and one player may keep the common one", () => {
  expect(oneEach(VALUES, 45, 2)).toEqual([30, 35]);
  expect(oneEach(VALUES, 45, 5)).toEqual([30, 35, 40, 50, 55]);
});

test("every whole number between the bounds can be chosen, the bounds too", () => {
  expect(choices(30, 33)).toEqual([30, 31, 32, 33]);
});

test("a value that somebody has is swapped, a free one is taken", () => {
  expect(given([30, 35, 40], 0, 40)).toEqual([40, 35, 30]);
  expect(given([30, 35, 40], 1, 45)).toEqual([30, 45, 40]);
  expect(given([30, 35, 40], 1, 37)).toEqual([30, 37, 40]);
});
