import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { LookingView } from "../../wire/incroyable";
import { words } from "../../words/words.svelte";
import { reaction } from "./reaction";
import "../index"; // brings the words

const players = ["Annie", "Bernard", "Cécile", "Didier"].map(
  (name, seat) => ({ seat, name, mine: seat === 0 }) as unknown as Player,
);
const estimates = [42, 50, 45, 51]; // IX3

beforeAll(async () => {
  document.documentElement.lang = "en";
  await words.choose("en");
  await words.load("incroyable");
});

function at(answer: number, doubted = 3): string {
  return reaction({ estimates, doubted, answer: { answer } } as unknown as LookingView, players, {});
}

test("an exact hit is named, before all else", () => {
  expect(at(50)).toBe("Bernard was spot on!");
  expect(at(42)).toBe("You were spot on!");
});

test("all too high", () => {
  expect(at(41)).toBe("Everyone went too high!");
});

test("a number that was challenged and is only just over", () => {
  expect(reaction({ estimates: [42, 51], doubted: 1, answer: { answer: 50.5 } } as never, players, {})).toBe(
    "By just 0.5. Ouch!",
  );
  expect(at(49, 1)).toBe("");
  expect(
    reaction({ estimates: [42, 1912], doubted: 1, answer: { answer: 1911 } } as never, players, { year: true }),
  ).toBe("By just 1. Ouch!");
});

test("otherwise nothing", () => {
  expect(at(60)).toBe("");
  expect(at(43)).toBe("");
});
