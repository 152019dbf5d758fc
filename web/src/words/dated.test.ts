import { afterAll, beforeAll, expect, test } from "vitest";
import { dated } from "./dated";
import { words } from "./words.svelte";

beforeAll(() => words.choose("fr"));
afterAll(() => words.choose("en"));

test.each([
  ["2014", "2014"],
  ["2026-09", "septembre 2026"],
  ["2026-09-03", "3 septembre 2026"],
])("%s", (asof, text) => {
  expect(dated(asof)).toBe(text);
});
