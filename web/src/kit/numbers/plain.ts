import { fraction, isWhole, plus, type Ratio, tens, times, whole } from "./ratio";

/** Which fraction one sign writes: upper and lower number. */
const VULGAR: Readonly<Record<string, readonly [bigint, bigint]>> = {
  "½": [1n, 2n],
  "⅓": [1n, 3n],
  "⅔": [2n, 3n],
  "¼": [1n, 4n],
  "¾": [3n, 4n],
  "⅕": [1n, 5n],
  "⅖": [2n, 5n],
  "⅗": [3n, 5n],
  "⅘": [4n, 5n],
  "⅙": [1n, 6n],
  "⅚": [5n, 6n],
  "⅐": [1n, 7n],
  "⅛": [1n, 8n],
  "⅜": [3n, 8n],
  "⅝": [5n, 8n],
  "⅞": [7n, 8n],
  "⅑": [1n, 9n],
  "⅒": [1n, 10n],
};

const POWER = /^(.*?)e([+-]?)(\d{1,2})$/;
const DIVIDED = /^(?:(.*) )?(\d+) ?\/ ?(\d+)$/;

/** What digits and signs without a word can mean; `own` is a decimal sign that is never a thousands sign. */
export function numbers(text: string, own: string | null): Ratio[] {
  const power = POWER.exec(text);
  if (power) {
    const [, number = "", sign, zeros] = power;
    return marked(number, own).map((value) => times(value, tens(sign === "-" ? -Number(zeros) : Number(zeros))));
  }
  const vulgar = VULGAR[text.slice(-1)];
  if (vulgar) return mixed(text.slice(0, -1).trimEnd(), fraction(...vulgar));
  return text.includes("/") ? divided(text) : marked(text, own);
}

function mixed(before: string, rest: Ratio): Ratio[] {
  if (!before) return [rest];
  return marked(before, null)
    .filter(isWhole)
    .slice(0, 1)
    .map((value) => plus(value, rest));
}

function divided(text: string): Ratio[] {
  const [, before = "", over = "0", under = "0"] = DIVIDED.exec(text) ?? [];
  if (BigInt(under) === 0n || (before && BigInt(over) >= BigInt(under))) return [];
  return mixed(before, fraction(BigInt(over), BigInt(under)));
}

/** Digits with signs between them. One lone point or comma before three digits can be either of two things. */
function marked(text: string, own: string | null): Ratio[] {
  const marks = text.match(/\D/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return text ? [whole(text)] : [];
  const found = [];
  const decimal = withDecimals(text, marks, last);
  if (decimal) found.push(decimal);
  const digits = marks.length === 1 && last === own ? null : grouped(text, last);
  if (digits) found.push(whole(digits));
  return found;
}

function withDecimals(text: string, marks: readonly string[], last: string): Ratio | null {
  const [head = "", tail = "", ...more] = text.split(last);
  if (!".,".includes(last) || more.length > 0 || !/^\d*$/.test(tail) || !(head || tail)) return null;
  const before = marks.length > 1 ? grouped(head, marks[0] ?? "") : head || "0";
  if (!before || !/^\d+$/.test(before)) return null;
  return times(whole(before + tail), tens(-tail.length));
}

/** The digits of 1'234'567, if they are grouped by three with this one sign. */
function grouped(text: string, sign: string): string | null {
  const [first = "", ...others] = text.split(sign);
  const tidy = " '.,".includes(sign) && /^[1-9]\d{0,2}$/.test(first) && others.length > 0;
  return tidy && others.every((group) => /^\d{3}$/.test(group)) ? first + others.join("") : null;
}
