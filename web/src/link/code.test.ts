import { expect, test } from "vitest";
import { asCode } from "./code";

test.each([
  ["MVKRTD", "MVKRTD"],
  [" mvk rtd ", "MVKRTD"],
  ["mvk-rtd", "MVKRTD"],
  ["https://ardoise.example/MVKRTD", "MVKRTD"],
  ["http://10.0.0.7:8000/mvkrtd/table", "MVKRTD"],
  ["ardoise.example/MVKRTD/?x=1#y", "MVKRTD"],
  ["MVKRT", null],
  ["MVKRTA", null],
  ["", null],
  ["https://ardoise.example/rules/whist", null],
])("%s is %s", (typed, code) => {
  expect(asCode(typed)).toBe(code);
});
