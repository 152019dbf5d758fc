/**
 * The signs of the counting cards, drawn by us on a grid of 12: fonts differ so much that some fill what others leave
 * empty.
 */
const SHAPES = {
  disc: "M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  square: "M2 2h8v8h-8z",
  up: "M6 1.5 10.75 10h-9.5z",
  down: "M6 10.5 1.25 2h9.5z",
  star: "M6 .9 7.5 4.4l3.8.3-2.9 2.5.9 3.7L6 8.9l-3.3 2 .9-3.7L.7 4.7l3.8-.3z",
  diamond: "M6 .8 11.2 6 6 11.2.8 6z",
} as const;

export interface Sign {
  readonly path: string;
  readonly filled: boolean;
}

function both(empty: string, full: string, path: string): [string, Sign][] {
  return [
    [empty, { path, filled: false }],
    [full, { path, filled: true }],
  ];
}

export const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ...both("○", "●", SHAPES.disc),
  ...both("□", "■", SHAPES.square),
  ...both("△", "▲", SHAPES.up),
  ...both("▽", "▼", SHAPES.down),
  ...both("☆", "★", SHAPES.star),
  ...both("◇", "◆", SHAPES.diamond),
]);

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

/** A picture of lines of signs, each with its place. */
export function placedSigns(picture: string): readonly Placed[] {
  return picture.split("\n").flatMap((line, y) => [...line].map((sign, x) => ({ x, y, sign })));
}

export interface Part {
  readonly before: string;
  readonly sign: string | null;
  readonly after: string;
}

/** A text cut at the signs that are drawn. Brackets stay with the sign that they hold: no line ends between them. */
export function cutAtSigns(text: string): readonly Part[] {
  const signs = [...SIGNS.keys()].join("");
  const found = new RegExp(`^(\\(?)([${signs}])(\\)?)$`);
  return text
    .split(new RegExp(`(\\(?[${signs}]\\)?)`))
    .filter(Boolean)
    .map((part) => {
      const [, before = part, sign = null, after = ""] = found.exec(part) ?? [];
      return { before, sign, after };
    });
}
