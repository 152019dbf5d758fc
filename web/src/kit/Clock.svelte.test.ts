import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clock from "./Clock.svelte";
import { onSound } from "./sounds";

const STEP = 50;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += STEP) {
    now += STEP;
    vi.advanceTimersByTime(STEP);
    flushSync();
  }
}

function figure(): string | undefined {
  return screen.getByRole("timer").textContent?.trim();
}

test("it counts down between what the table tells", async () => {
  const { rerender } = render(Clock, { remaining_ms: 12_000 });
  expect(figure()).toBe("12");
  pass(3_500);
  expect(figure()).toBe("9");
  await rerender({ remaining_ms: 20_000 });
  expect(figure()).toBe("20");
  await rerender({ remaining_ms: 20_000, paused: true });
  pass(5_000);
  expect(figure()).toBe("20");
});

test("ten seconds are called out, the last five tick", () => {
  const heard: string[] = [];
  const stop = onSound((sound) => heard.push(sound));
  render(Clock, { remaining_ms: 11_000 });
  const called = document.querySelector("[aria-live=assertive]");
  expect(called?.textContent).toBe("");
  pass(1_000);
  expect(called?.textContent).toBe("kit-clock-last");
  for (let second = 0; second < 11; second++) pass(1_000);
  expect(heard).toEqual(Array(5).fill("tick"));
  expect(figure()).toBe("0");
  stop();
});

test("without a clock there is none", () => {
  render(Clock, { remaining_ms: null });
  expect(screen.queryByRole("timer")).toBeNull();
});
