import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { Story, View } from "../../wire/gambit7";
import { words } from "../../words/words.svelte";
import { verdict } from "./ending";
import { race, roundBelow } from "./end/race";
import { form, tales } from "./end/tales";
import "../index"; // brings the words

const WORD = { en: "km", fr: "km", de: "km" };
const players = ["Annie", "Bernard", "Cécile"].map((name, seat): Player => ({
  seat,
  name,
  people: [],
  avatar: 0,
  colour: seat,
  letter: name.charAt(0),
  bot: false,
  online: true,
  mine: seat === 0,
}));
const quiet: Story = { scores: [], leads: 0, nearest: null, boldest: null, best: null, forms: [], ledger: [] };

function over(scores: readonly number[], winners: readonly number[]): View {
  return { scores, phase: { type: "Over", winners } } as unknown as View;
}

beforeAll(async () => {
  document.documentElement.lang = "en";
  await words.choose("en");
  await words.load("gambit7");
});

describe("who has won", () => {
  test("with how many points to how many", () => {
    const { headline, rows } = verdict(over([41, 63, 12], [1]), players);
    expect(headline).toBe("Bernard wins, 63 to 41!");
    expect(rows.map(({ player, rank, score, why }) => [player.name, rank, score, why])).toEqual([
      ["Bernard", 1, "63", null],
      ["Annie", 2, "41", null],
      ["Cécile", 3, "12", null],
    ]);
  });

  test("by a single point, which is said", () => {
    expect(verdict(over([41, 42, 12], [1]), players).headline).toBe("Bernard wins, 42 to 41. By a single point!");
  });

  test("who is level shares the win, and is told so", () => {
    const { headline, rows } = verdict(over([41, 12, 41], [0, 2]), players);
    expect(headline).toBe("Annie and Cécile share the win!");
    expect(rows.map(({ rank, why }) => [rank, why !== null])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });
});

describe("what is told", () => {
  test("a gamble on another's slate, won", () => {
    const [tale] = tales(
      { ...quiet, boldest: { round: 2, seat: 0, answer: 623, authors: [2], before: 8, after: 56 } },
      players,
    );
    expect(tale?.text).toBe("Round 3: Annie puts everything on 623 (Cécile) and leaps from 8 to 56!");
  });

  test("a gamble on one's own slate or under all of them, lost", () => {
    const own = { round: 0, seat: 0, answer: 9, authors: [0, 2], before: 8, after: 0 };
    expect(tales({ ...quiet, boldest: own }, players)[0]?.text).toBe(
      "Round 1: Annie puts everything on 9 and loses all 8. Ouch!",
    );
    expect(tales({ ...quiet, boldest: { ...own, answer: null, authors: [] } }, players)[0]?.text).toBe(
      "Round 1: Annie puts everything on “all too high” and loses all 8. Ouch!",
    );
  });

  test("the nearest, and the one that was exact", () => {
    const nearest = { round: 1, seats: [0, 1], answer: 623, truth: 646, unit: WORD };
    expect(tales({ ...quiet, nearest }, players)[0]?.text).toBe(
      "Round 2: Annie and Bernard wrote 623\u00a0km. The answer was 646\u00a0km.",
    );
    expect(tales({ ...quiet, nearest: { ...nearest, answer: 646 } }, players)[0]?.text).toBe(
      "Round 2: Annie and Bernard wrote 646\u00a0km. Spot on!",
    );
  });

  test("slates and chips of each", () => {
    expect(form({ wins: 1, laid: 9, hits: 4 })).toBe("1 winning slate, 4 of 9 chips right");
    expect(form({ wins: 0, laid: 0, hits: 0 })).toBe("no winning slate, no chips played");
  });

  test("nothing, where nothing happened", () => {
    expect(tales(quiet, players)).toEqual([]);
  });
});

describe("the race", () => {
  const drawn = race(
    [
      [10, 0],
      [20, 10],
    ],
    100,
    50,
    4,
  );

  test("every way begins with nothing, and the most points are at the top", () => {
    expect(drawn.ways).toEqual(["M0 50L50 25L100 0", "M0 50L50 50L100 25"]);
  });

  test("lines at round figures", () => {
    expect(drawn.lines.map(({ value }) => value)).toEqual([0, 5, 20]);
    expect([0.5, 1, 4, 53, 199, 500].map(roundBelow)).toEqual([0, 1, 2, 50, 100, 500]);
  });

  test("a leap does not flatten the others", () => {
    const [, low = 0] = race([[400, 4]], 100, 50, 4).ends;
    expect(low).toBeCloseTo(45);
  });

  test("tokens of those who are level hang beside each other", () => {
    const [one = 0, other = 0] = race([[5, 5]], 100, 50, 4).tokens;
    expect(Math.abs(one - other)).toBeCloseTo(4);
  });
});
