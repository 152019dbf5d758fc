import type { Language } from "../../words/words.svelte";
import type { Reading } from "./read";
import { scales } from "./scales";

const THOUSAND = 1000;
const MILLION = 1_000_000;
const LEAST = 3; // letters: a unit's "m" is metres

/**
 * A value that may be a thousand times off, asked back once. That it is far from the others' would tell something about
 * their slates, which are secret (P6). So this looks at nothing but what stands on this slate and in the question: a
 * scale said twice ("3 million thousand"), a scale after more than a thousand ("1500 million"), or a scale where the
 * unit has one already ("5 million" million dollars). Everybody who writes the same is asked the same.
 */
export function askedBack(
  reading: Reading,
  text: string,
  unit: string,
  language: Language,
  decimals: boolean,
): Reading {
  if (reading.kind !== "value") return reading;
  const other = reading.value / tooMuch(Math.abs(reading.value), text, unit, language);
  if (other === reading.value || (!decimals && !Number.isInteger(other))) return reading;
  return { kind: "choice", values: [reading.value, other].sort((a, b) => a - b) };
}

/** By how much the value may be too large; 1: nothing is odd about it. */
function tooMuch(size: number, text: string, unit: string, language: Language): number {
  const said = sizes(text, language);
  const inUnit = sizes(unit, language, LEAST)[0] ?? 1;
  if (inUnit > 1 && (said.length > 0 || size >= MILLION)) return inUnit;
  const [first = 1, second] = said;
  if (second !== undefined && /\p{L}[^\p{L}\p{N}]+\p{L}/u.test(text)) return second;
  return said.length === 1 && size / first >= THOUSAND ? THOUSAND : 1;
}

/** What the words that make a number larger multiply it by. */
function sizes(text: string, language: Language, least = 1): number[] {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= least);
  return words.flatMap((word) => scales(word, language).slice(0, 1)).map((zeros) => 10 ** zeros);
}
