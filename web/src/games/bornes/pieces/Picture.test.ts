import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { keep } from "../../../link/settings.svelte";
import type { FrontView } from "../../../wire/bornes";
import { words } from "../../../words/words.svelte";
import Picture from "./Picture.svelte";

const picture = "●○●\n○○●";
const text = { en: "How many?", fr: "Combien ?", de: "Wie viele?" };
const card: FrontView = {
  id: "bo-1",
  kind: "counting",
  text,
  unit: { en: "", fr: "", de: "" },
  picture,
  tally: [2, 1],
};

beforeAll(async () => {
  await words.choose("en");
  await words.load("bornes");
});

test("who hears a picture gets its rows, and no sign", () => {
  const { container } = render(Picture, { card, picture });
  expect(container.querySelector("svg")).not.toBeNull();
  expect(container.querySelector(".vh")?.textContent).toBe("Row by row: 2, 1. Add them up.");
});

test("a device that wants cards in words shows no picture", () => {
  keep({ words: true });
  const { container } = render(Picture, { card, picture });
  expect(container.querySelector("svg")).toBeNull();
  expect(container.textContent?.trim()).toBe("Row by row: 2, 1. Add them up.");
  keep({ words: false });
});
