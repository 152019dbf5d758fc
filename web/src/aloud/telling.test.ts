import { beforeEach, expect, test } from "vitest";
import { words } from "../words/words.svelte";
import { passages } from "./telling";

beforeEach(() => words.choose("en"));

test("a question that somebody wrote in French is said in French, and the rest in English", () => {
  const question = { text: "Combien de chats ?", language: "fr" } as const;
  expect(passages("Round 1. Combien de chats ? In cats.", [question])).toEqual([
    { text: "Round 1. ", language: "en" },
    question,
    { text: " In cats.", language: "en" },
  ]);
});

test("without quotes it is one text", () => {
  expect(passages("Round 1.", [{ text: "", language: "fr" }])).toEqual([{ text: "Round 1.", language: "en" }]);
});
