import { beforeAll, expect, test } from "vitest";
import { words } from "$page/words/words.svelte";
import "$page/games";
import { range, reasons, spansOf, verdict } from "./plates";
import type { LookingView } from "./wire";

const PHASE: LookingView = {
  type: "Looking",
  plates: [
    { low: 300, high: 310, worth: 3 },
    { low: 320, high: 335, worth: 2 },
    { low: 100, high: 500, worth: 1 },
  ],
  authored: [0, 1, 2],
  choices: [1, 0, 0],
  right: [false, true, true],
  answer: { answer: 330, anecdote: { en: "", fr: "", de: "" }, source: "" },
  payouts: [
    { fork: 0, choice: 2, bait: 2 },
    { fork: 2, choice: 0, bait: 0 },
    { fork: 1, choice: 0, bait: 0 },
  ],
  content: [false, false, false],
};

beforeAll(async () => {
  await words.choose("en");
  await words.load("fourchette");
});

test("all forks and the answer lie on one line", () => {
  const { forks, truth } = spansOf(PHASE.plates, 330);
  const [, second, widest] = forks;
  expect(forks.every(({ left, width }) => left >= 0 && left + width <= 100)).toBe(true);
  expect(widest?.width).toBeGreaterThan(second?.width ?? 0);
  expect(truth).toBeGreaterThan(second?.left ?? 0);
  expect(truth).toBeLessThan((second?.left ?? 0) + (second?.width ?? 0));
});

test("before the answer is out there is no mark for it", () => {
  expect(spansOf(PHASE.plates, null).truth).toBeNull();
});

test("a fork without width is one number", () => {
  expect(range({ low: 320, high: 335 }, {})).toBe("320\u00a0– 335");
  expect(range({ low: 1500, high: 1500 }, {})).toBe("1,500");
  expect(range({ low: 1500, high: 1600 }, { year: true })).toBe("1500\u00a0– 1600");
});

test("why somebody got points", () => {
  expect(reasons(PHASE, 0)).toEqual(["Good choice: 2.", "2 players took the bait: 2."]);
  expect(reasons(PHASE, 1)).toEqual(["Fork has the answer: 2."]);
  expect(reasons({ ...PHASE, payouts: [{ fork: 0, choice: 0, bait: 0 }] }, 0)).toEqual(["Nothing this time."]);
});

test("how many plates hold the answer", () => {
  expect(verdict(PHASE)).toBe("2 plates have it.");
  expect(verdict({ ...PHASE, right: [] })).toBe("No one wrote a fork.");
});
