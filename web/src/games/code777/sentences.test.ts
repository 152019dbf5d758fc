import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { Card } from "../../wire/code777";
import { words } from "../../words/words.svelte";
import type { DeclaredEntry } from "./record";
import { declared } from "./sentences";
import "../index"; // brings the words

const RACK: readonly [Card, Card, Card] = ["7 pink", "7 blue", "5 red"];
const players = ["Ada", "Blaise"].map((name, seat) => ({ seat, name, mine: seat === 0 }) as unknown as Player);

beforeAll(async () => {
  document.documentElement.lang = "en";
  await words.choose("en");
  await words.load("code777");
});

function said(seat: number, numbers: readonly number[], right = false): string {
  return declared({ declaration: { seat, numbers, right, cards: RACK } } as unknown as DeclaredEntry, players);
}

test("two of three are so close, each card counted once", () => {
  expect(said(1, [5, 7, 6])).toContain("Blaise declared 5‑7‑6. So close! Two out of three");
  expect(said(0, [7, 7, 7])).toContain("You declared 7‑7‑7. So close!");
  expect(said(0, [5, 5, 7])).toContain("So close!");
  expect(said(0, [5, 5, 5])).toContain("Wrong!");
  expect(said(1, [5, 7, 7], true)).toContain("Right!");
});
