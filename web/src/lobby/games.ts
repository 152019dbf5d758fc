import type { GameName } from "../wire";

export interface GameCard {
  readonly name: GameName;
  readonly least: number;
  readonly most: number;
  readonly teams: boolean;
}

/** The four games and how many seats each has (G1, B1, I1, C2). */
export const GAMES: readonly GameCard[] = [
  { name: "gambit7", least: 3, most: 7, teams: true },
  { name: "bornes", least: 3, most: 6, teams: false },
  { name: "incroyable", least: 3, most: 6, teams: false },
  { name: "code777", least: 2, most: 4, teams: false },
];

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game.name === name);
}

export function cardOf(name: string): GameCard {
  const card = GAMES.find((game) => game.name === name);
  if (!card) throw new Error(`no game ${name}`);
  return card;
}

/** How many seats a game may begin with: the house rule for two is for two alone (G18). */
export function seatsOf(name: string, options: Readonly<Record<string, unknown>>): { least: number; most: number } {
  return options["mean_slate"] === true ? { least: 2, most: 2 } : cardOf(name);
}
