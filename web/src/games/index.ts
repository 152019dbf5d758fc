import pages from "virtual:games";
import { ORDER, type GameFacts } from "../wire/facts";
import { words } from "../words/words.svelte";
import type { GamePage } from "./game";

/** Ours in their order, then those that were added to this build. */
export const GAMES: readonly GamePage[] = [...pages].sort((one, other) => place(one) - place(other));

for (const { facts, words: texts } of GAMES) words.bring(facts.name, texts);

function place({ facts: { name } }: GamePage): number {
  const found = ORDER.findIndex((one) => one === name);
  return found < 0 ? ORDER.length : found;
}

/** The room says which game is played. This page may be older than the server and not know it. */
export function findGame(name: string): GamePage | undefined {
  return GAMES.find(({ facts }) => facts.name === name);
}

export function gameOf(name: string): GamePage {
  const found = findGame(name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}

export function isGame(name: string): boolean {
  return findGame(name) !== undefined;
}

/** How many seats a game may begin with, by the options of the table. */
export function seatsOf(
  { least, most, seats_with }: GameFacts,
  options: Readonly<Record<string, unknown>>,
): { readonly least: number; readonly most: number } {
  return seats_with.find(({ option, value }) => options[option] === value) ?? { least, most };
}
