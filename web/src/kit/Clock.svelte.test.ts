import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announced } from "./announce.svelte";
import Clock from "./Clock.svelte";
import { onSound } from "./sounds";

const STEP = 50;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.runOnlyPendingTimers(); // what was said is over
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

function urgent(): string | null | undefined {
  return document.querySelector("[aria-live=assertive]")?.textContent;
}

function polite(): readonly string[] {
  return announced().map(({ text }) => text);
}

const RUNNING = { phase: 1, paused: false };

test("it counts down between what the table tells", async () => {
  const { rerender } = render(Clock, { remaining_ms: 12_000, ...RUNNING });
  expect(figure()).toBe("12");
  pass(3_500);
  expect(figure()).toBe("9");
  await rerender({ remaining_ms: 20_000, phase: 2 });
  expect(figure()).toBe("20");
  await rerender({ remaining_ms: 20_000, paused: true });
  pass(5_000);
  expect(figure()).toBe("20");
});

test("the ring is full when a phase begins, and again after a gift of time", async () => {
  const full = (): boolean => /^125.7 /.test(document.querySelector(".rest")?.getAttribute("stroke-dasharray") ?? "");
  const { rerender } = render(Clock, { remaining_ms: 60_000, ...RUNNING });
  pass(20_000);
  expect(full()).toBe(false);
  await rerender({ remaining_ms: 70_000 });
  expect(full()).toBe(true);
  await rerender({ remaining_ms: 30_000, phase: 2 });
  expect(full()).toBe(true);
});

test("the last five seconds tick", () => {
  const heard: string[] = [];
  const stop = onSound((sound) => heard.push(sound));
  render(Clock, { remaining_ms: 7_000, ...RUNNING });
  pass(8_000);
  expect(heard).toEqual(Array(5).fill("tick"));
  expect(figure()).toBe("0");
  stop();
});

test("whoever is awaited hears of the last ten seconds at once, and only once", () => {
  render(Clock, { remaining_ms: 11_000, ...RUNNING, mine: true });
  const region = document.querySelector("[aria-live=assertive]");
  const said: (string | null)[] = [];
  for (let half = 0; half < 24; half++) {
    if (said.at(-1) !== region?.textContent) said.push(region?.textContent ?? null);
    pass(500);
  }
  expect(said).toEqual(["", "kit-clock-last", ""]);
});

test("whoever waits is not interrupted", () => {
  render(Clock, { remaining_ms: 11_000, ...RUNNING });
  pass(5_000);
  expect([polite(), urgent()]).toEqual([[], ""]);
});

test("a new phase and a gift of time are said politely, the seconds between are not", async () => {
  const { rerender } = render(Clock, { remaining_ms: 30_000, ...RUNNING, mine: true });
  flushSync();
  expect(polite()).toEqual(["kit-clock"]);
  pass(22_000);
  expect([polite(), urgent()]).toEqual([[], "kit-clock-last"]); // nothing stale is left to stumble upon
  await rerender({ remaining_ms: 38_000 });
  expect([polite(), urgent()]).toEqual([["kit-clock-given"], ""]);
  expect(screen.getByRole("timer").textContent).toContain("+30");
  pass(4_000);
  expect(screen.getByRole("timer").textContent).not.toContain("+30");
});

test("what the table tells twice is no gift", async () => {
  const { rerender } = render(Clock, { remaining_ms: 30_000, ...RUNNING });
  pass(6_000);
  await rerender({ remaining_ms: 24_900 });
  expect(polite()).toEqual([]);
});

test("a pause silences it", () => {
  const heard: string[] = [];
  const stop = onSound((sound) => heard.push(sound));
  render(Clock, { remaining_ms: 4_000, phase: 1, paused: true, mine: true });
  pass(9_000);
  expect([heard, urgent(), figure()]).toEqual([[], "", "4"]);
  stop();
});

test("without a clock there is none", () => {
  render(Clock, { remaining_ms: null, ...RUNNING });
  expect(screen.queryByRole("timer")).toBeNull();
});
