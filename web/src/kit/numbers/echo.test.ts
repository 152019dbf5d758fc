import { expect, test } from "vitest";
import { digits, inWords, onSlate } from "./echo";

test("digits are grouped as the language does, with signs that the hand can write", () => {
  expect(digits(1234567, "fr")).toBe("1\u00a0234\u00a0567");
  expect(digits(1234567.5, "de")).toBe("1.234.567,5");
  expect(digits(-1234567.5, "en")).toBe("\u22121,234,567.5");
  expect(digits(0.000001, "en")).toBe("0.000001");
  expect(digits(1e15, "en")).toBe("1,000,000,000,000,000");
});

test("a year is never grouped, in any language", () => {
  for (const language of ["en", "fr", "de"] as const) {
    expect(digits(1911, language, true)).toBe("1911");
    expect(onSlate("1911", language, ".", true)).toBe("1911");
  }
});

test("what is short is said in full, what is long by its size", () => {
  expect(inWords(623, "en")).toEqual({ text: "six hundred and twenty-three", exact: true });
  expect(inWords(123_456_789_012_345, "en")).toEqual({ text: "123.5 trillion", exact: false });
  expect(inWords(777_777_777, "de")).toEqual({ text: "777,8 Millionen", exact: false });
  expect(inWords(-777_777_777, "de").text).toBe("\u2212777,8 Millionen");
});

test("on the slate plain digits are grouped while they are written", () => {
  expect(onSlate("1234567", "fr", ",")).toBe("1\u00a0234\u00a0567");
  expect(onSlate("-1234,", "de", ",")).toBe("\u22121234,");
  expect(onSlate("12345", "de", ",")).toBe("12.345");
  expect(onSlate("1234.50", "en", ".")).toBe("1,234.50");
  expect(onSlate("1.234", "de", ",")).toBe("1.234");
  expect(onSlate("1,5 Mio", "de", ",")).toBe("1,5 Mio");
  expect(onSlate("", "de", ",")).toBe("");
});
