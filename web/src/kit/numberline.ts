/** Where things stand on the line of a reveal. All lengths in one unit, from the left end of the line. */
export interface Scale {
  readonly kind: "linear" | "log";
  at(value: number): number;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
}

const WIDE = 50; // from this ratio on the line counts in powers of ten
const AIR = 0.06; // left free at both ends

/** Linear, or logarithmic if the largest value is over fifty times the smallest. */
export function scale(values: readonly number[], width: number): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const log = least > 0 && most > least * WIDE;
  const bend = log ? Math.log10 : (value: number): number => value;
  const from = bend(least);
  const span = bend(most) - from || 1;
  const single = most === least;
  return {
    kind: log ? "log" : "linear",
    at: (value) => (single ? 0.5 : AIR + (1 - 2 * AIR) * ((bend(value) - from) / span)) * width,
  };
}

/** Round figures for the axis, never closer than `apart`, and none that would touch what stands at `clear`. */
export function ticks(values: readonly number[], width: number, apart: number, clear: number | null): Tick[] {
  const line = scale(values, width);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const round = line.kind === "log" ? powers(least, most) : steps(least, most, Math.max(1, Math.floor(width / apart)));
  const inside = round.map((value) => ({ value, at: line.at(value) })).filter(({ at }) => at >= apart / 3 && at <= width - apart / 3);
  const free = inside.filter(({ at }) => clear === null || Math.abs(at - clear) >= apart * 0.75);
  return spread(free, apart);
}

function steps(least: number, most: number, count: number): number[] {
  const span = most - least || Math.abs(most) || 1;
  const size = 10 ** Math.floor(Math.log10(span / count));
  const step = size * ([1, 2, 5, 10].find((times) => span / (size * times) <= count) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

function powers(least: number, most: number): number[] {
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(`1e${first + i}`));
}

/** Every n-th of them, so that all are far enough apart. */
function spread(all: readonly Tick[], apart: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of all) {
    const before = kept.at(-1);
    if (!before || tick.at - before.at >= apart) kept.push(tick);
  }
  return kept;
}

/**
 * Where labels hang, in the order of their spots: at least `gap` between centres, all of them inside, none further from
 * its spot than it must be. Neighbours that would overlap share the room around their common middle.
 */
export function hang(spots: readonly number[], gap: number, width: number): number[] {
  const room = Math.min(gap, width / Math.max(1, spots.length));
  const order = spots.map((_, i) => i).sort((a, b) => (spots[a] ?? 0) - (spots[b] ?? 0) || a - b);
  const blocks: { sum: number; size: number }[] = [];
  order.forEach((spot, place) => {
    blocks.push({ sum: (spots[spot] ?? 0) - place * room, size: 1 });
    for (let last = blocks.at(-1), before = blocks.at(-2); last && before && middle(before) > middle(last); last = blocks.at(-1), before = blocks.at(-2)) {
      blocks.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const highest = width - room / 2 - (spots.length - 1) * room;
  const starts = blocks.flatMap((block) => Array<number>(block.size).fill(Math.min(highest, Math.max(room / 2, middle(block)))));
  const places = Array<number>(spots.length).fill(0);
  order.forEach((spot, place) => (places[spot] = (starts[place] ?? 0) + place * room));
  return places;
}

function middle(block: { readonly sum: number; readonly size: number }): number {
  return block.sum / block.size;
}
