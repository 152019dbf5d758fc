import { GAME, type Move, type Story, type View } from "../../wire/incroyable";
import type { GamePage } from "../game";
import Emblem from "./Emblem.svelte";
import { rule } from "./rule";
import { category } from "./symbols";

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
  typed: [{ key: "track", form: () => import("./typed/TrackForm.svelte") }],
};

export default page;
