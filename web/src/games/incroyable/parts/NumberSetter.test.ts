import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { words } from "../../../words/words.svelte";
import NumberSetter from "./NumberSetter.svelte";
import "../../index"; // brings the words

const range = { least: 0, most: 9999, taken: [] };
const about = { value: null, range, asked: {}, ondone: () => undefined };

beforeAll(async () => {
  await words.choose("en");
  await words.load("incroyable");
});

function shown(): string {
  const dials = screen.getAllByRole("spinbutton");
  return dials.map((one) => one.getAttribute("aria-valuetext")).join(" ");
}

test("shows what was noted on another screen of mine", async () => {
  const { rerender } = render(NumberSetter, { ...about, start: null });
  await rerender({ ...about, start: 1234 });
  expect(shown()).toBe("1 2 3 4");
});

test("keeps what I am setting here", async () => {
  const { rerender } = render(NumberSetter, { ...about, start: null });
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "7" }));
  flushSync();
  await rerender({ ...about, start: 1234 });
  expect(shown()).toBe("not set not set not set 7");
});

test.each([
  [{}, "1,911"],
  [{ year: true }, "1911"],
])("under the dials stands the number, of %o as %s", (asked, said) => {
  const { container } = render(NumberSetter, { ...about, asked, start: 1911 });
  expect(container.querySelector(".echo")?.textContent).toBe(said);
});
