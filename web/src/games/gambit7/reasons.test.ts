import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { LookingView, Payout, Stake, View } from "../../wire/gambit7";
import { words } from "../../words/words.svelte";
import { onPlaces } from "./hand";
import { TOO_HIGH } from "./mat";
import { bettors, reasons, scoreBefore, type Result } from "./reasons";
import { verdict } from "./verdict";
import "../index"; // brings the words

const NAMES = ["Red", "Yellow", "Green", "Blue"];
const players = NAMES.map((name, seat): Player => ({
  seat,
  name,
  people: [],
  avatar: 0,
  colour: seat,
  letter: name[0] ?? "",
  bot: false,
  online: true,
  mine: seat === 0,
}));
const figures = { alone: 6, shared: 4, star: 2 };
const mat = { cases: [figures, figures, figures, figures, figures, figures, figures], too_high: 15 } as const;
const question = {
  category: "misc",
  text: { en: "", fr: "", de: "" },
  unit: { en: "", fr: "", de: "" },
  asof: null,
  signed: false,
};
const NONE: Payout = { chips: 0, gambit: 0, star: 0, why: [] };

/** GX2 to GX4: the answers 23, 25, 25 and 28, and 27 is true. */
function result(stakes: readonly Stake[], payouts: readonly Payout[], scores: readonly number[]): Result {
  const slates = [
    { case: -1, answer: 23, authors: [0] },
    { case: 0, answer: 25, authors: [1, 2] },
    { case: 1, answer: 28, authors: [3] },
  ];
  const phase: LookingView = {
    type: "Looking",
    slates,
    stakes,
    payouts,
    winning: 0,
    content: [],
    answer: { answer: 27, anecdote: question.text, source: "" },
  };
  const view: View = { round: 0, rounds: 7, scores, gambit_ready: [], gambit_factor: 7, mat, question, phase };
  return { view, phase, gambitShares: true };
}

function revealing(winning: number, answer: number): Result {
  const made = result([], [], []);
  return { ...made, phase: { ...made.phase, winning, answer: { ...made.phase.answer, answer } } };
}

const gx4 = result(
  [onPlaces([0, 0]), onPlaces([0, 1]), { chips: [], gambit: 0 }, onPlaces([-1, -4])],
  [
    { ...NONE, chips: 8, why: [{ why: "shared", points: 8, count: 2, figure: 4 }] },
    {
      ...NONE,
      chips: 4,
      star: 2,
      why: [
        { why: "shared", points: 4, count: 1, figure: 4 },
        { why: "star", points: 2, count: 1, figure: 2 },
      ],
    },
    { ...NONE, gambit: 48, star: 2, why: [{ why: "gambit_won", points: 48, count: 1, figure: 7 }] },
    NONE,
  ],
  [8, 6, 58, 3],
);

function told(seat: number): string {
  const player = players[seat];
  return player ? reasons(gx4, player).join(" ") : "";
}

beforeAll(async () => {
  await words.choose("en");
  await words.load("gambit7");
});

describe("why everybody got what they got (GX4)", () => {
  test("shared, and the Gambit 7 chip counts as a bet", () => {
    expect(bettors(gx4)).toBe(3);
    expect(told(0)).toBe("2 chips at 4: 3 players bet on this spot, so it pays less.");
  });

  test("a chip that wins, a star, and a chip that is lost", () => {
    expect(told(1)).toBe(
      "One chip at 4: 3 players bet on this spot, so it pays less. " +
        "Wrote the winning guess: star, 2. The chip on 28 earned nothing: too high.",
    );
  });

  test("the score from before times seven", () => {
    expect(scoreBefore(gx4, 2)).toBe(8);
    expect(told(2)).toBe("Gambit 7 chip on the winning spot: 8 × 7 = 56!");
  });

  test("nothing, with a reason for each chip", () => {
    expect(told(3)).toBe(
      "The chip on “all too high” earned nothing: not every guess was too high. " +
        "The chip on 23 earned nothing: a higher guess won.",
    );
  });

  test("and the verdict for all", () => {
    expect(verdict(gx4, players)).toEqual({
      head: "25 wins!",
      tell: "The highest guess that isn’t too high. 3 players bet on it: 4 a chip.",
    });
  });

  test.each([
    [0, 25, "25 wins. Spot on!"],
    [-1, 23, "23 wins. Spot on!"],
    [0, 25.5, "25 wins. Wow, that’s close!"],
    [0, 26, "25 wins!"],
  ])("the verdict reacts: case %i, and %f is true", (winning, answer, head) => {
    expect(verdict(revealing(winning, answer), players).head).toBe(head);
  });

  test("and sighs if the lowest guess was only just too high", () => {
    expect(verdict(revealing(TOO_HIGH, 22.9), players).tell).toContain("Every guess was over, 23 only just. Ouch!");
    expect(verdict(revealing(TOO_HIGH, 11), players).tell).toContain("Every single guess was over.");
  });
});
