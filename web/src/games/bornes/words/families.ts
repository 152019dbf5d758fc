import { GAME } from "../../../wire/bornes";
import wire from "../../../wire/bornes.ts?raw";
import type { GameFamilies } from "../../../words/families";

const families: GameFamilies = { facts: GAME, wire, ends: {} };

export default families;
