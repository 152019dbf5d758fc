import { expect, test } from "vitest";
import { stepped } from "./grid";

test("arrows lead from card to card and stay within the triangle", () => {
  expect([stepped(0, "ArrowRight"), stepped(0, "ArrowUp"), stepped(0, "ArrowDown")]).toEqual([0, 0, 1]);
  expect([stepped(4, "ArrowLeft"), stepped(4, "ArrowRight"), stepped(4, "ArrowUp")]).toEqual([3, 5, 2]);
  expect([stepped(5, "ArrowUp"), stepped(5, "ArrowDown")]).toEqual([2, 8]); // the row above is shorter
  expect([stepped(23, "Home"), stepped(23, "End"), stepped(27, "ArrowDown")]).toEqual([21, 27, 27]);
});

test("other keys lead nowhere", () => {
  expect([stepped(3, "Enter"), stepped(3, "5"), stepped(3, "Tab")]).toEqual([null, null, null]);
});
