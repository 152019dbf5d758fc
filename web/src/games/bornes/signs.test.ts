import { expect, test } from "vitest";
import { cutAtSigns, placedSigns, SIGNS } from "./signs";

test("a text is cut at the signs and nowhere else", () => {
  expect(cutAtSigns("How many circles (○) and stars ★?")).toEqual([
    { before: "How many circles ", sign: null, after: "" },
    { before: "(", sign: "○", after: ")" },
    { before: " and stars ", sign: null, after: "" },
    { before: "", sign: "★", after: "" },
    { before: "?", sign: null, after: "" },
  ]);
  expect(cutAtSigns("none")).toEqual([{ before: "none", sign: null, after: "" }]);
});

test("every sign of a picture has its place", () => {
  expect(placedSigns("○●\n□")).toEqual([
    { x: 0, y: 0, sign: "○" },
    { x: 1, y: 0, sign: "●" },
    { x: 0, y: 1, sign: "□" },
  ]);
});

test("empty and full are drawn differently", () => {
  expect([SIGNS.get("△")?.filled, SIGNS.get("▲")?.filled]).toEqual([false, true]);
});
