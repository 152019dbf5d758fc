import type { Language } from "../../words/words.svelte";
import { numbers } from "./plain";
import { below, isWhole, MOST, plus, type Ratio, tens, times, whole, written } from "./ratio";
import { ARTICLES, scales } from "./scales";

export type Refusal = "nothing" | "not_a_number" | "out_of_range" | "too_precise" | "negative" | "not_whole";

/** What a text means: one number, several to choose from (smallest first), or why none. */
export type Reading =
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "choice"; readonly values: readonly number[] }
  | { readonly kind: "refused"; readonly code: Refusal };

interface Wanted {
  readonly language: Language;
  readonly signed?: boolean;
  readonly decimals?: boolean;
  /** Typed with keys that write the language's own decimal sign, so that this one is never a thousands sign. */
  readonly own?: boolean;
}

/** A number and the words after it. */
interface Part {
  readonly number: string;
  readonly words: readonly string[];
}

const LONGEST = 60;
const CHOICES = 4;
export const DECIMAL_SIGN: Readonly<Record<Language, string>> = { en: ".", fr: ",", de: "," };

/** Reads "1,5 Mio", "1 500 000", "1.5M", "−3", "3½" and the like; tests/vectors/numbers.json has them all. */
export function read(text: string, wanted: Wanted): Reading {
  const signs = [...text];
  const [minus, amount] = signed(sameSigns(signs.slice(0, LONGEST + 1).join("")));
  if (!amount) return refused("nothing");
  if (signs.length > LONGEST) return refused("not_a_number");
  const found = amounts(amount.replace(/ ?%$/, ""), wanted).map((value) =>
    allowed(minus ? times(value, whole("-1")) : value, wanted),
  );
  const values = [...new Set(found.filter((value) => typeof value === "number"))].sort((a, b) => a - b);
  const [only] = values;
  if (values.length > CHOICES) return refused("not_a_number");
  if (only === undefined) return refused(found.find((value) => typeof value === "string") ?? "not_a_number");
  return values.length === 1 ? { kind: "value", value: only } : { kind: "choice", values };
}

function refused(code: Refusal): Reading {
  return { kind: "refused", code };
}

function sameSigns(text: string): string {
  return text
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/[\u2212\u2010\u2011\u2013\ufe63\uff0d]/g, "-")
    .replace(/[\u2019\u2018\u02bc\u2032\u00b4`\uff07]/g, "'")
    .replace(/[\uff0b\uff05\uff0c-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u2044/g, "/")
    .replace(/[ \u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]+/g, " ")
    .replace(/^ | $/g, "");
}

function signed(text: string): [boolean, string] {
  const minus = /^(?:-|minus |moins )/i.exec(text);
  return [minus !== null, text.slice(minus ? minus[0].length : Number(text.startsWith("+"))).trimStart()];
}

function allowed(value: Ratio, { signed = true, decimals = true }: Wanted): number | Refusal {
  const size = MOST * value.under;
  if (value.over > size || value.over < -size) return "out_of_range";
  if (value.over < 0n && !signed) return "negative";
  if (!isWhole(value) && !decimals) return "not_whole";
  return written(value) ?? "too_precise";
}

/** Every sum that the text can mean: "2 Mio 300 Tsd" has two parts, each a number and its scales. */
function amounts(text: string, wanted: Wanted): Ratio[] {
  const [first, ...others] = parts(text).map((part) => heard(part, wanted));
  let sums = first ?? [];
  for (const next of others) {
    sums = sums.flatMap((sum) =>
      next
        .filter(({ value }) => below(value, sum.scale))
        .map(({ value, scale }) => ({ value: plus(sum.value, value), scale })),
    );
  }
  return sums.map(({ value }) => value);
}

/** What one part can be worth, each with the scale under which the next part must stay. */
function heard(part: Part, { language, own }: Wanted): { value: Ratio; scale: Ratio }[] {
  const article = !part.number && ARTICLES.has(part.words[0]?.toLowerCase() ?? "");
  const words = article ? part.words.slice(1) : part.words;
  if (!part.number && words.length === 0) return [];
  const values = part.number ? numbers(part.number, own ? DECIMAL_SIGN[language] : null) : [whole("1")];
  const sizes = words.reduce(
    (all, word) => all.flatMap((zeros) => scales(word, language).map((more) => zeros + more)),
    [0],
  );
  return values.flatMap((value) => sizes.map((zeros) => ({ value: times(value, tens(zeros)), scale: tens(zeros) })));
}

/** Numbers, each with the words after it. None at all where they run into each other, as in 1k5. */
function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const run of text.match(/\p{L}+|\P{L}+/gu) ?? []) {
    const last = found.pop();
    const more = last
      ? following(last, run)
      : [isWord(run) ? { number: "", words: [run] } : { number: run.trim(), words: [] }];
    if (!more) return [];
    found.push(...more);
  }
  return found;
}

/** The last part with what comes after it, or null where that makes no sense. */
function following(last: Part, run: string): Part[] | null {
  if (isWord(run)) return [{ ...last, words: [...last.words, run] }];
  if (/^(?: |\. ?)$/.test(run)) return [last];
  const power = last.number && /^e$/i.test(last.words.join(" ")) && /^[+-]?\d+ ?$/.test(run);
  if (power) return [{ number: `${last.number}e${run.trim()}`, words: [] }];
  return /^\.? .*[^. ]/.test(run) ? [last, { number: run.replace(/^\./, "").trim(), words: [] }] : null;
}

function isWord(run: string): boolean {
  return /^\p{L}/u.test(run);
}
