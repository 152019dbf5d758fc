import { expect, test } from "vitest";
import type { View } from "../../wire/bornes";
import { judges } from "./judges";

function view(type: string): View {
  return { phase: { type }, master: 1, round: 3 } as unknown as View;
}

test("the master judges the round that all look at, and nobody else does", () => {
  expect([0, 1, 2].map((seat) => judges(view("Looking"), seat))).toEqual([null, 3, null]);
  expect(["Announcing", "Reading", "Ranking", "Settling", "Over"].map((type) => judges(view(type), 1))).toEqual(
    Array(5).fill(null),
  );
});
