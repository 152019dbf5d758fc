/** French sets a space before its high signs and within its quotes, at which no line breaks. */
export function typeset(text: string, language: string): string {
  return language === "fr" ? text.replace(/ ([?!:;»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name in Hebrew or Arabic letters does not turn the sentence around it. */
export function isolated<T>(about: Readonly<Record<string, T>>): Record<string, T | string> {
  const entries = Object.entries(about).map(([name, value]): [string, T | string] => [
    name,
    typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
  ]);
  return Object.fromEntries(entries);
}
