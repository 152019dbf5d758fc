import { GAMES } from "../games";
import type { Category, GamePage } from "../games/game";
import type { OwnQuestion } from "../wire/packs";

/** The games that sort people's own questions. */
export const SORTING = GAMES.filter(({ facts }) => facts.own !== null);

/** What a question of one's own is sorted as until somebody chooses. */
export const UNSORTED = Object.fromEntries(
  SORTING.map(({ facts }) => [facts.name, facts.own?.usual]),
) as unknown as OwnQuestion["cat"];

/** Where it stands in a game. */
export function placeIn({ facts: { name, own } }: GamePage, { cat }: OwnQuestion): string {
  return (cat as unknown as Readonly<Record<string, string>>)[name] ?? own?.usual ?? "";
}

export function categoryOf(page: GamePage, place: string): Category {
  return page.category?.(place) ?? { name: place, icon: "star" };
}
