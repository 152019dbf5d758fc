import type { Language } from "../../words/words.svelte";

/** Words that make a number larger. All languages' words are known in every language. */
const WORDS: readonly (readonly [zeros: readonly number[], words: string])[] = [
  [[3], "k tsd tausend mille thousand thousands"],
  [[6], "mio mill mln mn million millions millionen"],
  [[9], "mrd md mds bn milliard milliards milliarde milliarden"],
  [[12], "bio billionen"],
  [[15], "billiard billiards billiarde billiarden"],
  [[18], "trillionen"],
  [[9, 12], "b billion billions"], // a thousand times more in French and German: ask
  [[3, 6], "mil"],
];

const ZEROS = new Map(WORDS.flatMap(([zeros, words]) => words.split(" ").map((word) => [word, zeros])));

export const ARTICLES: ReadonlySet<string> = new Set(["a", "one", "un", "une", "ein", "eine"]);

/** How many zeros a word can stand for; none: it is no such word. */
export function scales(word: string, language: Language): readonly number[] {
  if (word === "M" || (word === "m" && language === "en")) return [6];
  if (word === "m") return [3, 6];
  const small = word.toLowerCase();
  if (small === "trillion" || small === "trillions") return language === "en" ? [12] : [18];
  return ZEROS.get(small) ?? [];
}
