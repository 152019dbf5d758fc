import { expect, test } from "vitest";
import { read } from "./read";
import { askedBack } from "./slip";

function asked(
  text: string,
  unit = "",
  language: "en" | "fr" | "de" = "de",
  decimals = true,
): readonly number[] | null {
  const reading = askedBack(read(text, { language, decimals }), text, unit, language, decimals);
  return reading.kind === "choice" ? reading.values : null;
}

test.each([
  ["a scale after more than a thousand", "1500 Mio", "", [1_500_000, 1_500_000_000]],
  ["a scale said twice", "3 million thousand", "", [3_000_000, 3_000_000_000]],
  ["a scale where the unit has one", "5 Mio", "Millionen Dollar", [5, 5_000_000]],
  ["millions written out where the unit has them", "5000000", "Millionen Dollar", [5, 5_000_000]],
  ["below zero, too", "-1500 Mio", "", [-1_500_000_000, -1_500_000]],
])("%s is asked back", (_, text, unit, values) => {
  expect(asked(text, unit)).toEqual(values);
});

test.each([
  ["plain digits, however many", "1500000000", ""],
  ["a scale after less than a thousand", "999,5 Mio", ""],
  ["two parts", "2 Mio 300 Tsd", ""],
  ["a unit of one letter", "7", "m"],
  ["few of a unit that counts in millions", "1500", "Millionen Dollar"],
  ["nothing", "", ""],
])("%s is not", (_, text, unit) => {
  expect(asked(text, unit)).toBeNull();
});

test("units in all languages", () => {
  expect(asked("5 million", "million dollars", "en")).toEqual([5, 5_000_000]);
  expect(asked("5 millions", "millions de dollars", "fr")).toEqual([5, 5_000_000]);
});

test("nobody is offered what the question does not take", () => {
  expect(asked("1,5 Mio", "Millionen Dollar", "de", false)).toBeNull();
});
