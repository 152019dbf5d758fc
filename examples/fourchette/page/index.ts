import type { GamePage } from "$page/games/game";
import { say } from "$page/words/words.svelte";
import Emblem from "./Emblem.svelte";
import { rule } from "./rule";
import { GAME, type Move, type Story, type View } from "./wire";

const page: GamePage<View, Move, Story> = {
  facts: GAME,
  words: import.meta.glob<string>("./words/??.ftl", { query: "?raw", import: "default" }),
  Emblem,
  rule,
  howto: () => import("./howto"),
  phone: () => import("./Phone.svelte"),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending"),
  category: (name) => ({ name: say(`category-${name}`), icon: "star" }),
};

export default page;
