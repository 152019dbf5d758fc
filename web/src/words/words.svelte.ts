import first from "virtual:first-words";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire/engine";
import { isolated, typeset } from "./typeset";
import { grouping, numberFormat } from "./formats";

export const LANGUAGES = ["fr", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Readonly<Record<string, FluentVariable>>;

type Texts = Readonly<Record<string, () => Promise<string>>>;

const later: Texts = import.meta.glob<string>("./{about,pack}.*.ftl", { query: "?raw", import: "default" });

/** The first language of the browser that we speak. */
export function spoken(wanted: readonly string[]): Language {
  const ours = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === ours.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

/** "pack.en" of "./pack.en.ftl" */
function nameIn(path: string): string {
  return path.replace(/^.*\/|\.ftl$/g, "");
}

class Words {
  language: Language = $state("en");
  #edition = $state(0); // a bundle that was added to looks like the same object: this tells that it is not
  #bundles = new Map<Language, FluentBundle>();
  #loading = new Map<string, Promise<void>>();
  #files = new Map(Object.entries({ ...first, ...later }).map(([path, text]) => [nameIn(path), text]));
  #parts = new Set([""]);

  /** The words of a game, for when it is loaded. */
  bring(game: string, texts: Texts): void {
    for (const [path, text] of Object.entries(texts)) this.#files.set(`${game}.${nameIn(path)}`, text);
  }

  /** Speak this language from now on. */
  async choose(language: Language): Promise<void> {
    await this.#fetch(language);
    this.language = language;
  }

  /** The words of one game, in the language spoken now and in those chosen later. */
  async load(part: string): Promise<void> {
    this.#parts.add(`${part}.`);
    await Promise.all([...this.#bundles.keys()].map((language) => this.#fetch(language)));
  }

  /** For the big screen, which says a thing in the three languages. */
  async loadAll(): Promise<void> {
    await Promise.all(LANGUAGES.map((language) => this.#fetch(language)));
  }

  say(key: string, about?: Arguments, language: Language = this.language): string {
    void this.#edition;
    const bundle = this.#bundles.get(language);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    return typeset(bundle.formatPattern(pattern, grouped(isolated(about ?? {}), language), []), language);
  }

  has(key: string): boolean {
    void this.#edition;
    return this.#bundles.get(this.language)?.hasMessage(key) ?? false;
  }

  async #fetch(language: Language): Promise<void> {
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    await Promise.all([...this.#parts].map((part) => this.#add(bundle, part + language)));
    this.#edition += 1;
  }

  /** Once; a second asker waits for the first one's file. */
  async #add(bundle: FluentBundle, file: string): Promise<void> {
    const source = this.#files.get(file);
    if (!source) return;
    const loading =
      this.#loading.get(file) ?? source().then((text) => void bundle.addResource(new FluentResource(text)));
    this.#loading.set(file, loading);
    await loading;
  }
}

/** Numbers in a sentence look like those beside it. */
function grouped(about: Arguments, language: Language): Record<string, FluentVariable> {
  const entries = Object.entries(about).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === "number" ? new FluentNumber(value, grouping(language)) : value,
  ]);
  return Object.fromEntries(entries);
}

export const words = new Words();

/** A text in the language spoken now. */
export function say(key: string, about?: Arguments): string {
  return words.say(key, about);
}

/** A text that the game brought along. */
export function told(text: Text, language: Language = words.language): string {
  return typeset(text[language], language);
}

export function figure(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(words.language, options).format(value);
}
