import type { Component } from "svelte";
import { rule as bornes } from "../games/bornes/rule";
import { rule as code777 } from "../games/code777/rule";
import { rule as gambit7 } from "../games/gambit7/rule";
import { rule as incroyable } from "../games/incroyable/rule";
import type { GameName, Games } from "../wire";
import type { Wish } from "../link/link.svelte";
import type { Answer, RoomUpdate, Update } from "../wire/server";

/** What a game's screen is given: `Stage<View, Move>` with the game's own. */
export interface Stage<View = unknown, Move = unknown> {
  readonly room: RoomUpdate;
  readonly table: Update & { readonly view: View };
  readonly play: (move: Move) => Promise<Answer>;
  readonly ask: (wish: Wish) => Promise<Answer>;
}

type GameScreen = Component<Stage>;
type Load<G extends GameName> = () => Promise<{ default: Component<Stage<Games[G]["View"], Games[G]["Move"]>> }>;
type Screens = { readonly [G in GameName]: Load<G> };

/** Each loaded when it is needed. */
const PHONES: Screens = {
  gambit7: () => import("../games/gambit7/Phone.svelte"),
  bornes: () => import("../games/bornes/Phone.svelte"),
  incroyable: () => import("../games/incroyable/Phone.svelte"),
  code777: () => import("../games/code777/Phone.svelte"),
};
const TABLES: Screens = {
  gambit7: () => import("../games/gambit7/Table.svelte"),
  bornes: () => import("../games/bornes/Table.svelte"),
  incroyable: () => import("../games/incroyable/Table.svelte"),
  code777: () => import("../games/code777/Table.svelte"),
};

type Rule<G extends GameName> = (view: Games[G]["View"], seat: number | null) => string;
const RULES: { readonly [G in GameName]: Rule<G> } = { gambit7, bornes, incroyable, code777 };

/** The paragraph of the rules that matters now at this seat. */
export function ruleOf(game: string, table: Update): string | null {
  const rule = RULES[game as GameName] as ((view: unknown, seat: number | null) => string) | undefined;
  return rule?.(table.view, table.seat) ?? null;
}

export function phoneOf(game: string): Promise<GameScreen> {
  return load(PHONES, game);
}

export function tableOf(game: string): Promise<GameScreen> {
  return load(TABLES, game);
}

/**
 * The room says which game is played, so its view and its screen belong together: in this file alone the types take our
 * word.
 */
async function load(screens: Screens, game: string): Promise<GameScreen> {
  const found = await screens[game as GameName]();
  return found.default as GameScreen;
}
