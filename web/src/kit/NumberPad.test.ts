import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import NumberPad from "./NumberPad.svelte";

type Options = { language?: "en" | "fr" | "de"; value?: string; signed?: boolean; decimals?: boolean };

function pad(options: Options = {}) {
  const onread = vi.fn();
  const ondone = vi.fn();
  render(NumberPad, { language: "de", value: "", onread, ondone, ...options });
  const press = async (...names: string[]) => {
    for (const name of names) await fireEvent.click(screen.getByRole("button", { name }));
  };
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { press, type, field, ondone, last: () => onread.mock.lastCall?.[0] as unknown };
}

test("nothing is written at first", () => {
  expect(pad().last()).toEqual({ kind: "refused", code: "nothing" });
});

test("our own decimal key is never a thousands sign", async () => {
  const { press, last } = pad();
  await press("1", "kit-decimal", "5", "0", "0");
  expect(last()).toEqual({ kind: "value", value: 1.5 });
});

test("what a keyboard or the clipboard brings is asked about, and the choice is final", async () => {
  const { press, type, last, field } = pad();
  await type("1.500");
  expect(last()).toEqual({ kind: "choice", values: [1.5, 1500] });
  await press("1,5 eins Komma fünf");
  expect(last()).toEqual({ kind: "value", value: 1.5 });
  expect(field.value).toBe("1,5");
});

test("whoever would rather write on gets the keys back", async () => {
  const { press, type, last } = pad();
  await type("1.500");
  await press("kit-go-on", "0");
  expect(last()).toEqual({ kind: "value", value: 1.5 });
});

test("sign, backspace and clear", async () => {
  const { press, last } = pad();
  await press("4", "2", "kit-sign");
  expect(last()).toEqual({ kind: "value", value: -42 });
  await press("kit-backspace");
  expect(last()).toEqual({ kind: "value", value: -4 });
  await press("kit-clear");
  expect(last()).toEqual({ kind: "refused", code: "nothing" });
});

test("questions about whole numbers from zero on have zeros instead of sign and separator", async () => {
  const { press, last } = pad({ signed: false, decimals: false });
  expect(screen.queryByRole("button", { name: "kit-sign" })).toBeNull();
  expect(screen.queryByRole("button", { name: "kit-decimal" })).toBeNull();
  await press("7", "000", "00");
  expect(last()).toEqual({ kind: "value", value: 700_000 });
});

test("Enter is done only with one reading", async () => {
  const { type, field, ondone } = pad();
  for (const text of ["", "abc", "1.500"]) {
    await type(text);
    await fireEvent.keyDown(field, { key: "Enter" });
  }
  expect(ondone).not.toHaveBeenCalled();
  await type("1,5 Mio");
  await fireEvent.keyDown(field, { key: "Enter" });
  expect(ondone).toHaveBeenCalledOnce();
});

test("a keyboard writes on the slate wherever the focus is, but not in another field", async () => {
  const { field } = pad();
  await fireEvent.keyDown(document.body, { key: "7" });
  expect(document.activeElement).toBe(field);
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  await fireEvent.keyDown(other, { key: "7" });
  expect(document.activeElement).toBe(other);
  other.remove();
});
