import { GAME } from "../../../wire/incroyable";
import wire from "../../../wire/incroyable.ts?raw";
import { unionOf, type GameFamilies } from "../../../words/families";
import { PLACES } from "../dials";

// said one by one
const WITH_FIGURES = ["doubted_rightly", "not_highest", "close", "chose_rightly", "somebody_wrong"];

const families: GameFamilies = {
  facts: GAME,
  wire,
  ends: {
    "incroyable-legend-*": ["spiral", "bonus", "black"],
    "incroyable-dial-*": PLACES,
    "typed-*-*": ["incroyable-track"],
    "incroyable-symbol-*": GAME.own.choices,
    "incroyable-why-*": unionOf(wire, "Why").filter((why) => !WITH_FIGURES.includes(why)),
  },
};

export default families;
