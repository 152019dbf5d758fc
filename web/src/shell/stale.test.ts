import { afterEach, expect, test, vi } from "vitest";

vi.mock("../link/api", () => ({ alive: async () => true }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const BLOCKED = {
  getItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
};

/** How often the page was loaded anew in so many seconds after a part of it was missing. */
async function reloads(seconds: number): Promise<number> {
  vi.useFakeTimers({ now: performance.timeOrigin });
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const { loadAnewWhenStale } = await import("./stale");
  loadAnewWhenStale();
  dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return reload.mock.calls.length;
}

test("a page that lacks a part is loaded anew at once", async () => {
  expect(await reloads(1)).toBe(1);
});

test("a browser that keeps nothing loads it anew, too, but not over and over", async () => {
  vi.stubGlobal("sessionStorage", BLOCKED);
  expect(await reloads(20)).toBe(0); // it may have been loaded anew just now
});

test("a browser that keeps nothing loads it anew after a while", async () => {
  vi.stubGlobal("sessionStorage", BLOCKED);
  expect(await reloads(40)).toBeGreaterThan(0);
});
