import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../../../words/words.svelte";
import Dials from "./Dials.svelte";
import "../../index"; // brings the words

beforeAll(async () => {
  await words.choose("en");
  await words.load("incroyable");
});

function press(at: Element, key: string): void {
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

function dial(name: string): HTMLElement {
  return screen.getByRole("spinbutton", { name });
}

function shown(): string {
  return screen
    .getAllByRole("spinbutton")
    .map((one) => one.getAttribute("aria-valuetext"))
    .join(" ");
}

test("are four spin buttons with names, and say that nothing is set", () => {
  render(Dials, { value: null });
  expect(screen.getAllByRole("spinbutton").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Thousands",
    "Hundreds",
    "Tens",
    "Units",
  ]);
  expect(shown()).toBe("not set not set not set not set");
});

test("turn by arrows, jump by Home and End, and a digit goes on to the next dial", () => {
  render(Dials, { value: null });
  press(dial("Hundreds"), "ArrowUp");
  expect(shown()).toBe("not set 1 0 0");
  press(dial("Units"), "ArrowDown");
  press(dial("Tens"), "End");
  press(dial("Hundreds"), "Home");
  expect(shown()).toBe("not set 0 9 9");
  dial("Tens").focus();
  press(dial("Tens"), "4");
  expect(shown()).toBe("not set 0 4 9");
  expect(document.activeElement).toBe(dial("Units"));
});

test("are written anywhere on the page, and Enter is done", () => {
  const done = vi.fn();
  render(Dials, { value: null, ondone: done });
  for (const key of ["1", "7", "9", "Backspace", "Enter"]) press(document.body, key);
  expect(shown()).toBe("not set not set 1 7");
  expect(done).toHaveBeenCalledOnce();
});

test("follow what is set from outside", async () => {
  const { rerender } = render(Dials, { value: null });
  await rerender({ value: 1234 });
  expect(shown()).toBe("1 2 3 4");
});
