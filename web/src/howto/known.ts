import { GAMES } from "../games";
import { device } from "../link/store";

const KEY = "known";

/** The games that were played on this device. Anybody may write into what it keeps: only games are taken from there. */
function known(): readonly string[] {
  const kept = device.get<unknown>(KEY);
  return GAMES.map(({ facts }) => facts.name).filter((name) => Array.isArray(kept) && kept.includes(name));
}

export function knows(game: string): boolean {
  return known().includes(game);
}

export function learn(game: string): void {
  if (!knows(game)) device.set(KEY, [...known(), game]);
}

/** For the table, which waits with its first clock for those who have yet to be shown. */
export function newGames(): readonly string[] {
  return GAMES.map(({ facts }) => facts.name).filter((name) => !knows(name));
}
