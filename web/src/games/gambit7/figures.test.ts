import { afterAll, beforeAll, expect, test } from "vitest";
import { words } from "../../words/words.svelte";
import { measured, onSmallSlate, size } from "./figures";

beforeAll(() => words.choose("fr"));
afterAll(() => words.choose("en"));

test("a long number may break between its groups, a short one never", () => {
  expect(onSmallSlate(1200)).toBe("1\u00a0200");
  expect(onSmallSlate(999_999_999_999_999)).toBe("999 999 999 999 999");
});

test("with its unit, if it has one", () => {
  expect(measured(646, "km")).toBe("646\u00a0km");
  expect(measured(646, "")).toBe("646");
});

test("what is long is written smaller, but never too small", () => {
  expect(size("646", 6, 1.75, 1)).toBe(1.75);
  expect(size("1 234 567 890", 6, 1.75, 1)).toBe(1);
});
