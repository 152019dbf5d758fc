import { afterAll, beforeAll, expect, test } from "vitest";
import { alsoIn, foreign } from "./foreign";
import { words } from "./words.svelte";

beforeAll(() => words.choose("en"));
afterAll(() => words.choose("en"));

test("what is not in the reader's language says in which it is", () => {
  expect(foreign({ spoken: ["fr"] })).toBe("fr");
  expect(foreign({ spoken: ["fr", "en"] })).toBeUndefined();
  expect(foreign({})).toBeUndefined();
});

test("nothing is said twice", () => {
  expect(alsoIn({ spoken: ["fr"] }, ["fr", "de"])).toEqual([]);
  expect(alsoIn({ spoken: ["fr", "de"] }, ["fr", "de"])).toEqual(["de"]);
  expect(alsoIn({}, ["fr", "de"])).toEqual(["fr", "de"]);
});
