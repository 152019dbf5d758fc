import { written, type Asked } from "../../kit/numbers/written";

const LONG = 12;
const GROUPS = /([.,])(?=\d{3})/g;

/** Too long for one line of a small slate. */
export function isLong(text: string): boolean {
  return text.length > LONG;
}

/** A number as it stands on a small slate: a long one may break between its groups. */
export function onSmallSlate(value: number, asked: Pick<Asked, "year">): string {
  const text = written(value, asked);
  return isLong(text) ? text.replaceAll("\u00a0", " ").replace(GROUPS, "$1\u200b") : text;
}

/**
 * How large to write so that the text fits a slate of this width; both in rem. A figure is half as wide as it is high.
 */
export function size(text: string, width: number, largest: number, smallest: number): number {
  return Math.max(smallest, Math.min(largest, (width / text.length) * 1.9));
}
