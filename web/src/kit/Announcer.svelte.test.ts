import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { announce } from "./announce.svelte";
import Announcer from "./Announcer.svelte";

test("a sheet that opens says what comes, and not again what was said", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  announce("Ada asks.");
  const { container } = render(Announcer);
  announce("Ada wins.");
  flushSync();
  expect(container.textContent).toBe("Ada wins.");
  vi.runAllTimers();
  vi.useRealTimers();
});
