import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { asTyped } from "./numbers/echo";
import NumberPad from "./NumberPad.svelte";

interface Options {
  language?: "en" | "fr" | "de";
  value?: string;
  signed?: boolean;
  decimals?: boolean;
  unit?: string;
  year?: boolean;
}

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

test.each(["en", "fr", "de"] as const)(
  "a year is whole and never grouped, nor said in words, in %s",
  async (language) => {
    const { press, type, last } = pad({ language, year: true });
    await press("1", "9", "1", "1");
    expect(document.querySelector(".writing .chalk")?.textContent).toBe("1911");
    expect(document.querySelector(".echo")?.textContent?.trim()).toBe("1911");
    await type(language === "en" ? "1,911" : "1.911");
    expect(last()).toEqual({ kind: "value", value: 1911 });
    cleanup();
  },
);

test("what a keyboard or the clipboard brings is asked about, and the choice is final", async () => {
  const { press, type, last, field } = pad();
  await type("1.500");
  expect(last()).toEqual({ kind: "choice", values: [1.5, 1500] });
  await press("1,5 eins Komma fünf");
  expect(last()).toEqual({ kind: "value", value: 1.5 });
  expect(field.value).toBe("1,5");
});

test.each(["en", "fr", "de"] as const)("what was written before is not asked about again, in %s", (language) => {
  for (const value of [1500, 1.234, -3, 1_500_000, 0.5, 1234.567]) {
    expect(pad({ language, value: asTyped(value, language) }).last()).toEqual({ kind: "value", value });
    cleanup();
  }
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

function paste(at: Element, text: string): Promise<boolean> {
  const event = new Event("paste", { bubbles: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return Promise.resolve(fireEvent(at, event));
}

test("what is pasted is written, wherever the focus is", async () => {
  const { field, last } = pad();
  await paste(document.body, "1,5 Mio");
  expect([last(), document.activeElement]).toEqual([{ kind: "value", value: 1_500_000 }, field]);
});

test("nothing is written from a sheet that lies over the slate", async () => {
  const { last } = pad();
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.open = true;
  for (const at of [sheet, document.body]) await paste(at, "7");
  expect(last()).toEqual({ kind: "refused", code: "nothing" });
  sheet.remove();
});

test("in three languages the echo says what was written, politely", async () => {
  const said = {
    en: "1,500,000 one million five hundred thousand",
    fr: "1\u00a0500\u00a0000 un million cinq cent mille",
    de: "1.500.000 eine Million fünfhunderttausend",
  };
  for (const language of ["en", "fr", "de"] as const) {
    const { type } = pad({ language });
    await type("1.5M");
    const echo = [...document.querySelectorAll(".echo")].at(-1);
    expect(echo?.getAttribute("aria-live")).toBe("polite");
    expect(
      echo?.textContent
        ?.replaceAll("\u00ad", "")
        .replace(/[ \n]+/g, " ")
        .trim(),
    ).toBe(said[language]);
    cleanup();
  }
});

test("that something is asked is heard, and Enter leads to the choice", async () => {
  const { type, field } = pad();
  await type("1.500");
  expect(document.querySelector(".echo")?.textContent?.trim()).toBe("kit-ask 1,5 1500");
  await fireEvent.keyDown(field, { key: "Enter" });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("1,5"));
});

test("a scale where the unit has one is asked back, once", async () => {
  const { press, type, last, field } = pad({ unit: "Millionen Dollar" });
  await type("5 Mio");
  expect(last()).toEqual({ kind: "choice", values: [5, 5_000_000] });
  await press("5.000.000 fünf Millionen");
  expect(last()).toEqual({ kind: "value", value: 5_000_000 });
  expect(document.activeElement).toBe(field);
  await press("0");
  expect(last()).toEqual({ kind: "choice", values: [50, 50_000_000] });
});
