/** What the keys of the pad do to the text on the slate. */
const LONGEST = 40;

export function add(text: string, sign: string): string {
  const spaced = /\p{L}$/u.test(text) ? `${text} ` : text;
  return text.length + sign.length > LONGEST ? text : spaced + sign;
}

/** "thousand" after a number, or alone. */
export function addWord(text: string, word: string): string {
  return text ? add(text.trimEnd(), ` ${word}`).replace(/ {2,}/g, " ") : word;
}

/** One decimal sign in a number, with a zero before it. */
export function addDecimal(text: string, sign: string): string {
  const number = /[\d.,]*$/.exec(text)?.[0] ?? "";
  if (/[.,]/.test(number)) return text;
  return add(text, number ? sign : `0${sign}`);
}

/** The last sign, or the whole word: nobody wrote it letter by letter. */
export function dropLast(text: string): string {
  return text.replace(/(?:\p{L}+\.?|\P{L}) *$/u, "").trimEnd();
}

export function turnSign(text: string): string {
  return /^[-\u2212]/.test(text) ? text.slice(1).trimStart() : `\u2212${text}`;
}
