import { expect, test } from "vitest";
import type { Move } from "../../wire/bornes";
import type { Answer } from "../../wire/server";
import { Desk } from "./desk.svelte";

const answer = (refused: string | null): Answer => ({ type: "Answer", id: 1, refused, about: {} });

test("a wish is shown until the table has it", async () => {
  const desk = new Desk(() => Promise.resolve(answer(null)));
  await desk.arrange(["boundary", "a"]);
  expect(desk.wish).toEqual(["boundary", "a"]);
  desk.see(["boundary", "a"]);
  expect(desk.wish).toBeNull();
});

test("what the table says of somebody else does not undo a wish on its way", () => {
  const desk = new Desk(() => new Promise(() => undefined));
  void desk.arrange(["boundary", "a"]);
  desk.see(["boundary"]);
  expect(desk.wish).toEqual(["boundary", "a"]);
});

test("a refused wish is dropped, unless a newer one has followed it", async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const desk = new Desk(() => new Promise((settle) => answers.push(settle)));
  const first = desk.arrange(["a"]);
  const second = desk.arrange(["b"]);
  answers[0]?.(answer("too_late"));
  await first;
  expect(desk.wish).toEqual(["b"]);
  answers[1]?.(answer("too_late"));
  await second;
  expect(desk.wish).toBeNull();
});

test("who is done with nothing placed still lays the boundary first", async () => {
  const sent: Move["type"][] = [];
  const desk = new Desk((move) => {
    sent.push(move.type);
    return Promise.resolve(answer(null));
  });
  await desk.finish(["boundary"], []);
  expect(sent).toEqual(["Arrange", "Done"]);
});
