import { expect, test } from "vitest";
import { words } from "../words/words.svelte";
import { short } from "./short";

test.each([
  ["en", ["0", "-12.75", "0.000001", "999,999", "1M", "-1.5B", "1,234,567"]],
  ["fr", ["0", "-12,75", "0,000001", "999\u202f999", "1\u00a0M", "-1,5\u00a0Md", "1\u202f234\u202f567"]],
  ["de", ["0", "-12,75", "0,000001", "999.999", "1\u00a0Mio.", "-1,5\u00a0Mrd.", "1.234.567"]],
] as const)("%s: large round figures are short, all others whole", async (language, said) => {
  await words.choose(language);
  expect([0, -12.75, 0.000001, 999_999, 1_000_000, -1_500_000_000, 1_234_567].map((value) => short(value))).toEqual(
    said,
  );
  expect(short(1911, true)).toBe("1911");
});
