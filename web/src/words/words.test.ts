import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { GAMES } from "../lobby/games";
import { optionsOf } from "../lobby/options";
import { callsIn } from "./calls";
import { filesIn } from "./outside";
import { typeset } from "./typeset";
import { LANGUAGES, spoken, words } from "./words.svelte";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const wire = import.meta.glob<string>("../wire/*.ts", { query: "?raw", import: "default", eager: true });
const server = filesIn("src/ardoise/server", ".py");

type Book = Map<string, Set<string>>;

/** Every key of a file with the parameters that it uses. */
function bookOf(source: string): { book: Book; junk: string[]; twice: string[] } {
  const book: Book = new Map();
  const junk: string[] = [];
  const twice: string[] = [];
  for (const entry of parse(source, {}).body) {
    if (entry.type === "Junk") junk.push(String((entry as { content?: unknown }).content));
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    if (book.has(message.id.name)) twice.push(message.id.name);
    book.set(message.id.name, parametersOf(message));
  }
  return { book, junk, twice };
}

function parametersOf(message: Message): Set<string> {
  const found = new Set<string>();
  class Finder extends Visitor {
    visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  new Finder().visit(message);
  return found;
}

function whole(language: string): Book {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.ftl`) || file.endsWith(`.${language}.ftl`));
  return new Map(own.flatMap(([, source]) => [...bookOf(source).book]));
}

const english = whole("en");

describe("the files", () => {
  test.each(Object.keys(files))("%s is Fluent, and says everything once", (file) => {
    const { junk, twice } = bookOf(files[file] ?? "");
    expect([junk, twice]).toEqual([[], []]);
  });

  test.each(["fr", "de"])("%s has the keys and parameters of English, and no others", (language) => {
    const plain = (book: Book): Record<string, string[]> =>
      Object.fromEntries([...book].sort().map(([key, parameters]) => [key, [...parameters].sort()]));
    expect(plain(whole(language))).toEqual(plain(english));
  });
});

describe("the page", () => {
  const calls = Object.entries(sources).flatMap(([file, source]) => callsIn(source).map((call) => ({ file, ...call })));

  test("says only what there are words for", () => {
    const missing = calls.filter(({ key }) => !key.includes("${") && !english.has(key));
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  test("a key that is put together has a beginning that exists", () => {
    const begun = calls.filter(({ key }) => key.includes("${")).map(({ key }) => key.slice(0, key.indexOf("${")));
    const missing = begun.filter((start) => ![...english.keys()].some((key) => key.startsWith(start)));
    expect(missing).toEqual([]);
  });

  test("gives every parameter, and none too many", () => {
    const wrong = calls
      .filter(({ key, given }) => english.has(key) && given !== null)
      .filter(({ key, given }) => [...(given ?? [])].sort().join() !== [...(english.get(key) ?? [])].sort().join());
    expect(wrong.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});

describe("nothing is kept that nobody says", () => {
  const text = Object.values(sources).join("\n");
  const wholeGames = new Set(GAMES.map(({ name }) => `${name}-`)); // a key put together from so little could be any
  const begun = [...text.matchAll(/`([\w-]*-)\$\{/g)].map(([, start]) => start ?? "").filter((start) => !wholeGames.has(start));

  test.each(Object.keys(files).filter((file) => file.endsWith("en.ftl")))("%s", (file) => {
    const keys = [...bookOf(files[file] ?? "").book.keys()];
    const said = (key: string): boolean => text.includes(`"${key}"`) || begun.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !said(key))).toEqual([]);
  });
});

describe("every code has a text", () => {
  const refusals = new Set([
    ...Object.values(wire).flatMap((source) => unionOf(source, /type (?:Room)?Refusal =([^;]+);/)),
    ...Object.values(server).flatMap((source) => [...source.matchAll(/(?:Rejected\(|_refuse\(\d+, |Refused\(|Answer\(\w+, |return \d+, )"(\w+)"/g)].map(([, code]) => code ?? "")),
  ]);

  test("refusals of the server and the games", () => {
    expect(refusals.size).toBeGreaterThan(50);
    expect([...refusals].filter((code) => !english.has(`refusal-${code}`))).toEqual([]);
  });

  test("what can be wrong with a pack of one's own", () => {
    const faults = unionOf(wire["../wire/packs.ts"] ?? "", /type Fault =([^;]+);/);
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.filter((fault) => !english.has(`pack-fault-${fault}`))).toEqual([]);
  });

  test("hints of every coach", () => {
    const codes = unionOf(wire["../wire/server.ts"] ?? "", /type HintCode =([^;]+);/);
    expect(codes.filter((code) => !english.has(`hint-${code}`))).toEqual([]);
    const said = [...english.keys()].filter((key) => key.startsWith("hint-")).map((key) => key.slice("hint-".length));
    expect(said.filter((code) => code !== "nothing" && !codes.includes(code))).toEqual([]);
  });

  test("closes", () => {
    const codes = unionOf(wire["../wire/server.ts"] ?? "", /type Close =([^;]+);/);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !english.has(`close-${code}`) || !english.has(`close-${code}-how`))).toEqual([]);
  });

  test("games and their house rules", () => {
    const keys = GAMES.flatMap(({ name }) => [
      ...["", "-line", "-length"].map((end) => `game-${name}${end}`),
      ...optionsOf(name).map(({ key }) => `option-${name}-${key}`),
      ...optionsOf(name).flatMap((option) => (option.kind === "word" ? option.choices.map((choice) => `option-${name}-${option.key}-${choice}`) : [])),
    ]);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });
});

function unionOf(source: string, pattern: RegExp): string[] {
  return [...(pattern.exec(source)?.[1] ?? "").matchAll(/"?(\w+)"?/g)].map(([, code]) => code ?? "");
}

test("the language of the browser", () => {
  expect(spoken(["nl-NL", "de-CH", "fr"])).toBe("de");
  expect(spoken(["en-US@posix"])).toBe("en");
  expect(spoken([])).toBe("en");
});

test("French sets its high signs with a space that does not break", () => {
  expect(typeset("Quoi ? « Rien »", "fr")).toBe("Quoi\u00a0? «\u00a0Rien\u00a0»");
  expect(typeset("Was ?", "de")).toBe("Was ?");
});

test("words follow the language, and figures too", async () => {
  for (const language of LANGUAGES) {
    await words.choose(language);
    expect(words.say("refusal-out_of_range", { least: 1, most: 9999 })).toContain(new Intl.NumberFormat(language).format(9999));
  }
});

test("a name in Hebrew letters stands for itself", async () => {
  await words.choose("en");
  expect(words.say("lobby-host-starts", { host: "דנה" })).toBe("\u2068דנה\u2069 starts the game.");
});
