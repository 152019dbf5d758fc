import { describe, expect, test } from "vitest";
import type { Track } from "../../wire/incroyable";
import { dialsOf, erasedDigit, turned, typedDigit, valueOf, withDigit } from "./dials";
import { extraFor, faultOf, highestFirst, placeOf } from "./ranks";
import { soundsOf } from "./sounds";
import { before, besides, fitted, scaleOf, sizeOf, spotOf, squaresOf, walked, wayOf, type Spot } from "./squares";

const TRACK: Track = {
  finish: 50,
  symbols: ["professor", "books", "globe", "heart", "tree"],
  spirals: [8, 17, 26, 35, 44],
  bonus: 25,
  danger: [
    [13, 3],
    [22, 4],
  ],
};

describe("dials", () => {
  test("show nothing before they are set", () => {
    expect(valueOf(dialsOf(null))).toBeNull();
  });

  test("hold a value and give it back", () => {
    for (const value of [1, 10, 750, 9999]) expect(valueOf(dialsOf(value))).toBe(value);
    expect(dialsOf(750)).toEqual([null, 7, 5, 0]);
  });

  test("turn round, each for itself", () => {
    expect(valueOf(turned(dialsOf(null), 1, 1))).toBe(100);
    expect(valueOf(turned(dialsOf(null), 3, -1))).toBe(9);
    expect(valueOf(turned(dialsOf(990), 1, 1))).toBe(90);
    expect(valueOf(withDigit(dialsOf(750), 0, 3))).toBe(3750);
  });

  test("are typed as on a pocket calculator", () => {
    const typed = [1, 7, 9, 0].reduce(typedDigit, dialsOf(null));
    expect(valueOf(typed)).toBe(1790);
    expect(typedDigit(typed, 5)).toBe(typed);
    expect(valueOf(erasedDigit(typed))).toBe(179);
    expect(valueOf(erasedDigit(dialsOf(4)))).toBeNull();
  });
});

describe("estimates", () => {
  const estimates = [42, 50, 45, 51]; // IX3: Annie, Bernard, Cécile, Didier

  test("stand highest first", () => {
    expect(highestFirst(estimates)).toEqual([3, 1, 2, 0]);
  });

  test("a right doubt of the second-highest earns two more (I18)", () => {
    expect(estimates.map((_, seat) => extraFor(placeOf(estimates, seat)))).toEqual([4, 2, 3, 0]);
  });

  test("a raise stays in its range and off what others hold (I10)", () => {
    const may = { least: 46, most: 9999, taken: [50, 51] };
    expect([45, 46, 50, 52, 9999, 10000].map((value) => faultOf(value, may))).toEqual([
      "range",
      null,
      "taken",
      null,
      null,
      "range",
    ]);
  });
});

describe("the track", () => {
  test("has a square for each kind", () => {
    const kinds = squaresOf(TRACK).map(({ kind }) => kind);
    expect([kinds[0], kinds[8], kinds[13], kinds[25], kinds[50]]).toEqual([
      "plain",
      "spiral",
      "black",
      "bonus",
      "finish",
    ]);
    expect(squaresOf(TRACK)[13]?.back).toBe(3);
  });

  test("runs to and fro, each row under the end of the one above", () => {
    for (const columns of [7, 13]) {
      for (let number = 1; number <= 50; number++) {
        const [one, two] = [number - 1, number].map((at) => spotOf(at, { from: 0, to: 50, columns })) as [Spot, Spot];
        expect(one.x === two.x || one.y === two.y).toBe(true);
      }
    }
  });

  test("has as many columns as fit best", () => {
    const lie = fitted(TRACK, 1270, 620);
    const { width, height } = sizeOf(lie);
    expect(width / height).toBeGreaterThan(1.5);
    expect(fitted(TRACK, 330, 900).columns).toBeLessThan(lie.columns);
    for (const columns of [lie.columns - 1, lie.columns + 1])
      expect(scaleOf({ ...lie, columns }, 1270, 620)).toBeLessThanOrEqual(scaleOf(lie, 1270, 620));
  });

  test("shows of a pawn's way every square that it touched", () => {
    expect(walked({ seat: 0, start: 11, points: 2, bonus: 0, danger: 3, end: 10 }, TRACK)).toEqual({
      from: 10,
      to: 18,
      columns: 9,
    });
    expect(walked({ seat: 0, start: 18, points: 7, bonus: 6, danger: 0, end: 31 }, TRACK)).toEqual({
      from: 18,
      to: 31,
      columns: 9,
    });
    expect(walked({ seat: 0, start: 48, points: 4, bonus: 0, danger: 0, end: 52 }, TRACK)).toEqual({
      from: 42,
      to: 50,
      columns: 9,
    });
  });

  test("a pawn goes ahead by points and bonus, back by what is black, and no further than the finish", () => {
    expect(wayOf({ seat: 0, start: 8, points: 5, bonus: 0, danger: 3, end: 10 }, TRACK)).toEqual([
      8, 9, 10, 11, 12, 13, 12, 11, 10,
    ]);
    expect(wayOf({ seat: 0, start: 48, points: 4, bonus: 0, danger: 0, end: 52 }, TRACK)).toEqual([48, 49, 50, 50, 50]);
  });

  test("pawns stand where they stood until all is known", () => {
    expect(before([5, 10, 7], [{ seat: 1, start: 8, points: 5, bonus: 0, danger: 3, end: 10 }])).toEqual([5, 8, 7]);
  });

  test("pawns on one square stand apart", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const spots = Array.from({ length: count }, (_, index) => besides(index, count));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});

test("a doubt rings, and each hears how it went for them", () => {
  const result = {
    answer: 1,
    estimates: [],
    challenger: 0,
    doubted: 1,
    success: true,
    payouts: [
      { points: 7, why: [] },
      { points: 0, why: [] },
    ],
    moves: [],
  };
  const news = [
    { type: "Doubted", seat: 0, doubted: 1 },
    { type: "Scored", result },
  ] as const;
  expect(soundsOf(news, 0)).toEqual(["bell", "gained"]);
  expect(soundsOf(news, 1)).toEqual(["bell", "wipe"]);
  expect(soundsOf(news, null)).toEqual(["bell", "hush"]);
});
