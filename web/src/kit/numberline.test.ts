import { describe, expect, test } from "vitest";
import { hang, scale, ticks as marks, widest, type Stretch, type Tick } from "./numberline";

const BORDER = [450, 600, 623, 700, 1200, 646];
const sixteen = (): number => 16;

/** As wide as the digits of a figure in full, and air. */
function inFull(value: number): number {
  return value.toLocaleString("en").length + 1;
}

/** The marks that have a figure. */
function ticks(
  values: readonly number[],
  width: number,
  room: (value: number) => number,
  clear: Stretch | null,
): Tick[] {
  return marks(values, width, room, clear).filter(({ told }) => told);
}

describe("the scale", () => {
  test("linear while the values are near each other", () => {
    const line = scale(BORDER, 100);
    expect(line.kind).toBe("linear");
    expect(line.at(450)).toBeCloseTo(6);
    expect(line.at(1200)).toBeCloseTo(94);
  });

  test("logarithmic over a ratio of fifty, on either side of zero", () => {
    expect(scale([1, 51], 100).kind).toBe("log");
    expect(scale([1, 50], 100).kind).toBe("linear");
    expect(scale([-51, -1], 100).kind).toBe("log");
  });

  test("across zero only over a ratio of a thousand", () => {
    expect(scale([-40, 1, 60], 100).kind).toBe("linear");
    expect(scale([0, 1e6], 100).kind).toBe("linear");
    expect(scale([0, 3, 1e6], 100).kind).toBe("log");
    expect(scale([-5, 1e6], 100).kind).toBe("log");
  });

  test.each([
    ["tiny to huge", [0.000001, 0.5, 3, 4_000, 1e15]],
    ["from zero", [0, 0.5, 12.75, 400, 1e6]],
    ["across zero", [-1e9, -273.15, -1, 0, 1, 77, 1e9]],
    ["below zero", [-1e15, -20_000, -1]],
  ])("%s: every value has a place of its own, in order and inside", (_, values) => {
    const { kind, at } = scale(values, 100);
    const places = values.map(at);
    expect(kind).toBe("log");
    expect(places[0]).toBeCloseTo(6);
    expect(places.at(-1)).toBeCloseTo(94);
    places.slice(1).forEach((place, i) => expect(place - (places[i] ?? 0)).toBeGreaterThan(0.5));
  });

  test("equal values stand in the middle", () => {
    expect(scale([7, 7], 100).at(7)).toBe(50);
    expect(scale([0, 0], 100).at(0)).toBe(50);
    expect(scale([-1e15], 100).at(-1e15)).toBe(50);
  });
});

describe("ticks", () => {
  test("round figures, apart from each other and from the pin", () => {
    const line = scale(BORDER, 118);
    expect(ticks(BORDER, 118, sixteen, null).map(({ value }) => value)).toEqual([600, 800, 1000]);
    expect(ticks(BORDER, 118, sixteen, [line.at(646) - 1, line.at(646) + 1]).map(({ value }) => value)).toEqual([
      800, 1000,
    ]);
  });

  test("powers of ten on a logarithmic line, none that has no room", () => {
    expect(ticks([3, 90_000], 100, () => 10, null).map(({ value }) => value)).toEqual([10, 100, 1000, 10_000, 100_000]);
    expect(ticks([1, 1e15], 100, () => 17, null).map(({ value }) => value)).toEqual([1e3, 1e6, 1e9, 1e12]);
    expect(ticks([-1e6, -1, 0, 1, 1e6], 100, () => 10, null).map(({ value }) => value)).toEqual([
      -1e5, -1000, -10, 0, 10, 1000, 1e5,
    ]);
  });

  test("every power of ten is marked, with a figure or without", () => {
    const all = marks([1, 1e15], 100, () => 17, null);
    expect(all.map(({ value }) => value)).toEqual(Array.from({ length: 16 }, (_, power) => Number(`1e${power}`)));
    const steps = all.slice(1).map(({ at }, i) => at - (all[i]?.at ?? 0));
    steps.forEach((step) => expect(step).toBeCloseTo(88 / 15));
  });

  test.each([
    ["far apart", [1, 30, 4_000, 500_000, 80_000_000, 9_000_000_000, 999_999_999_999_999]],
    ["close together", [1_234_567_890_123, 1_234_567_890_456, 1_234_567_892_345]],
    ["small", [0.000001, 0.000003]],
    ["decimal", [2.5, 2.718281, 3]],
    ["below zero", [-273.15, -12.75, -3]],
    ["equal", [7, 7]],
    ["nothing", [0, 0]],
    ["the truth far outside", [1, 2, 3, 4, 1e15]],
  ])("%s: no two touch", (_, values) => {
    for (const width of [60, 90, 118]) {
      const shown = ticks(values, width, inFull, [width / 2 - 2, width / 2 + 2]);
      const edges = shown.flatMap(({ value, at }) => [at - inFull(value) / 2, at + inFull(value) / 2]);
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
      expect(edges.every((edge) => edge >= 0 && edge <= width)).toBe(true);
      for (const { value, at } of shown) expect(Math.abs(at - width / 2)).toBeGreaterThanOrEqual(inFull(value) / 2 + 2);
      expect(shown.length).toBeLessThanOrEqual(14);
      expect(new Set(values).size === 1 || ticks(values, width, inFull, null).length > 0).toBe(true);
    }
  });
});

describe("labels", () => {
  test("stay where they belong when there is room", () => {
    expect(hang([10, 50, 90], 16, 100)).toEqual([10, 50, 90]);
  });

  test("that would overlap share the room, keep their order and stay inside", () => {
    const places = hang([50, 51, 49, 2, 99], 16, 100);
    const [c, d, b, a, e] = places as [number, number, number, number, number];
    expect([a, b, c, d, e]).toEqual([...places].sort((x, y) => x - y));
    for (const [one, other] of [
      [a, b],
      [b, c],
      [c, d],
      [d, e],
    ] as const)
      expect(other - one).toBeGreaterThanOrEqual(15.999);
    expect(a).toBeGreaterThanOrEqual(8);
    expect(e).toBeLessThanOrEqual(92);
  });

  test("too many share the width evenly", () => {
    const places = hang([1, 1, 1, 1, 1, 1, 1, 1], 16, 100);
    expect(places[0]).toBeCloseTo(6.25);
    expect(places[7]).toBeCloseTo(93.75);
  });
});

test("the widest stretch between places", () => {
  expect(widest([90, 10, 50, 60])).toEqual({ middle: 30, width: 40 });
  expect(widest([5])).toEqual({ middle: 0, width: 0 });
});
