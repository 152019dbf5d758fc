import { afterEach, expect, test, vi } from "vitest";
import { buzz } from "./haptics";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, [[60]]],
  [false, []],
])("touched before: %s", (hasBeenActive, shaken) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive }, vibrate });
  buzz(60);
  expect(vibrate.mock.calls).toEqual(shaken);
});

test("a device that cannot shake does not mind", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  expect(() => buzz(60)).not.toThrow();
});
