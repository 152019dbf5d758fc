import type { GameFamilies } from "$page/words/families";
import { GAME } from "../wire";
import wire from "../wire.ts?raw";

const families: GameFamilies = { facts: GAME, wire, ends: {} };

export default families;
