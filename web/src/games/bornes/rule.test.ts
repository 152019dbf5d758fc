import { expect, test } from "vitest";
import { missingIn } from "../../rules/books";
import type { View } from "../../wire/bornes";
import { rule } from "./rule";

/** Every phase, with no more of its view than the choice of the rule looks at. */
const PHASES = [
  { type: "Announcing" },
  { type: "Reading" },
  { type: "Ranking", done: [] },
  { type: "Ranking", done: [1] },
  { type: "Settling" },
  { type: "Looking" },
  { type: "Over" },
];

function view(phase: object, about: object = {}): View {
  return { phase, master: 0, together: true, ...about } as unknown as View;
}

test("the rule that matters now stands in the book, in all languages", () => {
  const named = PHASES.flatMap((phase) => [0, 1, null].map((seat) => rule(view(phase), seat)));
  expect(missingIn("bornes", named)).toEqual([]);
});

test("what matters depends on who looks", () => {
  const ranking = { type: "Ranking", done: [2] };
  expect([0, 1, 2, null].map((seat) => rule(view(ranking), seat))).toEqual(["B6", "B5", "B7", "B5"]);
  expect(rule(view({ type: "Announcing" }, { together: false }), 0)).toBe("B18");
});
