import { expect, test } from "vitest";
import { MAT } from "../../../wire/gambit7";
import { draftOf, matOf, type Draft } from "./mat";

function changed(change: (draft: Draft) => unknown): Draft {
  const draft = draftOf(MAT);
  change(draft);
  return draft;
}

test("our mat, typed in unchanged, is our mat", () => {
  expect(matOf(draftOf(MAT))).toEqual(MAT);
});

test("a figure that was changed is sent, and the others stay", () => {
  const mat = matOf(changed((draft) => Object.assign(draft.cases[3] ?? {}, { alone: 8 })));
  expect(mat?.cases[3]).toEqual({ alone: 8, shared: 4, star: 2 });
  expect(mat?.cases[4]).toEqual(MAT.cases[4]);
});

test.each([null, undefined, -1, 1001, 2.5, NaN])("%s is no figure", (wrong) => {
  expect(matOf(changed((draft) => (draft.too_high = wrong)))).toBeNull();
  expect(matOf(changed((draft) => Object.assign(draft.cases[0] ?? {}, { star: wrong })))).toBeNull();
});
