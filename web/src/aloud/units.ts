import type { Language } from "../words/words.svelte";

/** One, and several. */
type Forms = readonly [string, string];

/** The abbreviations that our questions have: src/ardoise/packs/units.json, and their texts. Longer ones come first. */
const UNITS: Readonly<Record<string, Readonly<Record<Language, Forms>>>> = {
  "km/h": {
    en: ["kilometre per hour", "kilometres per hour"],
    fr: ["kilomètre à l’heure", "kilomètres à l’heure"],
    de: ["Kilometer pro Stunde", "Kilometer pro Stunde"],
  },
  "km²": {
    en: ["square kilometre", "square kilometres"],
    fr: ["kilomètre carré", "kilomètres carrés"],
    de: ["Quadratkilometer", "Quadratkilometer"],
  },
  "m²": {
    en: ["square metre", "square metres"],
    fr: ["mètre carré", "mètres carrés"],
    de: ["Quadratmeter", "Quadratmeter"],
  },
  "°C": {
    en: ["degree Celsius", "degrees Celsius"],
    fr: ["degré Celsius", "degrés Celsius"],
    de: ["Grad Celsius", "Grad Celsius"],
  },
  "°": { en: ["degree", "degrees"], fr: ["degré", "degrés"], de: ["Grad", "Grad"] },
  "%": { en: ["per cent", "per cent"], fr: ["pour cent", "pour cent"], de: ["Prozent", "Prozent"] },
  km: { en: ["kilometre", "kilometres"], fr: ["kilomètre", "kilomètres"], de: ["Kilometer", "Kilometer"] },
  cm: { en: ["centimetre", "centimetres"], fr: ["centimètre", "centimètres"], de: ["Zentimeter", "Zentimeter"] },
  mm: { en: ["millimetre", "millimetres"], fr: ["millimètre", "millimètres"], de: ["Millimeter", "Millimeter"] },
  kg: { en: ["kilogram", "kilograms"], fr: ["kilogramme", "kilogrammes"], de: ["Kilogramm", "Kilogramm"] },
  min: { en: ["minute", "minutes"], fr: ["minute", "minutes"], de: ["Minute", "Minuten"] },
  m: { en: ["metre", "metres"], fr: ["mètre", "mètres"], de: ["Meter", "Meter"] },
  g: { en: ["gram", "grams"], fr: ["gramme", "grammes"], de: ["Gramm", "Gramm"] },
  t: { en: ["tonne", "tonnes"], fr: ["tonne", "tonnes"], de: ["Tonne", "Tonnen"] },
  h: { en: ["hour", "hours"], fr: ["heure", "heures"], de: ["Stunde", "Stunden"] },
  s: { en: ["second", "seconds"], fr: ["seconde", "secondes"], de: ["Sekunde", "Sekunden"] },
};
const SIGN = String.raw`km\/h|km²|m²|°C|km|cm|mm|kg`; // no words: known wherever they stand
const LETTER = "min|[mgths]"; // units only after a number, and where a unit is named
const UNIT = new RegExp(
  String.raw`(?:(?<number>\d) ?)?(?<![\p{L}\p{N}])(?<sign>${SIGN})(?![\p{L}\p{N}²/])` +
    String.raw`|(?<figure>\d) ?(?<mark>[°%])` +
    String.raw`|(?<before>\d |\b[iIeE]n |unité : )(?<letter>${LETTER}|%)(?![\p{L}\p{N}’'²/])`,
  "gu",
);
const ONE = /(?<![\d.,])1$/;

/** "1,5 km" as "1,5 kilomètres" */
export function inUnits(text: string, language: Language): string {
  return text.replace(UNIT, (...match) => {
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const offset = match.at(-3) as number;
    const unit = groups["sign"] ?? groups["mark"] ?? groups["letter"] ?? "";
    const before = groups["number"] ?? groups["figure"] ?? groups["before"] ?? "";
    const digit = /\d/.test(before);
    const one = digit && ONE.test(text.slice(0, offset + 1));
    const forms = UNITS[unit]?.[language];
    return `${digit ? `${before.trim()} ` : before}${forms?.[one ? 0 : 1] ?? unit}`;
  });
}
