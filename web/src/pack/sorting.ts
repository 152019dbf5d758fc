import { GAMES } from "../games";
import type { Category, GamePage } from "../games/game";
import type { OwnQuestion } from "../wire/packs";

/** The games that sort people's own questions. */
export const SORTING = GAMES.filter(({ facts }) => facts.own !== null);

/** Where a question stands in a game: until somebody chooses, in its usual place. */
export function placeIn({ facts: { name, own } }: GamePage, { cat }: OwnQuestion): string {
  return cat[name] ?? own?.usual ?? "";
}

export function categoryOf(page: GamePage, place: string): Category {
  return page.category?.(place) ?? { name: place, icon: "star" };
}
