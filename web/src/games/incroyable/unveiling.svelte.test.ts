import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FALL, HUSH } from "../../kit/fall";
import { unveiling } from "./unveiling.svelte";

let phase: number | null = $state(null);
let reveal: ReturnType<typeof unveiling>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  phase = null;
  stop = $effect.root(() => {
    reveal = unveiling(() => phase);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function pass(ms: number): void {
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
}

test("the answer is known when the pin has fallen, and not before", () => {
  phase = 4;
  pass(HUSH + FALL - 1);
  expect(reveal.step).toBe("hush");
  pass(1);
  expect(reveal.step).toBe("known");
  pass(60_000);
  expect(reveal.step).toBe("gone");
});

test("a tap goes on at once", () => {
  phase = 4;
  pass(0);
  for (const step of ["known", "gone", "gone"]) {
    dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(reveal.step).toBe(step);
  }
});

test("the next reveal begins from the beginning, and nothing is revealed between", () => {
  phase = 4;
  pass(0);
  pass(60_000);
  phase = null;
  pass(60_000);
  expect(reveal.step).toBe("gone");
  phase = 9;
  pass(0);
  expect(reveal.step).toBe("hush");
});
