import { expect, test } from "vitest";
import { isOnlyHere } from "./share";

test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s is this computer alone", (host) => {
  expect(isOnlyHere(host)).toBe(true);
});

test.each(["192.168.1.20", "table.local", "localhost.example.org", "ardoise.example.org", "10.127.0.1"])(
  "%s is found by others",
  (host) => {
    expect(isOnlyHere(host)).toBe(false);
  },
);
