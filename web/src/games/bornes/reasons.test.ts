import { beforeAll, expect, test } from "vitest";
import type { CheckView } from "../../wire/bornes";
import { words } from "../../words/words.svelte";
import { reaction } from "./reasons";
import "../index"; // brings the words

beforeAll(async () => {
  document.documentElement.lang = "en";
  await words.choose("en");
  await words.load("bornes");
});

function column(marks: string, leftOut = 0): CheckView {
  const cards = [...marks].map((mark) => ({ mark: { g: "green", r: "red", v: "void" }[mark] }));
  return { cards, left_out: leftOut } as unknown as CheckView;
}

test.each([
  ["ggg", "Flawless!"],
  ["gg", "Flawless!"],
  ["ggr", "So close: just one slip."],
  ["rrr", "Every single one wrong. It happens!"],
  ["grr", ""],
  ["gr", ""],
  ["g", ""],
  ["", ""],
])("a column of %s", (marks, said) => {
  expect(reaction(column(marks))).toBe(said);
});

test("a card left out spoils it", () => {
  expect(reaction(column("ggg", 1))).toBe("");
});
