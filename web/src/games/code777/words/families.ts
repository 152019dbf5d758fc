import { GAME } from "../../../wire/code777";
import wire from "../../../wire/code777.ts?raw";
import type { GameFamilies } from "../../../words/families";
import { SYMBOLS } from "../colours";

const QUESTIONS = 23;

const families: GameFamilies = {
  facts: GAME,
  wire,
  ends: {
    "code777-question-*": Array.from({ length: QUESTIONS }, (_, n) => n + 1),
    "code777-sheet-*": [0, 1, 2],
    "code777-lane-*": ["open", "right", "wrong"],
    "code777-colour-*": Object.keys(SYMBOLS),
    "code777-symbol-*": Object.values(SYMBOLS),
  },
  open: ["code777-more-*"],
};

export default families;
