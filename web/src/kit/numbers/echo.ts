import type { Language } from "../../words/words.svelte";
import { DECIMALS } from "../../wire/engine";
import { spelled } from "./spelled";
import { grouping, numberFormat } from "../../words/formats";

const ENOUGH = 4; // figures that tell the size of a large number

/**
 * A value in digits as the language groups them; those of a year are never grouped. The hand on the slate has no narrow
 * space, so it gets a full one.
 */
export function digits(value: number, language: Language, year = false): string {
  const text = numberFormat(language, { maximumFractionDigits: DECIMALS, ...grouping(language, year) }).format(value);
  return text.replaceAll("\u202f", "\u00a0").replaceAll("-", "\u2212");
}

/** A value as our own keys write it: nobody grouped it, so there is nothing to ask about it. */
export function asTyped(value: number, language: Language): string {
  return numberFormat(language, { useGrouping: false, maximumFractionDigits: DECIMALS }).format(value);
}

/** A value in words; where those are too long "about 1.2 million", and then `exact` says whether that is all of it. */
export function inWords(value: number, language: Language): { readonly text: string; readonly exact: boolean } {
  const said = spelled(value, language);
  if (said !== null) return { text: said, exact: true };
  const short = Number(value.toPrecision(ENOUGH));
  const compact = numberFormat(language, {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: ENOUGH,
  });
  return { text: compact.format(short).replaceAll("-", "\u2212"), exact: short === value };
}

const CLEAN = /^([-\u2212]?)(\d+)(?:([.,])(\d*))?$/;

/** What is written so far as it stands on the slate: plain digits are grouped, anything else stays as it was typed. */
export function onSlate(text: string, language: Language, decimalSign: string, year = false): string {
  const [, sign, whole, mark, tail = ""] = CLEAN.exec(text) ?? [];
  if (whole === undefined || (mark !== undefined && mark !== decimalSign)) return text;
  const groups = numberFormat(language, grouping(language, year)).format(BigInt(whole)).replaceAll("\u202f", "\u00a0");
  return (sign ? "\u2212" : "") + groups + (mark ?? "") + tail;
}
