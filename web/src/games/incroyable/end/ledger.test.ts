import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../../frame/players";
import type { Gain, Story, Word } from "../../../wire/incroyable";
import { words } from "../../../words/words.svelte";
import { accountOf } from "./ledger";
import "../../index"; // brings the words

const PLAYERS = ["Annie", "Bernard"].map((name, seat) => ({ name, seat })) as unknown as readonly Player[];
const NOTHING: Gain = { close: 0, doubt: 0, risk: 0, fooled: 0, bonus: 0, back: 0, better: null };

function told(...gains: readonly Partial<Gain>[]): ReturnType<typeof accountOf> {
  const ledger = gains.map((gain, turn) => ({
    questioner: 0,
    answer: turn ? null : 45,
    gains: [{ ...NOTHING, ...gain }],
  }));
  return accountOf(
    {
      race: [[0], [21]],
      risks: 1,
      deeds: [],
      nearest: null,
      finest: null,
      leap: null,
      trap: null,
      ledger,
    } satisfies Story,
    0,
    PLAYERS,
  );
}

function better(word: Partial<Word>): string | null | undefined {
  return told({ better: { say: "pass", points: 5, value: 50, whom: null, ...word } }).lines[0]?.better;
}

beforeAll(async () => {
  await words.choose("en");
  await words.load("incroyable");
});

test("parts of the whole game, and turns in which something happened", () => {
  const { total, parts, lines } = told({ close: 5, bonus: 2, back: 3 }, { risk: 5, fooled: 2 }, {});
  expect([total, parts.map(({ text }) => text)]).toEqual([
    "21",
    ["guesses 5", "risk rounds 5", "traps 2", "bonus 2", "black squares −3"],
  ]);
  expect(lines.map(({ head, got }) => [head, got])).toEqual([
    ["Turn 1: 45", "guesses 5, bonus 2, black squares −3"],
    ["Turn 2: risk round", "risk rounds 5, traps 2"],
  ]);
});

test("the word that would have been better", () => {
  expect(better({ say: "doubt", whom: 1 })).toBe("Challenging Bernard’s 50 would have scored 5.");
  expect(better({ say: "raise" })).toBe("Raising to 50 would have scored 5.");
  expect(better({})).toBe("Passing would have scored 5.");
  expect(better({ say: "more" })).toBe("It was more than 50: saying so would have scored 5.");
  expect(better({ say: "less" })).toBe("It was less than 50: saying so would have scored 5.");
});
