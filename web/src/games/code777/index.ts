import { GAME, type Move, type Story, type View } from "../../wire/code777";
import type { GamePage } from "../game";
import Emblem from "./Emblem.svelte";
import { rule } from "./rule";
import "./tokens.css";

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
};

export default page;
