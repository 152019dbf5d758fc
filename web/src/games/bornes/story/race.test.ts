import { expect, test } from "vitest";
import type { Story } from "../../../wire/bornes";
import { HEIGHT, race, WIDTH } from "./race";

const STORY = {
  masters: [1, 0],
  green: [
    [3, 0],
    [3, 1],
  ],
  red: [
    [0, 0],
    [0, 1],
  ],
} as unknown as Story;

test("green points rise and red ones hang, a step for each round, on one scale", () => {
  const { ground, green, red } = race(STORY, 1);
  const unit = HEIGHT / 4; // three points up at most, one down
  expect(ground).toBe(3 * unit);
  expect(green).toBe(`M0 ${ground}V${ground}H${WIDTH / 2}V${ground - unit}H${WIDTH}V${ground}z`);
  expect(red).toBe(`M0 ${ground}V${ground}H${WIDTH / 2}V${ground + unit}H${WIDTH}V${ground}z`);
});

test("the rounds that a player led are marked", () => {
  expect(race(STORY, 0).led).toEqual([{ x: WIDTH / 2, width: WIDTH / 2 }]);
  expect(race(STORY, 1).led).toEqual([{ x: 0, width: WIDTH / 2 }]);
});
