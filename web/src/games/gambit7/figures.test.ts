import { afterAll, beforeAll, expect, test } from "vitest";
import { measured } from "../../kit/numbers/written";
import { words } from "../../words/words.svelte";
import { onSmallSlate, size } from "./figures";

beforeAll(() => words.choose("fr"));
afterAll(() => words.choose("en"));

test("a long number may break between its groups, a short one never", () => {
  expect(onSmallSlate(1200, {})).toBe("1\u00a0200");
  expect(onSmallSlate(999_999_999_999_999, {})).toBe("999 999 999 999 999");
});

test("a year is never grouped", () => {
  expect(onSmallSlate(1911, { year: true })).toBe("1911");
  expect(measured(1911, { unit: { en: "", fr: "", de: "" }, year: true })).toBe("1911");
});

test("what is long is written smaller, but never too small", () => {
  expect(size("646", 6, 1.75, 1)).toBe(1.75);
  expect(size("1 234 567 890", 6, 1.75, 1)).toBe(1);
});
