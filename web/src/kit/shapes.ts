/** A player's shape on a grid of 48, and how far down its letter sits. */
interface Shape {
  readonly path: string;
  readonly letter: number;
}

/** Disc, square, triangle, diamond, clover, cross, drop, dome: never star, heart or spiral, which the games use. */
export const SHAPES: readonly Shape[] = [
  { path: "M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0z", letter: 31 },
  { path: "M11 6h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z", letter: 31 },
  { path: "M24 6 44 40a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3z", letter: 38 },
  { path: "M24 3 45 24 24 45 3 24z", letter: 31 },
  {
    path: "M24 9.5A10.6 10.6 0 1 1 38.5 24A10.6 10.6 0 1 1 24 38.5A10.6 10.6 0 1 1 9.5 24A10.6 10.6 0 1 1 24 9.5z",
    letter: 31,
  },
  { path: "M16 4h16v12h12v16H32v12H16V32H4V16h12z", letter: 31 },
  { path: "M24 2c4 9 17 15 17 27a17 16.5 0 0 1-34 0C7 17 20 11 24 2z", letter: 36 },
  { path: "M3 37v-5a21 21 0 0 1 42 0v5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z", letter: 35 },
];

/** The shape of a colour; a colour that is not in the list (an older page, a newer server) is the first. */
export function shape(colour: number): Shape {
  return SHAPES[colour] ?? (SHAPES[0] as Shape);
}

/** The names of a colour's custom properties: its own, and that of the letter on it. */
export function paint(colour: number): { readonly own: string; readonly ink: string } {
  const name = `--p${(SHAPES[colour] ? colour : 0) + 1}`;
  return { own: `var(${name})`, ink: `var(${name}-ink)` };
}
