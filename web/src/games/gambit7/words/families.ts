import { GAME } from "../../../wire/gambit7";
import wire from "../../../wire/gambit7.ts?raw";
import type { GameFamilies } from "../../../words/families";

const families: GameFamilies = {
  facts: GAME,
  wire,
  ends: { "gambit7-lay-*": ["both", "one", "two"], "category-*": GAME.own.choices },
};

export default families;
