import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../../frame/players";
import type { Story, Tally } from "../../../wire/bornes";
import { words } from "../../../words/words.svelte";
import { cardsOf, figures } from "./figures";
import "../../index"; // brings the words

const NONE: Tally = { right: 0, wrong: 0, left_out: 0, first: 0, late: 0, flawless: 0 };
const PLAYERS = ["Annie", "Bo", "Chloé"].map((name, seat) => ({ name, seat })) as unknown as readonly Player[];

function told(tallies: readonly Partial<Tally>[], more: Partial<Story> = {}): readonly string[] {
  return figures(
    {
      masters: [],
      green: [],
      red: [],
      best: null,
      trap: null,
      misses: [],
      ...more,
      tallies: tallies.map((tally) => ({ ...NONE, ...tally })),
    },
    PLAYERS,
  );
}

beforeAll(async () => {
  await words.choose("en");
  await words.load("bornes");
});

test("nothing is told of a game in which nothing happened", () => {
  expect(told([{}, {}, {}])).toEqual([]);
});

test("what all have alike is not worth telling", () => {
  expect(
    told([
      { first: 1, left_out: 2 },
      { first: 1, left_out: 2 },
      { first: 1, left_out: 2 },
    ]),
  ).toEqual([]);
});

test("the surest, the quickest and the most cautious, all who are level", () => {
  expect(
    told([
      { right: 3, wrong: 1, first: 2 },
      { right: 1, wrong: 1, left_out: 4 },
      { right: 6, wrong: 2, first: 1 },
    ]),
  ).toEqual([
    "Surest eye: Annie and Chloé, with 75% of the cards in the right place.",
    "Quickest hands: Annie, first with a full column 2 times.",
    "Most cautious: Bo, with 4 cards left out.",
  ]);
});

test("the best column and the trap", () => {
  const text = { en: "How many cups?", fr: "", de: "" };
  const challenge = { id: "challenge", kind: "measured", text, unit: text, picture: null } as const;
  expect(
    told([{}, {}, {}], {
      best: { seat: 1, round: 2, green: 4 },
      trap: { round: 0, master: 2, challenge, answer: 1200, drawn: false, right: 1, wrong: 1 },
    }),
  ).toEqual([
    "Best column: Bo in round 3, 4 green points.",
    "Trap of the evening, set by Chloé: “How many cups?” The answer was 1,200, and 1 of 2 fell for it.",
  ]);
});

test("one player’s cards in a sentence", () => {
  expect(cardsOf({ ...NONE, right: 5, wrong: 2, left_out: 1, first: 1 })).toBe(
    "5 of 7 cards right, 1 left out, first once.",
  );
});
