import { LEVELS, type Choice, type Language, type RoomUpdate } from "../wire/server";
import { say, words } from "../words/words.svelte";

export const EVERYTHING: Choice = { levels: LEVELS, categories: [], for_children: false, no_pop: false };

/** With this one more or less. The last one stays: something must be asked. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] {
  const next = all.filter((other) => chosen.includes(other) !== (other === one));
  return next.length ? next : chosen;
}

/** None named is all of them. */
export function chosenOf(choice: Choice, all: readonly string[]): readonly string[] {
  return choice.categories.length ? choice.categories : all;
}

export function isTooFew(room: RoomUpdate): boolean {
  return room.supply !== null && room.supply.count < room.supply.least;
}

/** Whoever sits at the table and speaks none of the languages of the own questions: their names. */
export function unspoken({ own, people }: Pick<RoomUpdate, "own" | "people">): readonly string[] {
  const missed = (language: Language | null): boolean =>
    language !== null && own !== null && !own.languages.includes(language);
  return people.filter(({ seat, language }) => seat !== null && missed(language)).map(({ name }) => name);
}

/** What such people read instead, in words: “Anna and Bob will read them in French”. */
export function unspokenInWords(room: Pick<RoomUpdate, "own" | "people">): string {
  const [first] = room.own?.languages ?? [];
  if (!first || !unspoken(room).length) return "";
  const language = new Intl.DisplayNames(words.language, { type: "language" }).of(first) ?? first;
  return say("lobby-own-unspoken", { names: listed(unspoken(room)), language });
}

/** A choice in words: “easy and normal, without Sports & leisure”. */
export function inWords(choice: Choice, all: readonly string[]): string {
  return (
    [levels(choice), ...filters(choice), categories(chosenOf(choice, all), all)].filter(Boolean).join(", ") ||
    say("lobby-questions-everything")
  );
}

function levels({ levels }: Choice): string {
  if (levels.length === LEVELS.length) return "";
  return listed(levels.map((level) => say(`level-${level}`)));
}

function filters({ for_children, no_pop }: Choice): readonly string[] {
  return [
    for_children ? say("lobby-questions-children-chosen") : "",
    no_pop ? say("lobby-questions-no-pop-chosen") : "",
  ];
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** Whichever is shorter: what is left out, or what is left. */
function categories(chosen: readonly string[], all: readonly string[]): string {
  const out = all.filter((category) => !chosen.includes(category));
  const named = (list: readonly string[]): string => list.map((category) => say(`category-${category}`)).join(", ");
  if (!out.length) return "";
  return out.length <= chosen.length
    ? say("lobby-questions-without", { categories: named(out) })
    : say("lobby-questions-only", { categories: named(chosen) });
}
