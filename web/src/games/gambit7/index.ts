import { GAME, type Move, type Story, type View } from "../../wire/gambit7";
import type { GamePage } from "../game";
import Emblem from "./Emblem.svelte";
import { rule } from "./rule";
import { category } from "./topics";

const page: GamePage<View, Move, Story> = {
  facts: GAME,
  words: import.meta.glob<string>("./words/??.ftl", { query: "?raw", import: "default" }),
  Emblem,
  rule,
  howto: () => import("./howto"),
  phone: () => import("./Phone.svelte"),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending"),
  aloud: () => import("./aloud"),
  category,
  typed: [{ key: "mat", form: () => import("./typed/MatForm.svelte") }],
};

export default page;
