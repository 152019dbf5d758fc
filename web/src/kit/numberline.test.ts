import { expect, test } from "vitest";
import { hang, scale, ticks } from "./numberline";

const BORDER = [450, 600, 623, 700, 1200, 646];

test("linear while the values are near each other", () => {
  const line = scale(BORDER, 100);
  expect(line.kind).toBe("linear");
  expect(line.at(450)).toBeCloseTo(6);
  expect(line.at(1200)).toBeCloseTo(94);
});

test("logarithmic over a ratio of fifty, but not where zero is among them", () => {
  expect(scale([1, 51], 100).kind).toBe("log");
  expect(scale([1, 50], 100).kind).toBe("linear");
  expect(scale([0, 1e6], 100).kind).toBe("linear");
  expect(scale([-5, 1e6], 100).kind).toBe("linear");
});

test("one value stands in the middle", () => {
  expect(scale([7, 7], 100).at(7)).toBe(50);
});

test("ticks are round figures, apart from each other and from the pin", () => {
  const line = scale(BORDER, 118);
  const shown = ticks(BORDER, 118, 16, line.at(646));
  expect(shown.map(({ value }) => value)).toEqual([800, 1000, 1200]);
  for (const { at } of shown) expect(Math.abs(at - line.at(646))).toBeGreaterThan(11);
});

test("powers of ten on a logarithmic line", () => {
  expect(ticks([3, 90_000], 100, 10, null).map(({ value }) => value)).toEqual([10, 100, 1000, 10_000, 100_000]);
});

test("ticks of tiny and of equal values end", () => {
  expect(ticks([0.000001, 0.000003], 100, 10, null).length).toBeGreaterThan(0);
  expect(ticks([7, 7], 100, 10, null).length).toBeLessThanOrEqual(10);
  expect(ticks([0, 0], 100, 10, null).length).toBeLessThanOrEqual(10);
});

test("labels stay where they belong when there is room", () => {
  expect(hang([10, 50, 90], 16, 100)).toEqual([10, 50, 90]);
});

test("labels that would overlap share the room, keep their order and stay inside", () => {
  const places = hang([50, 51, 49, 2, 99], 16, 100);
  const [c, d, b, a, e] = places as [number, number, number, number, number];
  expect([a, b, c, d, e]).toEqual([...places].sort((x, y) => x - y));
  for (const [one, other] of [[a, b], [b, c], [c, d], [d, e]] as const) expect(other - one).toBeGreaterThanOrEqual(15.999);
  expect(a).toBeGreaterThanOrEqual(8);
  expect(e).toBeLessThanOrEqual(92);
});

test("too many labels share the width evenly", () => {
  const places = hang([1, 1, 1, 1, 1, 1, 1, 1], 16, 100);
  expect(places[0]).toBeCloseTo(6.25);
  expect(places[7]).toBeCloseTo(93.75);
});
