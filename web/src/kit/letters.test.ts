import { expect, test } from "vitest";
import { letterOf, letters } from "./letters";

test("the first letter of a nickname that is still free", () => {
  expect(letters(["Annie", "Bernard", "Annie", "Élodie", "anna"])).toEqual(["A", "B", "N", "E", "C"]);
});

test("every script has letters", () => {
  expect(letters(["李雷", "Ωmega", "ßeta", "7 Zwerge"])).toEqual(["李", "Ω", "S", "7"]);
});

test("a name without a letter gets one from the alphabet", () => {
  expect(letters(["!!", "…", "Ada"])).toEqual(["A", "B", "D"]);
});

test("nobody shares a letter, however many there are", () => {
  const many = letters(Array.from({ length: 36 }, () => "Aa"));
  expect(new Set(many).size).toBe(36);
});

test.each([
  ["🦊", "A"],
  ["👩🏽‍🚀 Zoé", "Z"],
  ["élodie", "E"],
  ["", "A"],
])("who is alone has the letter that the table would show: %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
