import { expect, test } from "vitest";
import { add, addDecimal, addWord, dropLast, turnSign } from "./keys";

test("digits, and a space after a word", () => {
  expect(add("12", "3")).toBe("123");
  expect(add("2 million", "3")).toBe("2 million 3");
  expect(add("9".repeat(40), "1")).toBe("9".repeat(40));
});

test("words after a number, alone, and after another", () => {
  expect(addWord("1,5", "million")).toBe("1,5 million");
  expect(addWord("", "mille")).toBe("mille");
  expect(addWord("3 mille", "million")).toBe("3 mille million");
});

test("one decimal sign in a number", () => {
  expect(addDecimal("1", ",")).toBe("1,");
  expect(addDecimal("1,5", ",")).toBe("1,5");
  expect(addDecimal("", ",")).toBe("0,");
  expect(addDecimal("2 million", ",")).toBe("2 million 0,");
});

test("the last sign or word goes", () => {
  expect(dropLast("123")).toBe("12");
  expect(dropLast("1,5 million")).toBe("1,5");
  expect(dropLast("2 Mio.")).toBe("2");
  expect(dropLast("3 mille 5")).toBe("3 mille");
  expect(dropLast("")).toBe("");
});

test("the sign turns round", () => {
  expect(turnSign("5")).toBe("\u22125");
  expect(turnSign("\u22125")).toBe("5");
  expect(turnSign("-5")).toBe("5");
});
