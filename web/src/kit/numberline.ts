/** Where things stand on the line of a reveal. All lengths in one unit, from the left end of the line. */
interface Scale {
  readonly kind: "linear" | "log";
  at(value: number): number;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
  /** There is room for its figure. */
  readonly told: boolean;
}

/** From where to where. */
export type Stretch = readonly [from: number, to: number];

const WIDE = 50; // from this ratio on the line counts in powers of ten
const WIDER = 1000; // the same where zero lies between: near zero people think in steps, not in powers
const AIR = 0.06; // left free at both ends

/** Linear, or logarithmic if the largest value is over fifty times the smallest. */
export function scale(values: readonly number[], width: number): Scale {
  const unit = smallest(values);
  const log = isWide(values, unit);
  const bend = (value: number): number => (log ? powersFrom(unit, value) : value);
  const from = bend(Math.min(...values));
  const span = bend(Math.max(...values)) - from;
  return {
    kind: log ? "log" : "linear",
    at: (value) => (span === 0 ? 0.5 : AIR + (1 - 2 * AIR) * ((bend(value) - from) / span)) * width,
  };
}

/** The size of what is nearest to zero without being it. */
function smallest(values: readonly number[]): number {
  return Math.min(...values.filter(Boolean).map(Math.abs), Infinity);
}

function isWide(values: readonly number[], unit: number): boolean {
  const oneSided = values.every((value) => value > 0) || values.every((value) => value < 0);
  return Math.max(...values.map(Math.abs)) > unit * (oneSided ? WIDE : WIDER);
}

/** Powers of ten on both sides of zero; between the smallest sizes, where there are none, straight on. */
function powersFrom(unit: number, value: number): number {
  const size = Math.abs(value) / unit;
  return size < 1 ? value / unit : Math.sign(value) * (1 + Math.log10(size));
}

/**
 * Round figures for the axis, as many as there is room for: none touches its neighbour, the end of the line or what
 * stands in the stretch `clear`. `room` is how wide a figure is, with air around it. Every power of ten has its mark.
 */
export function ticks(
  values: readonly number[],
  width: number,
  room: (value: number) => number,
  clear: Stretch | null,
): Tick[] {
  const line = scale(values, width);
  const ways = [...(line.kind === "log" ? powers(values) : steps(values))];
  const spot = (value: number): Stretch => [line.at(value) - room(value) / 2, line.at(value) + room(value) / 2];
  const inside = ways.map((way) => way.filter((value) => spot(value)[0] >= 0 && spot(value)[1] <= width));
  const chosen =
    inside.find((way) => !way.some((value, i) => way.slice(0, i).some((before) => spot(before)[1] > spot(value)[0]))) ??
    [];
  const marks = line.kind === "log" ? (ways[0] ?? []) : chosen;
  const free = (value: number): boolean => clear === null || spot(value)[1] <= clear[0] || spot(value)[0] >= clear[1];
  const all = marks.map((value) => ({ value, at: line.at(value), told: chosen.includes(value) && free(value) }));
  return all.filter(({ at }) => at >= 0 && at <= width);
}

const MOST_TICKS = 12;

/** Evenly spaced round figures, ever fewer. */
function* steps(values: readonly number[]): Generator<number[]> {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.abs(most) || 1;
  const power = Math.floor(Math.log10(span / MOST_TICKS));
  const sizes = [0, 1, 2].flatMap((more) => [1, 2, 5].map((times) => Number(`${times}e${power + more}`)));
  for (const step of sizes.filter((size) => span / size <= MOST_TICKS)) {
    const first = Math.ceil(least / step - 1);
    const count = Math.floor(most / step + 1) - first + 1;
    yield Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(15)));
  }
}

/** Every power of ten, every second, every third …, counted from one or, where it is among them, from zero. */
function* powers(values: readonly number[]): Generator<number[]> {
  const first = Math.floor(Math.log10(smallest(values)));
  const last = Math.ceil(Math.log10(Math.max(...values.map(Math.abs))));
  const negative = values.some((value) => value < 0);
  const oneSided = values.every((value) => value > 0) || values.every((value) => value < 0);
  for (let every = 1; every <= last - first; every++) {
    const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const sizes = all
      .filter((power) => (oneSided ? power : power - first + 1) % every === 0)
      .map((power) => Number(`1e${power}`));
    const below = negative ? sizes.map((size) => -size).reverse() : [];
    yield oneSided ? (negative ? below : sizes) : [...below, 0, ...sizes];
  }
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
    for (
      let last = blocks.at(-1), before = blocks.at(-2);
      last && before && middle(before) > middle(last);
      last = blocks.at(-1), before = blocks.at(-2)
    ) {
      blocks.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const highest = width - room / 2 - (spots.length - 1) * room;
  const starts = blocks.flatMap((block) =>
    Array<number>(block.size).fill(Math.min(highest, Math.max(room / 2, middle(block)))),
  );
  const places = Array<number>(spots.length).fill(0);
  order.forEach((spot, place) => (places[spot] = (starts[place] ?? 0) + place * room));
  return places;
}

function middle(block: { readonly sum: number; readonly size: number }): number {
  return block.sum / block.size;
}

/** The widest stretch between two of these places. */
export function widest(places: readonly number[]): { readonly middle: number; readonly width: number } {
  const order = [...places].sort((a, b) => a - b);
  const gaps = order.slice(1).map((to, i) => ({ middle: ((order[i] ?? to) + to) / 2, width: to - (order[i] ?? to) }));
  return gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { middle: 0, width: 0 });
}
