import { beforeEach, expect, test } from "vitest";
import { device, deviceId } from "./store";

beforeEach(() => device.set("device", null));

test("a device has a random id, and keeps it", () => {
  const id = deviceId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).toBe(id);
  expect(localStorage.getItem("ardoise.device")).toBe(JSON.stringify(id));
});

test("a device that forgot its id gets another", () => {
  const id = deviceId();
  device.set("device", null);
  expect(deviceId()).not.toBe(id);
});
