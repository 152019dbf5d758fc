import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { Card, Declaration, Riddle, Story, View } from "../../wire/code777";
import { words } from "../../words/words.svelte";
import ending from "./ending";
import { figuresOf } from "./figures";
import { insight, luckOf, luckSaid } from "./insight";
import "../index"; // brings the words

const RACK: readonly [Card, Card, Card] = ["3 black", "5 red", "7 blue"];

beforeAll(async () => {
  await words.choose("en");
  await words.load("code777");
});

function player(seat: number, name: string, mine = false): Player {
  return { seat, people: [], name, avatar: 0, colour: seat, letter: name.charAt(0), bot: false, online: true, mine };
}

const PLAYERS = [player(0, "Annie"), player(1, "Bernard"), player(2, "Cécile")];

function declared(seat: number, right: boolean): Declaration {
  return { seat, right, rack: 1, numbers: [3, 5, 7], cards: RACK, asked: 0 };
}

function riddle(seat: number, more: Partial<Riddle>): Riddle {
  return {
    seat,
    cards: RACK,
    since: 0,
    until: 9,
    free: 0,
    certain: null,
    left: 4,
    right: null,
    declared: null,
    chance: null,
    likeliest: [],
    told: [],
    ...more,
  };
}

describe("the verdict", () => {
  const over = {
    scores: [1, 3, 1],
    phase: { type: "Over", winners: [1] },
    declarations: [declared(1, true), declared(0, false), declared(0, true)],
  } as unknown as View;

  test("names the one who has the points, who is level, and why (C13)", () => {
    const { headline, rows } = ending.verdict(over, PLAYERS);
    expect(headline).toBe("Bernard wins with 3 points!");
    expect(rows.map((row) => [row.player.name, row.rank, row.winner, row.score])).toEqual([
      ["Bernard", 1, true, "3"],
      ["Annie", 2, false, "1"],
      ["Cécile", 2, false, "1"],
    ]);
    expect(rows.map((row) => row.why)).toEqual(["1 of 1 right", "1 of 2 right", "never declared"]);
  });

  test("counts for a screen that is not shown every declaration (C22)", () => {
    const tally = [
      [1, 4],
      [3, 3],
      [0, 0],
    ];
    const hidden = { ...over, declarations: [], phase: { type: "Over", winners: [1], tally } } as unknown as View;
    const { rows } = ending.verdict(hidden, PLAYERS);
    expect(rows.map((row) => row.why)).toEqual(["3 of 3 right", "1 of 4 right", "never declared"]);
  });

  test("speaks to the winner", () => {
    expect(ending.verdict(over, [player(0, "Annie"), player(1, "Bernard", true), player(2, "Cécile")]).headline).toBe(
      "You win with 3 points!",
    );
  });
});

describe("the figures", () => {
  const told = (riddles: readonly Riddle[], best_clue: Story["best_clue"] = null): readonly string[] =>
    figuresOf({ asked: 12, riddles, best_clue }, PLAYERS).map(({ text }) => text);

  test("tell the boldest, the latest and the quickest", () => {
    const riddles = [
      riddle(0, { right: true, until: 8, certain: 3, left: 1 }),
      riddle(1, { right: true, until: 9, left: 12 }),
      riddle(2, { right: false, left: 40 }),
    ];
    expect(told(riddles)).toEqual([
      "Boldest: Bernard declared 3‑5‑7 with 12 codes still possible, and was right!",
      "Annie could have declared 3‑5‑7 5 questions earlier: it was certain.",
      "Quickest: Annie needed 8 questions for 3‑5‑7.",
    ]);
  });

  test("tell what nobody said, and that nobody guessed", () => {
    expect(told([riddle(0, { right: true, certain: 9, left: 1 }), riddle(2, { certain: 8, left: 1 })])).toEqual([
      "Cécile had 3‑5‑7 and could have known it one question before the end.",
      "Quickest: Annie needed 9 questions for 3‑5‑7.",
      "No one had to guess: every right code was certain.",
    ]);
  });

  test("tell the best clue", () => {
    const clue = { number: 4, asker: 0, question: 15, answer: "same", listener: 2, before: 21, after: 2 } as const;
    expect(told([], clue)[0]).toBe("Best clue: question 15 by Annie. It cut Cécile’s 21 codes to only 2.");
  });
});

describe("what could be known", () => {
  const said = (more: Partial<Riddle>): string => insight(riddle(0, { declared: [3, 5, 7], ...more }));

  test("of what was declared: how likely it was, and how late", () => {
    expect(said({ right: true, chance: 0.5 })).toBe("Declared when 50% likely, not yet certain.");
    expect(said({ right: false, chance: 1 / 300 })).toBe("Declared when 1% likely, not yet certain.");
    expect(said({ right: false, chance: 0, certain: 3 })).toBe("Declared 3‑5‑7, which was impossible.");
    expect(said({ right: true, chance: 1, certain: 9 })).toBe("Declared as soon as it was certain.");
    expect(said({ right: true, chance: 1, certain: 6 })).toBe("Declared 3 questions after it was certain.");
    expect(said({ right: true, chance: 1, certain: 6, free: 8 })).toBe("Declared one question after it was certain.");
    expect(said({ right: true, chance: 1, certain: 6, free: 9 })).toBe("Declared as soon as it was certain.");
  });

  test("of what was not", () => {
    expect(insight(riddle(0, {}))).toBe("Not declared: 4 codes were left.");
    expect(insight(riddle(0, { certain: 8 }))).toBe("Not declared, but certain for one question.");
  });

  test("luck is what the answers told beyond the average", () => {
    const told = [1.5, -0.25].map((bits, n) => ({
      number: n,
      asker: 1,
      question: 10,
      answer: 2,
      bits,
      expected: 0.5,
      left: 3,
    }));
    expect(luckOf([riddle(0, { told })])).toEqual({ bits: 1.25, expected: 1 });
    expect(luckSaid({ bits: 1.25, expected: 1 })).toBe("luck +0.3");
    expect(luckSaid({ bits: 1, expected: 1.5 })).toBe("luck -0.5");
  });
});
