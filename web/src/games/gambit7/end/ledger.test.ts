import { beforeAll, expect, test } from "vitest";
import type { Entry, Settlement, Story } from "../../../wire/gambit7";
import { words } from "../../../words/words.svelte";
import { accountOf } from "./ledger";
import "../../index"; // brings the words

const KM = { en: "km", fr: "km", de: "km" };
const NOTHING: Entry = { chips: 0, gambit: 0, star: 0, best: 24, best_gambit: null };

function told(settled: Partial<Settlement>, entry: Partial<Entry>): ReturnType<typeof accountOf> {
  const line: Settlement = {
    truth: 123,
    unit: KM,
    won: "slate",
    answer: 120,
    ...settled,
    entries: [{ ...NOTHING, ...entry }],
  };
  return accountOf(
    {
      scores: [[30]],
      leads: 0,
      nearest: null,
      boldest: null,
      best: null,
      forms: [{ wins: 1, laid: 2, hits: 1 }],
      ledger: [line, line],
    } satisfies Story,
    0,
  );
}

function better(settled: Partial<Settlement>, entry: Partial<Entry>): string | null | undefined {
  return told(settled, entry).lines[0]?.better;
}

test("a year stands there as years do", () => {
  const { lines } = told({ truth: 1911, answer: 1905, unit: { en: "", fr: "", de: "" }, year: true }, { best: 24 });
  expect([lines[0]?.head, lines[0]?.better].join()).not.toMatch(/1,9/);
  expect(lines[0]?.head).toContain("1911");
});

beforeAll(async () => {
  await words.choose("en");
  await words.load("gambit7");
});

test("parts of the whole game, and of a round", () => {
  const { total, parts, note, lines } = told({}, { star: 2, chips: 8, gambit: 48 });
  expect([total, parts.map(({ text }) => text), note]).toEqual([
    "30",
    ["slates 4", "bets 16", "Gambit 7 +96"],
    "1 winning slate, 1 of 2 chips right",
  ]);
  expect(lines[1]).toEqual({
    head: "Round 2: 123\u00a0km",
    got: "slates 2, bets 8, Gambit 7 +48",
    better: "No bet would have scored more.",
  });
});

test("what was lost is a part of its own", () => {
  expect(told({}, { gambit: -8 }).parts).toEqual([{ tone: null, points: 16, text: "Gambit 7 −16" }]);
  expect(told({}, {}).lines[0]?.got).toBe("nothing");
});

test("the bet that would have been better", () => {
  expect(better({}, {})).toBe("Both chips on 120 would have scored 24.");
  expect(better({ won: "too_high", answer: null }, { best_gambit: 48 })).toBe(
    "Both chips on “all too high” would have scored 24, the Gambit 7 chip 48.",
  );
  expect(better({}, { chips: 24, best_gambit: 48 })).toBe("The Gambit 7 chip on 120 would have scored 48.");
  expect(better({ won: "nobody", answer: null }, {})).toBe("No one wrote anything.");
});
