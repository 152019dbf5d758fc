import type { OwnQuestion, Words } from "../wire/packs";

export const NO_WORDS: Words = { en: "", fr: "", de: "" };

/** A question of which nothing is written. */
export const BLANK: OwnQuestion = {
  q: NO_WORDS,
  a: null,
  unit: NO_WORDS,
  anecdote: NO_WORDS,
  src: "",
  cat: {},
  year: false,
};
