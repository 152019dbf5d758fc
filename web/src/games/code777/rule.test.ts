import { expect, test } from "vitest";
import { missingIn } from "../../rules/books";
import type { View } from "../../wire/code777";
import { rule } from "./rule";

/** Every phase, with no more of its view than the choice of the rule looks at. */
const PHASES = [{ type: "Asking" }, { type: "Picking" }, { type: "Noting" }, { type: "Over" }];

function view(phase: object): View {
  return { phase } as unknown as View;
}

test("the rule that matters now stands in the book, in all languages", () => {
  const named = PHASES.map((phase) => rule(view(phase)));
  expect(missingIn("code777", named)).toEqual([]);
});
