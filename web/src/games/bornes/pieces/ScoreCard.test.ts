import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { words } from "../../../words/words.svelte";
import ScoreCard from "./ScoreCard.svelte";
import "../../index"; // brings the words

beforeAll(async () => {
  await words.choose("en");
  await words.load("bornes");
});

test("BX4: a score card at 5 with two cards under it is 7 points", () => {
  const { container } = render(ScoreCard, { kind: "green", value: 7 });
  expect(container.querySelector(".card")?.textContent).toBe("5");
  expect(container.querySelectorAll(".slip")).toHaveLength(2);
  expect(container.querySelector(".vh")?.textContent).toBe("7 green points");
});

test("B15: the fifth card turns the score card, and five go back", async () => {
  const { container, rerender } = render(ScoreCard, { kind: "red", value: 4 });
  const before = container.querySelector(".card");
  expect([before?.textContent, container.querySelectorAll(".slip").length]).toEqual(["0", 4]);
  await rerender({ kind: "red", value: 5 });
  const turned = container.querySelector(".card");
  expect([turned?.textContent, container.querySelectorAll(".slip").length]).toEqual(["5", 0]);
  expect(turned).not.toBe(before);
  await rerender({ kind: "red", value: 6 });
  expect(container.querySelector(".card"), "a sixth does not turn it").toBe(turned);
});
