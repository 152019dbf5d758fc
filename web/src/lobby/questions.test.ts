import { beforeEach, expect, test } from "vitest";
import { LEVELS, type Choice, type Level } from "../wire/server";
import { words } from "../words/words.svelte";
import { chosenOf, EVERYTHING, inWords, isTooFew, toggled, unspokenInWords } from "./questions";

const ALL = ["arts", "sports", "science", "misc"];
const choice = (levels: readonly Level[], ...categories: string[]): Choice => ({ ...EVERYTHING, levels, categories });

beforeEach(() => words.choose("en"));

test("a tap takes one away or brings it back, in the order of all", () => {
  expect(toggled(LEVELS, [1, 2, 3], 2)).toEqual([1, 3]);
  expect(toggled(LEVELS, [3], 1)).toEqual([1, 3]);
});

test("the last one stays", () => {
  expect(toggled(LEVELS, [2], 2)).toEqual([2]);
});

test("none named is all of them", () => {
  expect(chosenOf(choice(LEVELS), ALL)).toEqual(ALL);
  expect(toggled(ALL, chosenOf(choice(LEVELS), ALL), "sports")).toEqual(["arts", "science", "misc"]);
});

test("a choice in words names what is fewer: what is left out, or what is left", async () => {
  expect(inWords(choice(LEVELS), ALL)).toBe("a bit of everything");
  expect(inWords(choice([1, 2], "arts", "science", "misc"), ALL)).toBe("easy and medium, without Sports & leisure");
  expect(inWords(choice(LEVELS, "sports"), ALL)).toBe("only Sports & leisure");
  expect(inWords(choice([3]), [])).toBe("hard");
  await words.choose("de");
  expect(inWords(choice([1, 2], "arts", "science"), ALL)).toBe("leicht und mittel, ohne Sport & Freizeit, Sonstiges");
  await words.choose("fr");
  expect(inWords(choice([1, 3], "arts"), ALL)).toBe("faciles et difficiles, seulement Arts et littérature");
});

test("a choice in words says for whom it is, and what is left out everywhere", async () => {
  const both = { ...EVERYTHING, for_children: true, no_pop: true };
  expect(inWords(both, ALL)).toBe("for ages 8 and up, no pop culture");
  expect(inWords({ ...choice([1], "arts"), for_children: true }, ALL)).toBe(
    "easy, for ages 8 and up, only Arts & literature",
  );
  await words.choose("de");
  expect(inWords(both, ALL)).toBe("ab 8 Jahren, ohne Popkultur");
  await words.choose("fr");
  expect(inWords(both, ALL)).toBe("dès 8 ans, sans culture populaire");
});

test("too few is what the server says", () => {
  const room = (count: number): Parameters<typeof isTooFew>[0] =>
    ({ supply: { count, least: 7, categories: [] } }) as never;
  expect([isTooFew(room(6)), isTooFew(room(7)), isTooFew({ supply: null } as never)]).toEqual([true, false, false]);
});

test("whoever cannot read the own questions is named, and the language they get instead", async () => {
  const person = (name: string, seat: number | null, language: "fr" | "de" | "en" | null): object => ({
    name,
    seat,
    language,
  });
  const people = [
    person("Anna", 0, "de"),
    person("Bob", 1, "en"),
    person("Zoé", 2, "fr"),
    person("Guest", null, "en"),
    person("Bot", 3, null),
  ];
  const room = (...languages: string[]): Parameters<typeof unspokenInWords>[0] =>
    ({ own: { languages }, people }) as never;
  expect(unspokenInWords(room("fr"))).toBe(
    "These aren’t in everyone’s language: Anna and Bob will read them in French.",
  );
  expect(unspokenInWords(room("fr", "de", "en"))).toBe("");
  expect(unspokenInWords({ own: null, people } as never)).toBe("");
  await words.choose("de");
  expect(unspokenInWords(room("en", "de"))).toContain("Für Zoé gibt es die eigenen Fragen nur auf Englisch.");
  await words.choose("fr");
  expect(unspokenInWords(room("de", "fr"))).toContain("pour Bob, elles s’afficheront en allemand.");
});
