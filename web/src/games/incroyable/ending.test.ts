import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { Story, View } from "../../wire/incroyable";
import { words } from "../../words/words.svelte";
import { deedsIn, tales } from "./end/tales";
import { verdict } from "./ending";
import "../index"; // brings the words

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
const quiet: Story = { race: [], risks: 0, deeds: [], nearest: null, finest: null, leap: null, trap: null, ledger: [] };
const question = { en: "How many?", fr: "Combien ?", de: "Wie viele?" };

function over(positions: readonly number[], winners: readonly number[]): View {
  return { positions, track: { finish: 50 }, phase: { type: "Over", winners } } as unknown as View;
}

beforeAll(async () => {
  document.documentElement.lang = "en";
  await words.choose("en");
  await words.load("incroyable");
});

describe("who has won", () => {
  test("by how far, and how far everybody stands from the finish", () => {
    const { headline, rows } = verdict(over([50, 53, 41], [1]), players);
    expect(headline).toBe("Bernard wins, 3 squares ahead!");
    expect(rows.map(({ player, rank, score, why }) => [player.name, rank, score, why])).toEqual([
      ["Bernard", 1, "53", "3 squares past the finish"],
      ["Annie", 2, "50", "At the finish, but not the furthest"],
      ["Cécile", 3, "41", "9 squares short of the finish"],
    ]);
  });

  test("who is level shares the win", () => {
    const { headline, rows } = verdict(over([50, 12, 50], [0, 2]), players);
    expect(headline).toBe("Annie and Cécile share the win!");
    expect(rows.map(({ rank, why }) => [rank, why])).toEqual([
      [1, "Right on the finish"],
      [1, "Right on the finish"],
      [3, "38 squares short of the finish"],
    ]);
  });
});

describe("what is told", () => {
  test("nothing, where nothing happened", () => {
    expect(tales(quiet, players)).toEqual([]);
  });

  test("the best of each kind, with names and figures", () => {
    const story: Story = {
      ...quiet,
      nearest: { seat: 2, estimate: 1044, answer: 1045, question },
      finest: { seat: 0, doubted: 1, estimate: 50, answer: 45 },
      trap: { seat: 1, stated: 1500, answer: 1010, fooled: 2, of: 3 },
      leap: { seat: 1, turn: 4, squares: 12 },
    };
    expect(tales(story, players).map(({ text }) => text)).toEqual([
      "Annie didn’t believe Bernard’s 50: it was 45.",
      "Cécile said 1,044, and it was 1,045: “How many?”",
      "Bernard said 1,500 when it was 1,010: 2 of 3 fell for it.",
      "Bernard moved 12 squares in turn 5.",
    ]);
  });

  test("a hit is not called near", () => {
    const [tale] = tales({ ...quiet, nearest: { seat: 2, estimate: 45, answer: 45, question } }, players);
    expect(tale?.text).toBe("Cécile said 45. Spot on! “How many?”");
  });

  test("what each one did", () => {
    expect(deedsIn({ right: 2, wrong: 1, fooled: 0, bonus: 3, back: 0 })).toBe("3 challenges, 2 right");
    expect(deedsIn({ right: 0, wrong: 1, fooled: 1, bonus: 0, back: 4 })).toBe(
      "1 challenge, wrong · fooled someone once",
    );
    expect(deedsIn({ right: 0, wrong: 0, fooled: 0, bonus: 0, back: 0 })).toBe("Never challenged anyone");
  });
});
