import { ANIMALS } from "../kit/animals";
import { SYMBOLS } from "../kit/colours777";
import { RECIPES } from "../kit/recipes";
import { SHAPES } from "../kit/shapes";
import { PLACES } from "../games/incroyable/dials";
import { GAMES } from "../lobby/games";
import { optionsOf } from "../lobby/options";
import type { Files } from "./books";

type Ends = readonly (string | number)[];

const GAME_NAMES = GAMES.map(({ name }) => name);
const OPTIONS = GAMES.flatMap(({ name }) => optionsOf(name).map((option) => ({ game: name, ...option })));
const QUESTIONS = 23; // of Code 777
// said one by one
const WITH_FIGURES: Ends = ["doubted_rightly", "not_highest", "close", "chose_rightly", "somebody_wrong"];
/** Whoever says these asks first whether there are such words, or puts together more than can be listed here. */
const OPEN = ["option-*-*-*-how", "pack-label-*", "code777-more-*"];

/**
 * All keys that a key put together can be, by how it is written with * for what is put in. The wire's closed unions say
 * most of it.
 */
export function familiesOf(page: Files): ReadonlyMap<string, readonly string[]> {
  const union = (file: string, name: string): Ends => unionOf(page[file] ?? "", name);
  const refusals = Object.keys(page)
    .filter((file) => file.startsWith("wire/"))
    .flatMap((file) => [...union(file, "Refusal"), ...union(file, "RoomRefusal")]);
  const skills = union("wire/server.ts", "Skill");
  const ends: Readonly<Record<string, Ends>> = {
    "game-*": GAME_NAMES,
    "game-*-line": GAME_NAMES,
    "game-*-length": GAME_NAMES,
    "lobby-questions-of-*": ["gambit7", "bornes"],
    "recount-why-*": GAME_NAMES.filter((name) => name !== "code777"),
    "option-*-*": OPTIONS.map(({ game, key }) => `${game}-${key}`),
    "option-*-*-*": OPTIONS.flatMap((option) =>
      option.kind === "word"
        ? [...option.choices, ...option.practice].map((choice) => `${option.game}-${option.key}-${choice}`)
        : [],
    ),
    "level-*": [...skills, ...union("wire/server.ts", "Level")],
    "level-line-*": skills,
    "category-*": [...union("wire/packs.ts", "Category"), ...union("wire/bornes.ts", "Kind")],
    "close-*": union("wire/server.ts", "Close"),
    "close-*-how": union("wire/server.ts", "Close"),
    "refusal-*": refusals,
    "hint-*": ["nothing", ...union("wire/server.ts", "HintCode")],
    "flag-verdict-*": union("wire/server.ts", "Verdict"),
    "animal-*": [...ANIMALS.keys()],
    "player-colour-*": [...SHAPES.keys()],
    "sound-*": Object.keys(RECIPES),
    "kit-colour-*": Object.keys(SYMBOLS),
    "kit-symbol-*": Object.values(SYMBOLS),
    "kit-refused-*": union("kit/numbers/read.ts", "Refusal").filter((code) => code !== "nothing"),
    "pack-*": union("pack/draft.svelte.ts", "Standing").filter((standing) => standing !== "saved"),
    "pack-fault-*": union("wire/packs.ts", "Fault"),
    "gambit7-say-*": ["both", "one", "two"],
    "incroyable-legend-*": ["spiral", "bonus", "black"],
    "incroyable-dial-*": PLACES,
    "incroyable-symbol-*": union("wire/packs.ts", "Symbol"),
    "incroyable-why-*": union("wire/incroyable.ts", "Why").filter((why) => !WITH_FIGURES.includes(why)),
    "code777-question-*": Array.from({ length: QUESTIONS }, (_, n) => n + 1),
    "code777-sheet-*": [0, 1, 2],
    "code777-lane-*": ["open", "right", "wrong"],
  };
  const listed = Object.entries(ends).map(([written, all]): [string, string[]] => [
    written,
    all.map((end) => written.replace(/\*(-\*)*/, String(end))),
  ]);
  return new Map([...listed, ...OPEN.map((written): [string, string[]] => [written, []])]);
}

/** What a union of literals allows, read from where it is declared. */
export function unionOf(source: string, name: string): readonly string[] {
  const declared = new RegExp(`type ${name} =([^;]+);`).exec(source)?.[1] ?? "";
  return [...declared.matchAll(/"?(\w+)"?/g)].map(([, member]) => member ?? "");
}
