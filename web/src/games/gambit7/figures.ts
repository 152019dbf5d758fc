import { digits } from "../../kit/numbers/echo";
import { words } from "../../words/words.svelte";

const LONG = 12;
const GROUPS = /([.,])(?=\d{3})/g;

/** A number in the player's language. */
export function written(value: number): string {
  return digits(value, words.language);
}

/** Too long for one line of a small slate. */
export function isLong(value: number): boolean {
  return written(value).length > LONG;
}

/** The same as it stands on a small slate: a long one may break between its groups. */
export function onSmallSlate(value: number): string {
  const text = written(value);
  return isLong(value) ? text.replaceAll("\u00a0", " ").replace(GROUPS, "$1\u200b") : text;
}

/** With its unit, for a sentence. */
export function measured(value: number, unit: string): string {
  return unit ? `${written(value)}\u00a0${unit}` : written(value);
}

/**
 * How large to write so that the text fits a slate of this width; both in rem. A figure is half as wide as it is high.
 */
export function size(text: string, width: number, largest: number, smallest: number): number {
  return Math.max(smallest, Math.min(largest, (width / text.length) * 1.9));
}
