// @vitest-environment node
import { expect, test } from "vitest";
import { newer } from "../../oldest.js";

test.each([
  ["a:has(> b) { color: red }", [":has (firefox)"]],
  ["a { b { color: red } }", ["nesting (safari)", "nesting (firefox)", "nesting (chrome)"]],
  ["a { color: light-dark(red, blue) }", ["light-dark() (safari)", "light-dark() (firefox)", "light-dark() (chrome)"]],
  ["a { scrollbar-gutter: stable }", ["scrollbar-gutter (safari)", "scrollbar-gutter: stable (safari)"]],
  ["@starting-style { a { color: red } }", expect.arrayContaining(["@starting-style (safari)"])],
  ["@media (500px <= width < 700px) { a:is(b, c)::before { height: calc(100dvh - 2cqi) } }", []],
  ["a { --mine: light-dark(red, blue) }", expect.arrayContaining(["light-dark() (safari)"])],
  ["a { -webkit-text-stroke: 1px; text-wrap: balance; background: url(a.png) }", []],
])("what the oldest browsers lack in %s", (styles, lacking) => {
  expect(newer(styles)).toEqual(lacking);
});
