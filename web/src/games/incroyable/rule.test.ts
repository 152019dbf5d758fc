import { expect, test } from "vitest";
import { missingIn } from "../../rules/books";
import type { View } from "../../wire/incroyable";
import { rule } from "./rule";

/** Every phase, with no more of its view than the choice of the rule looks at. */
const PHASES = [
  { type: "Estimating" },
  { type: "Shifting" },
  { type: "Speaking", may_pass: true },
  { type: "Speaking", may_pass: false, may_raise: {} },
  { type: "Speaking", may_pass: false, may_raise: null },
  { type: "Looking", success: true },
  { type: "Looking", success: false },
  { type: "Stating" },
  { type: "Choosing" },
  { type: "RiskLooking" },
  { type: "Over" },
];

function view(phase: object): View {
  return { phase } as unknown as View;
}

test("the rule that matters now stands in the book, in all languages", () => {
  const named = PHASES.map((phase) => rule(view(phase)));
  expect(missingIn("incroyable", named)).toEqual([]);
});
