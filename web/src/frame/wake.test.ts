import { afterEach, expect, test, vi } from "vitest";
import { canStayAwake, stayAwake } from "./wake";

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

let hidden = false;

afterEach(() => {
  hidden = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Gives locks as a browser does, each when `grant` is called if it is to come late. */
function fakeBrowser(late = false): { given: Lock[]; grant: () => void } {
  const given: Lock[] = [];
  const waiting: (() => void)[] = [];
  const request = async (): Promise<Lock> => {
    if (late) await new Promise<void>((done) => waiting.push(done));
    const lock: Lock = { released: false, release: async () => void (lock.released = true) };
    given.push(lock);
    return lock;
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  return { given, grant: () => waiting.splice(0).forEach((done) => done()) };
}

function look(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("asks at once, again for whoever comes back, and lets go in the end", async () => {
  const { given } = fakeBrowser();
  const sleep = stayAwake();
  await vi.waitFor(() => expect(given).toHaveLength(1));
  look(true);
  look(false);
  await vi.waitFor(() => expect(given).toHaveLength(2));
  sleep();
  look(false);
  await Promise.resolve();
  expect(given.map(({ released }) => released)).toEqual([true, true]);
});

test("a lock that comes when nobody wants it any more is let go", async () => {
  const { given, grant } = fakeBrowser(true);
  const sleep = stayAwake();
  sleep();
  grant();
  await vi.waitFor(() => expect(given.map(({ released }) => released)).toEqual([true]));
});

test("a plain address has none, and nothing breaks", () => {
  vi.stubGlobal("navigator", {});
  expect(canStayAwake()).toBe(false);
  stayAwake()();
});
