import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../games"; // brings the words
import { announced } from "../kit/announce.svelte";
import type { RoomUpdate, Update } from "../wire/server";
import { words } from "../words/words.svelte";
import type { Account } from "./account";
import Ear from "./Ear.svelte";

const room = {
  me: 0,
  people: [],
  bots: [],
  levels: [],
  clock: true,
  paused: false,
  reading: [],
} as unknown as RoomUpdate;
const account: Account = {
  news: "Ada asks.",
  duty: "Your turn.",
  situation: "Everything.",
  question: "How many?",
  score: "You: 3 points.",
};

function table(phase: number, remaining_ms: number | null = null): Update {
  return { phase, remaining_ms, seat: 0, awaited: [0] } as unknown as Update;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await words.choose("en");
});
afterEach(() => {
  vi.runAllTimers(); // what was said is over
  vi.useRealTimers();
});

function heard(): readonly string[] {
  flushSync();
  return announced().map(({ text }) => text);
}

function press(key: string, at: EventTarget = window): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  at.dispatchEvent(event);
  return event;
}

test("the same duty in a new phase is said again, and the same news is not", async () => {
  const { rerender } = render(Ear, { room, table: table(1), account });
  expect(heard()).toEqual(["Everything. Your turn."]);
  await rerender({ table: table(1) });
  expect(heard()).toHaveLength(1);
  await rerender({ table: table(2) });
  expect(heard().slice(1)).toEqual(["Your turn."]);
  await rerender({ account: { ...account, news: "Ada wins." } });
  expect(heard().slice(2)).toEqual(["Ada wins."]);
});

test("keys are answered, also from a field, and what is written there is left alone", () => {
  render(Ear, { room, table: table(1, 23_400), account });
  const field = document.body.appendChild(document.createElement("input"));
  heard();
  for (const key of ["F2", "F4", "F8", "F9"]) expect(press(key, field).defaultPrevented).toBe(true);
  for (const key of ["s", "5", "?", "Enter"]) expect(press(key, field).defaultPrevented).toBe(false);
  expect(heard().slice(1)).toEqual(["Everything. Your turn.", "How many?", "You: 3 points.", "24 seconds left"]);
  field.remove();
});

test("time: none without a clock, and hidden where others see it", async () => {
  const { rerender } = render(Ear, { room, table: table(1), account });
  press("F9");
  await rerender({ room: { ...room, clock: false } });
  press("F9");
  expect(heard().slice(1)).toEqual(["You can’t see how much time is left.", "No clock is running. Take your time."]);
});
