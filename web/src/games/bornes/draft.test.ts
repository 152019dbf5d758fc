import { expect, test } from "vitest";
import { FakeStore } from "../../link/fakes";
import { Draft } from "./draft";

const ROOM = { code: "TABLEX", number: 2 };
const CHALLENGE = { text: "How many cups?", unit: "cups", answer: 7, boundaries: [25, 75] };

test("a challenge outlives a reload, but neither its phase nor its game", () => {
  const store = new FakeStore();
  new Draft(store, ROOM, { phase: 5 }).keep(CHALLENGE);
  expect(new Draft(store, ROOM, { phase: 5 }).read()).toMatchObject(CHALLENGE);
  expect(new Draft(store, ROOM, { phase: 9 }).read()).toBeNull();
  expect(new Draft(store, { ...ROOM, number: 3 }, { phase: 5 }).read()).toBeNull();
  expect(new Draft(store, { ...ROOM, code: "OTHERS" }, { phase: 5 }).read()).toBeNull();
});

test("what was sent is forgotten", () => {
  const store = new FakeStore();
  const draft = new Draft(store, ROOM, { phase: 5 });
  draft.keep(CHALLENGE);
  draft.forget();
  expect([draft.read(), store.kept.has("challenge.TABLEX")]).toEqual([null, false]);
});
