import type { Component } from "svelte";
import type { GameName, Games } from "../wire";
import type { Answer, RoomUpdate, Update } from "../wire/server";
import StandIn from "./StandIn.svelte";

/** What a game's screen is given: `Stage<View, Move>` with the game's own. */
export interface Stage<View = unknown, Move = unknown> {
  readonly room: RoomUpdate;
  readonly table: Update & { readonly view: View };
  readonly play: (move: Move) => Promise<Answer>;
}

export type GameScreen = Component<Stage>;
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

export function phoneOf(game: string): Promise<GameScreen> {
  return load(PHONES, game);
}

export function tableOf(game: string): Promise<GameScreen> {
  return load(TABLES, game);
}

/** The room says which game is played, so its view and its screen belong together: here alone the types take our word. */
async function load(screens: Screens, game: string): Promise<GameScreen> {
  const found = await screens[game as GameName]?.();
  return (found?.default as GameScreen | undefined) ?? StandIn;
}
