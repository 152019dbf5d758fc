import { beforeEach, expect, test } from "vitest";
import { device } from "../link/store";
import { enough, isDue } from "./helped";

beforeEach(() => device.set("helped", null));

test("help comes by itself as often as it is due, for each topic", () => {
  expect([1, 2, 3].map(() => isDue("mat", 2))).toEqual([true, true, false]);
  expect(isDue("die", 1)).toBe(true);
});

test("someone who closed the help is not helped again", () => {
  expect(isDue("mat", 2)).toBe(true);
  enough("mat");
  expect(isDue("mat", 2)).toBe(false);
});

test.each([7, "mat", { mat: "often" }])("nonsense in what a device keeps counts for nothing: %j", (nonsense) => {
  device.set("helped", nonsense);
  expect(isDue("mat", 1)).toBe(true);
  expect(isDue("mat", 1)).toBe(false);
});
