import { expect, test } from "vitest";
import { TRACK } from "../../../wire/incroyable";
import { draftOf, squaresIn, trackOf, type Draft } from "./track";

function changed(change: Partial<Draft>): Draft {
  return { ...draftOf(TRACK), ...change };
}

test("our track, typed in unchanged, is our track", () => {
  expect(trackOf(draftOf(TRACK))).toEqual(TRACK);
});

test("squares may have anything between them", () => {
  expect(squaresIn(" 8, 17.26 und 35\n44")).toEqual([8, 17, 26, 35, 44]);
  expect(squaresIn("")).toEqual([]);
});

test("what was changed is sent", () => {
  const typed = { finish: 30, spirals: "5", bonus: null, black: [{ square: 7, back: 2 }] };
  expect(trackOf(changed(typed))).toEqual({ ...TRACK, finish: 30, spirals: [5], bonus: null, danger: [[7, 2]] });
});

test.each<Partial<Draft>>([
  { finish: null },
  { finish: 0 },
  { finish: 1001 },
  { spirals: "5 0" },
  { bonus: 2.5 },
  { black: [{ square: 7, back: null }] },
  { black: [{ square: undefined, back: 2 }] },
])("%o is not yet a track", (wrong) => {
  expect(trackOf(changed(wrong))).toBeNull();
});
