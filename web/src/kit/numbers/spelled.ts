import type { Language } from "../../words/words.svelte";

/** How a language says a number below a thousand, its larger steps, and how it puts them together. */
interface Speech {
  readonly minus: string;
  whole(groups: readonly number[]): string;
  after(digits: string): string;
}

const LONGEST = 80; // more than three lines on a slate
const SHY = "\u00ad";

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(" ").split(" ");
}

const EN_SMALL = words(
  "zero one two three four five six seven eight nine",
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const EN_TENS = words("_ _ twenty thirty forty fifty sixty seventy eighty ninety");
const EN_STEPS = ["", " thousand", " million", " billion", " trillion", " quadrillion"];

const FR_SMALL = words(
  "zéro un deux trois quatre cinq six sept huit neuf",
  "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const FR_TENS = words("_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt");
const FR_STEPS = ["", "mille", "million", "milliard", "billion", "billiard"];

const DE_SMALL = words(
  "null ein zwei drei vier fünf sechs sieben acht neun",
  "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
);
const DE_TENS = words("_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
const DE_STEPS = ["", "", "Million", "Milliarde", "Billion", "Billiarde"];

function at(list: readonly string[], place: number): string {
  return list[place] ?? "";
}

function english(n: number): string {
  if (n < 20) return at(EN_SMALL, n);
  if (n < 100) return at(EN_TENS, Math.floor(n / 10)) + (n % 10 ? `-${at(EN_SMALL, n % 10)}` : "");
  return `${at(EN_SMALL, Math.floor(n / 100))} hundred${n % 100 ? ` and ${english(n % 100)}` : ""}`;
}

/** `last`: nothing but millions follows, so that quatre-vingts and cents keep their s. */
function french(n: number, last: boolean): string {
  if (n < 20) return at(FR_SMALL, n);
  if (n < 100) return frenchTens(n, last);
  const hundreds = n < 200 ? "cent" : `${at(FR_SMALL, Math.floor(n / 100))} cent`;
  return n % 100 ? `${hundreds} ${french(n % 100, last)}` : hundreds + (n >= 200 && last ? "s" : "");
}

function frenchTens(n: number, last: boolean): string {
  const tens = Math.floor(n / 10);
  const rest = tens === 7 || tens === 9 ? (n % 10) + 10 : n % 10;
  const word = at(FR_TENS, tens);
  if (rest === 0) return word + (n === 80 && last ? "s" : "");
  return word + ((rest === 1 || rest === 11) && tens < 8 ? " et " : "-") + at(FR_SMALL, rest);
}

/** `one`: eins at the end, ein before a noun's number, eine before a million. */
function german(n: number, one: string): string {
  if (n === 1) return one;
  if (n < 20) return at(DE_SMALL, n);
  if (n < 100) return (n % 10 ? `${at(DE_SMALL, n % 10)}und${SHY}` : "") + at(DE_TENS, Math.floor(n / 10));
  return `${at(DE_SMALL, Math.floor(n / 100))}hundert${n % 100 ? SHY + german(n % 100, one) : ""}`;
}

function germanStep(n: number, step: number): string {
  if (step === 0) return german(n, "eins");
  if (step === 1) return `${german(n, "ein")}tausend${SHY}`;
  const name = at(DE_STEPS, step);
  return `${german(n, "eine")} ${name}${n === 1 ? "" : name.endsWith("e") ? "n" : "en"} `;
}

function frenchStep(n: number, step: number): string {
  if (step === 0) return french(n, true);
  if (step === 1) return n === 1 ? "mille" : `${french(n, false)} mille`;
  return `${french(n, true)} ${at(FR_STEPS, step)}${n > 1 ? "s" : ""}`;
}

/** The groups that count, highest first. */
function steps(groups: readonly number[], say: (n: number, step: number) => string): string[] {
  return groups
    .map((n, step) => (n ? say(n, step) : ""))
    .filter(Boolean)
    .reverse();
}

const SPEECH: Readonly<Record<Language, Speech>> = {
  en: {
    minus: "minus",
    whole: (groups) =>
      steps(
        groups,
        (n, step) => (step === 0 && n < 100 && groups.length > 1 ? "and " : "") + english(n) + at(EN_STEPS, step),
      ).join(" ") || "zero",
    after: (digits) => `point ${[...digits].map((digit) => at(EN_SMALL, Number(digit))).join(" ")}`,
  },
  fr: {
    minus: "moins",
    whole: (groups) => steps(groups, frenchStep).join(" ") || "zéro",
    after: (digits) => {
      const significant = digits.replace(/0*$/, "");
      const zeros = "zéro ".repeat(significant.length - significant.replace(/^0*/, "").length);
      return `virgule ${zeros}${SPEECH.fr.whole(thousands(Number(significant)))}`;
    },
  },
  de: {
    minus: "minus",
    whole: (groups) =>
      steps(groups, germanStep)
        .join("")
        .replace(new RegExp(`[ ${SHY}]$`), "") || "null",
    after: (digits) =>
      `Komma ${[...digits].map((digit) => (digit === "1" ? "eins" : at(DE_SMALL, Number(digit)))).join(" ")}`,
  },
};

/** Three digits at a time, lowest first. */
function thousands(whole: number): number[] {
  return whole === 0 ? [] : [whole % 1000, ...thousands(Math.floor(whole / 1000))];
}

/** A number in words, as one says it; null where that would be too long to help. */
export function spelled(value: number, language: Language): string | null {
  const speech = SPEECH[language];
  const [whole = "0", tail] = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 6 })
    .format(Math.abs(value))
    .split(".");
  const said = [value < 0 ? speech.minus : "", speech.whole(thousands(Number(whole))), tail ? speech.after(tail) : ""];
  const text = said.filter(Boolean).join(" ");
  return text.replaceAll(SHY, "").length > LONGEST ? null : text;
}
