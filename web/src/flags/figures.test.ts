import { beforeAll, expect, test } from "vitest";
import type { Score } from "../games/game";
import { measured } from "../kit/numbers/written";
import type { Counted, Recount, Revealed } from "../wire/engine";
import { words } from "../words/words.svelte";
import { changedRounds, changesOf, scoreOf } from "./figures";

beforeAll(() => words.choose("de"));

const word = (text: string): Revealed["text"] => ({ en: text, fr: text, de: text });
const question: Revealed = {
  key: "0/x",
  round: 0,
  text: word("?"),
  unit: word("kg"),
  answer: 24,
  source: "",
  asof: null,
  signed: false,
};
const counted = (round: number, before: number[][], after: number[][]): Counted => ({ round, before, after });

test("an answer has its unit and all its decimals, and a year no groups", () => {
  expect(measured(1234.000001, question)).toBe("1234,000001\u00a0kg");
  expect(measured(7, { ...question, unit: word("") })).toBe("7");
  expect(measured(1911, { ...question, unit: word(""), year: true })).toBe("1911");
});

test("a score is a number, or what the game makes of several", () => {
  const score: Score = { told: ([won, lost]) => `${won}:${lost}`, parts: [] };
  expect(scoreOf([1050])).toBe("1050");
  expect(scoreOf([12, 3], score)).toBe("12:3");
  expect(
    changesOf(
      counted(
        0,
        [
          [3, 1],
          [0, 0],
        ],
        [
          [3, 2],
          [0, 0],
        ],
      ),
      score,
    ),
  ).toEqual([{ seat: 0, before: "3:1", after: "3:2" }]);
});

test("only what changed is told", () => {
  expect(changesOf(counted(0, [[3], [0]], [[3], [12]]))).toEqual([{ seat: 1, before: "0", after: "12" }]);
  const recount: Recount = { question, answer: 27, rounds: [counted(0, [[3]], [[3]]), counted(1, [[3]], [[4]])] };
  expect(changedRounds(recount).map(({ round }) => round)).toEqual([1]);
});
