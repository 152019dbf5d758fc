import { expect, test } from "vitest";
import type { Language } from "../../words/words.svelte";
import { spelled } from "./spelled";

const SAID: readonly (readonly [Language, number, string | null])[] = [
  ["en", 0, "zero"],
  ["en", 623, "six hundred and twenty-three"],
  ["en", 1500, "one thousand five hundred"],
  ["en", 1005, "one thousand and five"],
  ["en", 1_000_000, "one million"],
  ["en", -1.5, "minus one point five"],
  ["en", 0.05, "zero point zero five"],
  ["en", 1e15, "one quadrillion"],
  ["fr", 0, "zéro"],
  ["fr", 21, "vingt et un"],
  ["fr", 71, "soixante et onze"],
  ["fr", 80, "quatre-vingts"],
  ["fr", 81, "quatre-vingt-un"],
  ["fr", 91, "quatre-vingt-onze"],
  ["fr", 99, "quatre-vingt-dix-neuf"],
  ["fr", 100, "cent"],
  ["fr", 200, "deux cents"],
  ["fr", 201, "deux cent un"],
  ["fr", 1000, "mille"],
  ["fr", 80_000, "quatre-vingt mille"],
  ["fr", 200_000_000, "deux cents millions"],
  ["fr", 1_234_567, "un million deux cent trente-quatre mille cinq cent soixante-sept"],
  ["fr", -1.05, "moins un virgule zéro cinq"],
  ["fr", 1e15, "un billiard"],
  ["de", 0, "null"],
  ["de", 1, "eins"],
  ["de", 21, "einundzwanzig"],
  ["de", 101, "einhunderteins"],
  ["de", 1500, "eintausendfünfhundert"],
  ["de", 1_000_000, "eine Million"],
  ["de", 21_000_000, "einundzwanzig Millionen"],
  ["de", 2_000_000_001, "zwei Milliarden eins"],
  ["de", 1_200_000, "eine Million zweihunderttausend"],
  ["de", 1.5, "eins Komma fünf"],
  ["de", -2.01, "minus zwei Komma null eins"],
  ["de", 777_777_777, null],
];

test.each(SAID)("%s %d", (language, value, said) => {
  expect(spelled(value, language)?.replaceAll("\u00ad", "") ?? null).toBe(said);
});
