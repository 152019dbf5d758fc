import { expect, test } from "vitest";
import { isFresh, soundOf } from "./news";

test("the last thing that sounds is heard", () => {
  expect(soundOf([{ type: "Contented", seat: 0 }, { type: "Signalled" }])).toBe("knock");
  expect(soundOf([{ type: "TimeUp" }])).toBeNull();
});

test("fresh is what has just happened, not what a reload finds", () => {
  expect(isFresh([{ type: "Signalled" }], "Signalled")).toBe(true);
  expect(isFresh([], "Scored")).toBe(false);
});
