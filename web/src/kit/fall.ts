/** How the pin falls along the line: a hush, then from the top value down, ever faster. Times in milliseconds. */
export const HUSH = 500;
export const FALL = 900;

const EASE = { x1: 0.5, y1: 0, x2: 0.9, y2: 0.6 }; // --ease-drop

/** When the pin has come so far on its way, 0 to 1, since the hush began. */
export function passes(way: number): number {
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 20; halving++) {
    const half = (low + high) / 2;
    if (bezier(half, EASE.y1, EASE.y2) < way) low = half;
    else high = half;
  }
  return HUSH + FALL * bezier(high, EASE.x1, EASE.x2);
}

function bezier(s: number, one: number, two: number): number {
  return 3 * (1 - s) ** 2 * s * one + 3 * (1 - s) * s ** 2 * two + s ** 3;
}
