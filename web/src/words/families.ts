import families from "virtual:families";
import { ANIMALS } from "../kit/animals";
import { QUESTIONS } from "../kit/keys";
import { RECIPES } from "../kit/recipes";
import { SHAPES } from "../kit/shapes";
import type { GameFacts } from "../wire/facts";
import type { Files } from "./books";

type Ends = readonly (string | number)[];

/** What a game's keys can be put together from. */
export interface GameFamilies {
  readonly facts: GameFacts;
  /** The text of what Python wrote for it. */
  readonly wire: string;
  readonly ends: Readonly<Record<string, Ends>>;
  /** Those that put together more than can be listed. */
  readonly open?: readonly string[];
}

const FACTS = families.map(({ facts }) => facts);
const GAME_NAMES = FACTS.map(({ name }) => name);
const AIDED = FACTS.filter(({ options }) =>
  options.some((option) => option.kind === "choice" && option.practice.length),
).map(({ name }) => name);
const OPTIONS = FACTS.flatMap(({ name, options }) => options.map((option) => ({ game: name, ...option })));
/** Keys that are asked for before they are said, or that have more ends than can be listed here. */
export const OPEN = ["option-*-*-*-how", "pack-label-*", ...families.flatMap(({ open }) => open ?? [])];

/**
 * All keys that a key put together can be, by how it is written with * for what is put in. The wire's closed unions say
 * most of it.
 */
export function familiesOf(page: Files): ReadonlyMap<string, readonly string[]> {
  const union = (file: string, name: string): Ends => unionOf(page[file] ?? "", name);
  const ofGames = (name: string): Ends => families.flatMap(({ wire }) => unionOf(wire, name));
  const skills = union("wire/server.ts", "Skill");
  const ends: Readonly<Record<string, Ends>> = {
    "game-*": GAME_NAMES,
    "game-*-line": GAME_NAMES,
    "game-*-length": GAME_NAMES,
    "lobby-questions-of-*": FACTS.filter(({ categories }) => categories.length).map(({ name }) => name),
    "recount-why-*": FACTS.filter(({ doubts }) => doubts).map(({ name }) => name),
    "practice-aid-*": AIDED,
    "practice-aid-*-how": AIDED,
    "option-*-*": OPTIONS.map(({ game, key }) => `${game}-${key}`),
    "option-*-*-*": OPTIONS.flatMap((option) =>
      wordsOf(option).map((choice) => `${option.game}-${option.key}-${choice}`),
    ),
    "level-*": [...skills, ...union("wire/server.ts", "Level")],
    "level-line-*": skills,
    "category-*": FACTS.flatMap(({ categories }) => categories),
    "close-*": union("wire/server.ts", "Close"),
    "close-*-how": union("wire/server.ts", "Close"),
    "refusal-*": [...ofGames("Refusal"), ...union("wire/server.ts", "RoomRefusal")],
    "hint-*": ["nothing", ...ofGames("HintCode")],
    "flag-verdict-*": union("wire/server.ts", "Verdict"),
    "animal-*": [...ANIMALS.keys()],
    "player-colour-*": [...SHAPES.keys()],
    "sound-*": Object.keys(RECIPES),
    "kit-key-*": Object.values(QUESTIONS),
    "kit-refused-*": union("kit/numbers/read.ts", "Refusal").filter((code) => code !== "nothing"),
    "pack-*": union("pack/draft.svelte.ts", "Standing").filter((standing) => standing !== "saved"),
    "pack-fault-*": union("wire/packs.ts", "Fault"),
  };
  const listed = new Map<string, string[]>(OPEN.map((written) => [written, []]));
  for (const [written, all] of [ends, ...families.map((game) => game.ends)].flatMap(Object.entries<Ends>)) {
    const keys = all.map((end) => written.replace(/\*(-\*)*/, String(end)));
    listed.set(written, [...new Set([...(listed.get(written) ?? []), ...keys])]);
  }
  return listed;
}

/** The choices of an option that have a word each. */
function wordsOf(option: GameFacts["options"][number]): Ends {
  if (option.kind === "seat") return option.choices;
  if (option.kind !== "choice") return [];
  return [...option.choices, ...option.practice].filter((choice) => typeof choice === "string");
}

/** What a union of literals allows, read from where it is declared. */
export function unionOf(source: string, name: string): readonly string[] {
  const declared = new RegExp(`type ${name} =([^;]+);`).exec(source)?.[1] ?? "";
  return [...declared.matchAll(/"?(\w+)"?/g)].map(([, member]) => member ?? "");
}
