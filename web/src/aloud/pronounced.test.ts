import { describe, expect, test } from "vitest";
import { digits } from "../kit/numbers/echo";
import { told } from "../words/words.svelte";
import { pronounced } from "./pronounced";

describe("numbers", () => {
  test.each([
    ["fr", "1\u202f911\u202f000 habitants", "1911000 habitants"],
    ["fr", "1\u00a0911 mètres", "1911 mètres"],
    ["de", "384.400 Kilometer", "384400 Kilometer"],
    ["de", "1.911 Meter", "1911 Meter"],
    ["de", "0,1 Liter", "0,1 Liter"],
    ["en", "384,400 miles", "384,400 miles"],
    ["en", "1,911 metres", "1,911 metres"],
    ["fr", "réponses 3\u20114\u20117", "réponses 3, 4, 7"],
  ] as const)("%s: %s", (language, written, said) => {
    expect(pronounced(written, language)).toBe(said);
  });

  test.each(["en", "fr", "de"] as const)("as the page writes them, in %s", (language) => {
    const said = pronounced(digits(1_234_567.5, language), language);
    expect(said).toBe({ en: "1,234,567.5", fr: "1234567,5", de: "1234567,5" }[language]);
  });

  test.each([
    ["en", "minus 40"],
    ["fr", "moins 40"],
    ["de", "minus 40"],
  ] as const)("below zero, in %s", (language, said) => {
    expect(pronounced(digits(-40, language), language)).toBe(said);
  });
});

describe("years", () => {
  test.each([
    ["en", "In 1911, how many?", "In 19 11, how many?"],
    ["en", "In 1905.", "In 19 oh 5."],
    ["en", "in 1900", "in 19 hundred"],
    ["en", "in 2005", "in 2005"],
    ["de", "Im Jahr 1911 waren es", "Im Jahr 19 hundert 11 waren es"],
    ["de", "Im Jahr 1900.", "Im Jahr 19 hundert."],
    ["fr", "En 1911, combien ?", "En 1911, combien ?"],
  ] as const)("%s: %s", (language, written, said) => {
    expect(pronounced(written, language)).toBe(said);
  });

  test("the answer to a question for one", () => {
    expect(pronounced(digits(1911, "en", true), "en")).toBe("19 11");
    expect(pronounced(digits(1911, "en"), "en")).toBe("1,911");
  });
});

describe("units", () => {
  test.each([
    ["en", "900 km/h", "900 kilometres per hour"],
    ["en", "1 km", "1 kilometre"],
    ["en", "21 km", "21 kilometres"],
    ["en", "how many km/h would you", "how many kilometres per hour would you"],
    ["en", "60 %", "60 per cent"],
    ["en", "5%", "5 per cent"],
    ["en", "In %.", "In per cent."],
    ["en", "In m.", "In metres."],
    ["en", "the 1,960s and 5 s", "the 1,960s and 5 seconds"],
    ["en", "I’m in a map", "I’m in a map"],
    ["fr", "12\u00a0km²", "12 kilomètres carrés"],
    ["fr", "−40\u00a0°C", "moins 40 degrés Celsius"],
    ["fr", "En g.", "En grammes."],
    ["fr", "unité : m.", "unité : mètres."],
    ["fr", "10\u00a0h 30", "10 heures 30"],
    ["fr", "en s’amusant", "en s’amusant"],
    ["de", "1 m²", "1 Quadratmeter"],
    ["de", "66,56° Nord", "66,56 Grad Nord"],
    ["de", "Bei wie viel °C schmilzt", "Bei wie viel Grad Celsius schmilzt"],
  ] as const)("%s: %s", (language, written, said) => {
    expect(pronounced(told({ en: written, fr: written, de: written }, language), language)).toBe(said.trim());
  });
});

test("signs are words or nothing", () => {
  expect(pronounced("2 × 3 → 6", "en")).toBe("2 times 3 6");
  expect(pronounced("Ada & Ben: +5", "de")).toBe("Ada und Ben: plus 5");
  expect(pronounced("3–5 ans ▲", "fr")).toBe("3 à 5 ans");
  expect(pronounced("\u2068עדה\u2069 wins", "en")).toBe("עדה wins");
});
