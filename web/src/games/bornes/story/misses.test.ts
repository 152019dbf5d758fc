import { beforeAll, expect, test } from "vitest";
import type { Miss } from "../../../wire/bornes";
import { words } from "../../../words/words.svelte";
import { missed } from "./misses";
import "../../index"; // brings the words

const text = { en: "How many cups?", fr: "", de: "" };
const MISS: Miss = {
  round: 1,
  card: { id: "a", kind: "known", text, unit: { en: "cups", fr: "", de: "" }, picture: null },
  value: 30,
  boundary: 45,
  why: null,
  against: null,
};

beforeAll(async () => {
  await words.choose("en");
  await words.load("bornes");
});

test("a card that was handed back, and where it belonged", () => {
  expect(missed([MISS])).toEqual([
    { head: "Round 2: How many cups?", got: "30\u00a0cups", better: "Left out; it belonged below 45." },
  ]);
  expect(missed([{ ...MISS, value: 45 }])[0]?.better).toBe("Left out; either side of 45 would have been right.");
});

test("a card that was wrong, and why", () => {
  expect(missed([{ ...MISS, value: 60, why: "wrong_side", against: 45 }])[0]?.better).toBe(
    "Red: it belonged above 45.",
  );
  expect(missed([{ ...MISS, why: "less_than_below", against: 40 }])[0]?.better).toBe(
    "Red: it’s less than the 40 below it.",
  );
});
