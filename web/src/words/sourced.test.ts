import { afterAll, beforeAll, expect, test } from "vitest";
import { sourced } from "./sourced";
import { words } from "./words.svelte";

beforeAll(() => words.choose("de"));
afterAll(() => words.choose("en"));

test.each([
  ["NASA; World Bank", "NASA; World Bank"],
  ["computation", "selbst nachgerechnet"],
  ["computed; NASA", "selbst nachgerechnet; NASA"],
  ["computation from the two days; computer club", "selbst nachgerechnet; computer club"],
  ["26 miles and 385 yards, computation; computed", "selbst nachgerechnet"],
  ["the table", "der Tisch selbst"],
])("%s", (source, text) => {
  expect(sourced(source)).toBe(text);
});

test("with the day of which it is", () => {
  expect(sourced("NASA; computed", "2026-09")).toBe("NASA; selbst nachgerechnet, September 2026");
  expect(sourced("NASA", null)).toBe("NASA");
});
