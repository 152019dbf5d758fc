import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/numbers.json";
import type { Language } from "../../words/words.svelte";
import { type Reading, read } from "./read";

interface Vector {
  readonly text: string;
  readonly language: Language;
  readonly signed?: boolean;
  readonly decimals?: boolean;
  readonly own?: boolean;
  readonly values?: readonly string[];
  readonly refused?: string;
}

const VECTORS = vectors as readonly Vector[];

/** As the vectors write it: decimals as people write them, never 1e-6. */
function spelled(reading: Reading): readonly string[] | string {
  if (reading.kind === "refused") return reading.code;
  const values = reading.kind === "value" ? [reading.value] : reading.values;
  return values.map((value) => JSON.stringify(value));
}

test.each(VECTORS)("$language $text", ({ text, values, refused, ...wanted }) => {
  expect(spelled(read(text, wanted))).toEqual(values ?? refused);
});

test("there are enough vectors", () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(120);
});
