import type { Language } from "../words/words.svelte";
import { inUnits } from "./units";

type Said = Readonly<Record<Language, string>>;

const SIGNS: readonly (readonly [RegExp, Said])[] = [
  [/(?<![\p{L}\p{N})])[-\u2212](?=\d)/gu, { en: "minus ", fr: "moins ", de: "minus " }],
  [/(?<=\d)\s*\u2013\s*(?=\d)/g, { en: " to ", fr: " à ", de: " bis " }],
  [/\s*\+\s*(?=\d)/g, { en: " plus ", fr: " plus ", de: " plus " }],
  [/\s*×\s*/g, { en: " times ", fr: " fois ", de: " mal " }],
  [/\s+=\s+/g, { en: " equals ", fr: " égale ", de: " gleich " }],
  [/\s+&\s+/g, { en: " and ", fr: " et ", de: " und " }],
];
const UNHEARD = /\u00ad|[\u2066-\u2069]|\ufe0f/g; // they shape what is seen
const DRAWN = /[\p{So}\p{Sm}\p{Extended_Pictographic}|•·]/gu; // "→", "▲" and the like: for the eye
const APART = /(?<=\d)\u2011(?=\d)/g; // "3-4-7" are three numbers
const GROUPS: Readonly<Record<Language, RegExp | null>> = {
  en: null, // all voices know "1,911", and would say 1911 as a year
  fr: /(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g,
  de: /(?<=\d)\.(?=\d{3}(?!\d))/g,
};
const YEAR = /(?<![\d.,])(1[1-9])(\d\d)(?!\d|[.,]\d)/g;

/** A text as a voice says it right: no signs, whole numbers, units in words. */
export function pronounced(text: string, language: Language): string {
  let said = years(text.replace(UNHEARD, ""), language).replace(APART, ", ");
  const groups = GROUPS[language];
  if (groups) said = said.replace(groups, "");
  said = inUnits(said.replaceAll(/[\u00a0\u202f]/g, " "), language);
  for (const [sign, word] of SIGNS) said = said.replace(sign, word[language]);
  return said.replace(DRAWN, " ").replaceAll(/\s+/g, " ").trim();
}

/** An amount is written in groups of digits, a year never: so "1911" is one, and no voice makes it a thousand. */
function years(text: string, language: Language): string {
  if (language === "fr") return text; // mille neuf cent onze is right
  return text.replace(YEAR, (_, century: string, rest: string) => {
    if (language === "de") return Number(rest) ? `${century} hundert ${Number(rest)}` : `${century} hundert`;
    if (!Number(rest)) return `${century} hundred`;
    return rest.startsWith("0") ? `${century} oh ${Number(rest)}` : `${century} ${rest}`;
  });
}
