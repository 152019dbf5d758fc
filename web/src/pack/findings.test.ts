import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../games";
import type { Finding } from "../wire/packs";
import { say, words } from "../words/words.svelte";
import { placed } from "./findings";

const finding = (changes: Partial<Finding>): Finding => ({
  level: "error",
  question: null,
  field: "",
  fault: "not_json",
  about: {},
  ...changes,
});

beforeAll(async () => {
  await words.choose("de");
  await words.load("pack");
});
afterAll(() => words.choose("en"));

test.each([
  [finding({}), "Die Datei ist beschädigt, oder sie ist nicht von Ardoise."],
  [
    finding({ field: "languages[1]", fault: "unknown_choice", about: { text: "la" } }),
    "Sprachen: „la“ steht nicht zur Wahl.",
  ],
  [finding({ question: 0, field: "q.fr", fault: "wrong_type" }), "Frage 1, Frage FR: Hierher gehört etwas anderes."],
])("%o is said in the reader's language", (what, said) => {
  expect(placed(what)).toBe(said);
});

test.each(GAMES.map(({ facts }) => facts.name))("the topic of %s is called by the game's name", (name) => {
  const what = finding({ question: 1, field: `cat.${name}`, fault: "unknown_choice", about: { text: "tree" } });
  expect(placed(what)).toBe(`Frage 2, Thema (${say(`game-${name}`)}): „tree“ steht nicht zur Wahl.`);
});
