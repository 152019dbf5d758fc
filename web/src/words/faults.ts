import { bookOf, wholeBook, type Book, type Files } from "./books";
import { callsIn, mentionsIn, type Call } from "./calls";
import { familiesOf } from "./families";

interface Known {
  readonly english: Book;
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly beginnings: ReadonlySet<string>; // of our keys: "lobby", "kit"
}

const OTHERS = ["fr", "de"];

/** What is missing in the words or where they are said, a sentence each. The build and a test refuse what has any. */
export function faultsOf(words: Files, page: Files): readonly string[] {
  const english = wholeBook(words, "en");
  const families = familiesOf(page);
  const known: Known = {
    english,
    families,
    beginnings: new Set([...english.keys()].filter((key) => key.includes("-")).map(beginning)),
  };
  return [
    ...Object.entries(words).flatMap(([file, source]) => illWritten(file, source)),
    ...OTHERS.flatMap((language) => apart(language, wholeBook(words, language), english)),
    ...[...families].flatMap(([written, keys]) =>
      keys.filter((key) => !english.has(key)).map((key) => `words: ${key} is missing, and ${written} can be it`),
    ),
    ...Object.entries(page).flatMap(([file, source]) => [
      ...unknown(file, source, known),
      ...illGiven(file, source, known),
    ]),
  ];
}

function illWritten(file: string, source: string): readonly string[] {
  const { junk, twice } = bookOf(source);
  return [
    ...junk.map((text) => `${file}: not Fluent: ${text.trim()}`),
    ...twice.map((key) => `${file}: ${key} is there twice`),
  ];
}

function apart(language: string, book: Book, english: Book): readonly string[] {
  const missing = [...english.keys()]
    .filter((key) => !book.has(key))
    .map((key) => `words: ${key} is missing in ${language}`);
  const others = [...book].flatMap(([key, parameters]) => {
    const wanted = english.get(key);
    if (!wanted) return [`words: ${key} is there in ${language}, and not in en`];
    return [
      ...[...wanted]
        .filter((name) => !parameters.has(name))
        .map((name) => `words: ${key} lacks { $${name} } in ${language}`),
      ...[...parameters]
        .filter((name) => !wanted.has(name))
        .map((name) => `words: ${key} has { $${name} } in ${language}, and not in en`),
    ];
  });
  return [...missing, ...others];
}

/** A literal that begins as our keys begin has to be one, be it said here or handed on. */
function unknown(file: string, source: string, { english, families, beginnings }: Known): readonly string[] {
  return mentionsIn(source)
    .filter(({ key }) => beginnings.has(beginning(key)) && !english.has(key) && !families.has(key))
    .map(({ line, key }) => `${file}:${line}: ${key} ${unknownBecause(key)}`);
}

function unknownBecause(key: string): string {
  return key.includes("*") ? "is listed in no families.ts" : "is missing in all languages";
}

function beginning(key: string): string {
  return key.slice(0, key.indexOf("-"));
}

function illGiven(file: string, source: string, known: Known): readonly string[] {
  return callsIn(source).flatMap((call) =>
    call.keys.flatMap((key) => wrongly(call, key, known).map((what) => `${file}:${call.line}: ${key} ${what}`)),
  );
}

/** One of a family may leave out what another needs. */
function wrongly({ given, keys }: Call, key: string, { english, families }: Known): readonly string[] {
  if (given === null) return [];
  const wanted = new Set([...(families.get(key) ?? [key])].flatMap((one) => [...(english.get(one) ?? [])]));
  const missing = [...wanted]
    .filter((name) => !given.includes(name))
    .map((name) => `needs { $${name} }, which is not given`);
  const alone = keys.length === 1 && !families.has(key);
  const idle = alone
    ? given.filter((name) => !wanted.has(name)).map((name) => `is given { $${name} }, and does not say it`)
    : [];
  return [...missing, ...idle];
}
