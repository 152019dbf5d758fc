import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn } from "./outside";
import { PUBLISHERS } from "./publishers";
import { sourced } from "./sourced";
import { words } from "./words.svelte";

beforeAll(() => words.choose("de"));
afterAll(() => words.choose("en"));

test.each([
  ["NASA", "NASA"],
  ["World Bank", "Weltbank"],
  ["computation", "selbst nachgerechnet"],
  ["the table", "am Tisch gemessen"],
  ["own count", "selbst gezählt"],
  ["computer club", "computer club"],
])("%s", (source, text) => {
  expect(sourced(source)).toBe(text);
});

test("with the day of which it is", () => {
  expect(sourced("NASA", "2026-09")).toBe("NASA, September 2026");
  expect(sourced("NASA", null)).toBe("NASA");
});

test("every publisher that has names is a source of ours", () => {
  const boxes = Object.values(filesIn("src/ardoise/games", "box.jsonl")).join("\n");
  expect(Object.keys(PUBLISHERS).filter((name) => !boxes.includes(`"src":[{"by":"${name}"`))).toEqual([]);
});
