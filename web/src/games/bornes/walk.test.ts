import { expect, test } from "vitest";
import type { CheckView } from "../../wire/bornes";
import { standing, steps } from "./walk";

function check(seat: number, cards: number, green: number): CheckView {
  return {
    seat,
    boundary: 45,
    below: 0,
    cards: Array.from({ length: cards }) as CheckView["cards"],
    left_out: 0,
    bonus: 0,
    penalty: 0,
    green,
    red: 0,
  };
}

const checks = [check(1, 2, 2), check(2, 0, 0), check(0, 1, 1)];

test("column by column, card by card; an empty column is seen, too", () => {
  expect(steps(checks).map(({ check: column, turned }) => `${column}${turned}`)).toEqual([
    "00",
    "01",
    "02",
    "10",
    "20",
    "21",
  ]);
});

test("points appear with the column that earned them", () => {
  expect([0, 1, 3].map((seen) => standing([5, 6, 7], checks, seen, "green"))).toEqual([
    [4, 4, 7],
    [4, 6, 7],
    [5, 6, 7],
  ]);
});
