import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import type { HowTo } from "../games/game";
import { LANGUAGES, words } from "../words/words.svelte";
import Panels from "./Panels.svelte";

const TURN = 4_000; // ms
const LONGEST = 20; // seconds that the pictures of a game take together
const [{ facts, howto }] = GAMES as [(typeof GAMES)[number]];
let panels: HowTo["panels"];

beforeEach(async () => {
  await words.choose("en");
  await words.load(facts.name);
  ({ panels } = (await howto()).default);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

function now(): number {
  return screen.getAllByRole("listitem").findIndex((panel) => panel.classList.contains("now"));
}

function pass(turns: number): void {
  vi.advanceTimersByTime(turns * TURN);
  flushSync();
}

test("pictures turn by themselves, once", () => {
  render(Panels, { panels });
  expect(now()).toBe(0);
  pass(1);
  expect(now()).toBe(1);
  for (const _ of panels) pass(1);
  expect(now()).toBe(panels.length - 1);
  expect(screen.getByRole("button", { name: /^Play the pictures/ })).toBeTruthy();
});

test("on the big screen they begin again, and there is nothing to press", () => {
  render(Panels, { panels, big: true });
  for (const _ of panels) pass(1);
  expect(now()).toBe(0);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("turning a page, or pausing, stops the panels", async () => {
  render(Panels, { panels });
  await fireEvent.click(screen.getByRole("button", { name: "Next picture" }));
  pass(2);
  expect(now()).toBe(1);
  await fireEvent.click(screen.getByRole("button", { name: /^Play the pictures/ }));
  pass(1);
  expect(now()).toBe(2);
  await fireEvent.click(screen.getByRole("button", { name: /^Stop the pictures/ }));
  pass(2);
  expect(now()).toBe(2);
});

test.each(GAMES.map(({ facts }) => facts.name))("%s is told in few pictures and short sentences", async (name) => {
  vi.useRealTimers();
  const game = GAMES.find(({ facts }) => facts.name === name);
  const told = (await game?.howto())?.default.panels ?? [];
  expect(told.length).toBeGreaterThan(1);
  expect((told.length * TURN) / 1_000).toBeLessThanOrEqual(LONGEST);
  for (const language of LANGUAGES) {
    await words.choose(language);
    await words.load(name);
    for (const { text } of told) expect(words.say(text).split(" ").length).toBeLessThanOrEqual(45);
  }
});
