import { describe, expect, test } from "vitest";
import { sources, texts } from "../../complete.js";
import { GAMES } from "../games";
import { bookOf, wholeBook, type Files } from "./books";
import { familiesOf, OPEN } from "./families";
import { faultsOf } from "./faults";
import { filesIn } from "./outside";
import { typeset } from "./typeset";
import { LANGUAGES, spoken, told, words } from "./words.svelte";

const files: Files = texts();
const page: Files = sources();
const server = filesIn("src/ardoise/server", ".py");

const SLOW = 60_000; // all sources are read: a busy machine takes its time

const english = wholeBook(files, "en");

test(
  "no text is missing, in any language, nor what it tells of: the build wants the same",
  () => {
    expect(faultsOf(files, page)).toEqual([]);
  },
  SLOW,
);

describe("what does not build", () => {
  const lacking = (key: string, ...languages: string[]): Files =>
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        languages.some((language) => file.endsWith(`/${language}.ftl`))
          ? text.replace(new RegExp(`^${key} =.*\n`, "m"), "")
          : text,
      ]),
    );
  const only = (file: string): Files => ({ [file]: page[file] ?? "" });
  const saying = (source: string): readonly string[] => faultsOf(files, { "lobby/Planted.svelte": `\n${source}` });

  test("a text that one language lacks", () => {
    expect(faultsOf(lacking("lobby-copied", "de"), {})).toEqual(["words: lobby-copied is missing in de"]);
  });

  test.each([
    "lobby/Address.svelte: lobby-copied",
    "lobby/SeatRow.svelte: lobby-take-over",
    "lobby/LobbyTable.svelte: lobby-screen-wait",
  ])("a text that all lack, between ? and :, or handed on: %s", (place) => {
    const [file = "", key = ""] = place.split(": ");
    const faults = faultsOf(lacking(key, "en", "de", "fr"), only(file));
    expect(faults.map((fault) => fault.replace(/:\d+/, ""))).toContain(`${place} is missing in all languages`);
  });

  test("a code of the wire without its sentence", () => {
    expect(faultsOf(files, { "wire/server.ts": "export type Close = 999 | 1008;" })).toEqual([
      "words: close-999 is missing, and close-* can be it",
      "words: close-999-how is missing, and close-*-how can be it",
    ]);
  });

  test("a key put together of nobody knows what", () => {
    expect(saying("{say(`lobby-${mood}`)}")).toEqual(["lobby/Planted.svelte:2: lobby-* is listed in no families.ts"]);
  });

  test("a parameter that is not given, or that differs", () => {
    expect(saying('{say(many ? "lobby-copied" : "lobby-host-starts")}')).toEqual([
      "lobby/Planted.svelte:2: lobby-host-starts needs { $host }, which is not given",
    ]);
    expect(saying('{say("lobby-copied", { host })}')).toEqual([
      "lobby/Planted.svelte:2: lobby-copied is given { $host }, and does not say it",
    ]);
    const french = {
      ...files,
      "words/fr.ftl": `${files["words/fr.ftl"]}`.replace(/^(lobby-host-starts = .*)\$host/m, "$1$hote"),
    };
    expect(faultsOf(french, {})).toEqual([
      "words: lobby-host-starts lacks { $host } in fr",
      "words: lobby-host-starts has { $hote } in fr, and not in en",
    ]);
  });

  test("what is no Fluent, or is said twice", () => {
    const ill = {
      ...files,
      "words/kit.en.ftl": `${files["words/kit.en.ftl"]}\nkit-keys\n`,
      "words/en.ftl": `${files["words/en.ftl"]}\nmenu = Menu\n`,
    };
    expect(faultsOf(ill, {})).toEqual(["words/en.ftl: menu is there twice", "words/kit.en.ftl: not Fluent: kit-keys"]);
  });
});

describe("nothing is kept that nobody says", () => {
  const text = Object.values(page).join("\n");
  // A key put together from so little could be any.
  const wholeGames = new Set(GAMES.map(({ facts }) => `${facts.name}-`));
  const begun = [...text.matchAll(/`([\w-]*-)\$\{/g)]
    .map(([, start]) => start ?? "")
    .filter((start) => !wholeGames.has(start));

  test.each(Object.keys(files).filter((file) => file.endsWith("en.ftl")))("%s", (file) => {
    const keys = [...bookOf(files[file] ?? "").book.keys()];
    const said = (key: string): boolean => text.includes(`"${key}"`) || begun.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !said(key))).toEqual([]);
  });
});

test("refusals of the server have a sentence each", () => {
  const codes = Object.values(server).flatMap((source) =>
    [...source.matchAll(/(?:Rejected\(|_refuse\(\d+, |Refused\(|Answer\(\w+, |return \d+, )"(\w+)"/g)].map(
      ([, code]) => code ?? "",
    ),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !english.has(`refusal-${code}`))).toEqual([]);
});

test("what a key can be put together from is found where it is declared", () => {
  expect([...familiesOf(page)].filter(([written, keys]) => !keys.length !== OPEN.includes(written))).toEqual([]);
});

test("no coach says what is no hint", () => {
  const hints = familiesOf(page).get("hint-*") ?? [];
  expect([...english.keys()].filter((key) => key.startsWith("hint-") && !hints.includes(key))).toEqual([]);
});

test("the language of the browser", () => {
  expect(spoken(["nl-NL", "de-CH", "fr"])).toBe("de");
  expect(spoken(["en-US@posix"])).toBe("en");
  expect(spoken([])).toBe("en");
});

test.each([
  ["Quoi ? « Rien »", "Quoi\u00a0? «\u00a0Rien\u00a0»"],
  ["Sud\u202f: un pour combien\u00a0? Ah ! Bien ; oui", "Sud\u00a0: un pour combien\u00a0? Ah\u00a0! Bien\u00a0; oui"],
  ["40 % de 12 000 000", "40\u00a0% de 12\u202f000\u202f000"],
  ["en 2026 120 joueurs, 1 000 pas", "en 2026 120 joueurs, 1\u202f000 pas"],
  ["10 s, 3 ko et 5 sous", "10\u00a0s, 3\u00a0ko et 5 sous"],
])("French sets %s with spaces that do not break", (text, set) => {
  expect(typeset(text, "fr")).toBe(set);
  expect(typeset(set, "fr")).toBe(set);
  expect(typeset(text, "de")).toBe(text);
});

test("what a game or a person brought along is set as well", async () => {
  const text = { en: "How old ?", fr: "Quel âge ?", de: "Wie alt ?" };
  await words.choose("fr");
  expect(told(text)).toBe("Quel âge\u00a0?");
  expect(told(text, "de")).toBe("Wie alt ?");
});

test("words follow the language, and figures too", async () => {
  for (const language of LANGUAGES) {
    await words.choose(language);
    expect(words.say("refusal-out_of_range", { least: 1, most: 9999 })).toContain(
      { en: "9,999", fr: "9\u202f999", de: "9999" }[language],
    );
  }
});

test("a name in Hebrew letters stands for itself", async () => {
  await words.choose("en");
  expect(words.say("lobby-host-starts", { host: "דנה" })).toBe("Waiting for \u2068דנה\u2069 to start.");
});
