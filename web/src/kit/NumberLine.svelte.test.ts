import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FALL, HUSH, passes } from "./fall";
import NumberLine from "./NumberLine.svelte";

const WIDTH = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

/** Three slates: one under the truth, one far above it, one just above it. */
function line(calm = false): { lost: () => string } {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: calm } as MediaQueryList);
  const label = createRawSnippet((index: () => number, lost: () => boolean) => ({
    render: () => "<i></i>",
    setup: (node) => {
      $effect(() => void (node.textContent = lost() ? String(index()) : ""));
    },
  }));
  render(NumberLine, { values: [10, 100, 60], truth: 50, revealed: true, winner: 0, overLoses: true, gap: 5, label });
  flushSync();
  return {
    lost: () =>
      [...document.querySelectorAll("li")]
        .map((item) => item.textContent?.trim())
        .sort()
        .join(""),
  };
}

test("nothing is known to be too high before the pin has passed it", () => {
  const { lost } = line();
  pass(HUSH);
  expect(lost()).toBe("");
  pass(passes(0.2) - HUSH);
  expect(lost()).toBe("1");
  expect([screen.queryByText("kit-too-high"), document.querySelector("circle.winner")]).toEqual([null, null]);
  pass(HUSH + FALL);
  expect(lost()).toBe("12");
  expect(document.querySelectorAll("circle.winner")).toHaveLength(1);
});

test("a key or a tap skips to the end", () => {
  const { lost } = line();
  window.dispatchEvent(new Event("pointerdown"));
  flushSync();
  expect(lost()).toBe("12");
});

test("with less motion all is there at once", () => {
  expect(line(true).lost()).toBe("12");
});
