import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Score from "./Score.svelte";

test("the score counts up to its new value and shows the difference", async () => {
  const { container, rerender } = render(Score, { value: 12 });
  const shown = () => container.querySelector("b")?.textContent;
  expect(shown()).toBe("12");
  expect(container.querySelector(".gained")).toBeNull();
  await rerender({ value: 20 });
  expect(container.querySelector(".gained")?.textContent).toBe("+8");
  await vi.waitFor(() => expect(shown()).toBe("20"), 2000);
});
