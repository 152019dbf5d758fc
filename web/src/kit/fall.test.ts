import { expect, test } from "vitest";
import { FALL, HUSH, passes } from "./fall";

test("it hushes first, falls ever faster, and stops at the truth", () => {
  const moments = [0, 0.25, 0.5, 0.75, 1].map(passes);
  expect(moments[0]).toBeCloseTo(HUSH, 0);
  expect(moments[4]).toBeCloseTo(HUSH + FALL, 0);
  const waits = moments.slice(1).map((moment, i) => moment - (moments[i] ?? 0));
  expect(waits).toEqual([...waits].sort((a, b) => b - a));
});
