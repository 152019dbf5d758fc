import { expect, test } from "vitest";
import type { Payout } from "../../wire/gambit7";
import { heard } from "./sounds";

const WON: Payout = { chips: 8, gambit: 0, star: 0, why: [] };
const LOST: Payout = { chips: 0, gambit: -8, star: 2, why: [] };

test("the truth falls, and everybody hears how it went for them", () => {
  const scored = [{ type: "Scored", truth: 27, winning: 0, payouts: [WON, LOST] }] as const;
  expect(heard(scored, 0)).toEqual(["hush", "pin", "gained"]);
  expect(heard(scored, 1)).toEqual(["hush", "pin", "wipe"]);
  expect(heard(scored, null)).toEqual(["hush", "pin", "gained"]);
});

test("without slates nothing is put down", () => {
  expect(heard([{ type: "Laid", slates: [] }], 0)).toEqual([]);
});
