import { expect, test } from "vitest";
import { withoutHas } from "../../holds.js";
import { holds } from "./holds";

const later = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a screen says which classes its children have, also after they have changed", async () => {
  const screen = document.createElement("div");
  screen.innerHTML = '<main class="rank a"></main><p><i class="deep"></i></p>';
  const { destroy } = holds(screen);
  expect(screen.dataset["holds"]).toBe("rank a");
  screen.append(Object.assign(document.createElement("section"), { className: "mine" }));
  await later();
  expect(screen.dataset["holds"]).toBe("rank a mine");
  screen.children[2]?.classList.add("wide");
  await later();
  expect(screen.dataset["holds"]).toBe("rank a mine wide");
  screen.children[0]?.remove();
  await later();
  expect(screen.dataset["holds"]).toBe("mine wide");
  destroy();
});

test.each([
  [".a:has(> .b) > main", '.a[data-holds~="b"] > main'],
  [".a:not(:has(>.b.c-1))", '.a:not([data-holds~="b"][data-holds~="c-1"])'],
  ["label:has(:checked)", "label:has(:checked)"],
])("what the build makes of %s", (selector, built) => {
  expect(withoutHas(selector)).toBe(built);
});
