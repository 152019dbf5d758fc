import { GAME } from "../../../wire/gambit7";
import wire from "../../../wire/gambit7.ts?raw";
import type { GameFamilies } from "../../../words/families";
import { COLUMNS } from "../typed/mat";

const families: GameFamilies = {
  facts: GAME,
  wire,
  ends: {
    "gambit7-lay-*": ["both", "one", "two"],
    "gambit7-mat-*": COLUMNS,
    "typed-*-*": ["gambit7-mat"],
    "category-*": GAME.own.choices,
  },
};

export default families;
