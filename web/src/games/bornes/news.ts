import type { Sound } from "../../kit/sounds";
import type { News } from "../../wire/bornes";

const SOUNDS: Partial<Record<News["type"], Sound>> = {
  Posed: "chalk",
  Signalled: "knock",
  Arranged: "card",
  Finished: "slateDown",
  Settled: "chalk",
  NextRound: "card",
  Ended: "fanfare",
};

/** What is heard of what happened: the last thing that sounds at all. */
export function soundOf(news: readonly News[]): Sound | null {
  return news.map(({ type }) => SOUNDS[type]).findLast((sound) => sound !== undefined) ?? null;
}

export function isFresh(news: readonly unknown[], type: News["type"]): boolean {
  return (news as readonly News[]).some((item) => item.type === type);
}
