import { GAME, type Move, type Story, type View } from "../../wire/bornes";
import { say } from "../../words/words.svelte";
import type { GamePage } from "../game";
import Emblem from "./Emblem.svelte";
import { judges } from "./judges";
import { rule } from "./rule";

const page: GamePage<View, Move, Story> = {
  facts: GAME,
  words: import.meta.glob<string>("./words/??.ftl", { query: "?raw", import: "default" }),
  Emblem,
  rule,
  howto: () => import("./howto"),
  judges,
  phone: () => import("./Phone.svelte"),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending"),
  aloud: () => import("./aloud"),
  score: {
    told: ([green = 0, red = 0]) => say("bornes-recount", { green, red }),
    parts: [
      { name: () => say("bornes-recount-green"), icon: "check", tone: "go" },
      { name: () => say("bornes-recount-red"), icon: "x", tone: "stop" },
    ],
  },
};

export default page;
