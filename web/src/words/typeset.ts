const THIN = "\u202f"; // in numbers, as Intl does
const FULL = "\u00a0"; // elsewhere: our fonts lack the thin one, and half a space before ? is hardly seen
const GROUPED = /(?<!\d)\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)/g;
const WITH_UNIT = /(\d) (?=(?:s|min|h|ko|Mo|[ckm]?m|k?g|t|€|°C)(?![\p{L}\p{N}]))/gu;

/** French sets a space before high signs, within quotes, and in numbers: no line breaks there. */
export function typeset(text: string, language: string): string {
  if (language !== "fr") return text;
  return text
    .replace(/[ \u00a0\u202f]([?!;%:»])/g, `${FULL}$1`)
    .replace(/«[ \u00a0\u202f]/g, `«${FULL}`)
    .replace(GROUPED, (number) => number.replace(/[ \u00a0]/g, THIN))
    .replace(WITH_UNIT, `$1${FULL}`);
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
