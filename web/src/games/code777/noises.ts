import { play, type Sound } from "../../kit/sounds";
import type { News } from "../../wire/code777";

const LOUDEST_FIRST: readonly (readonly [News["type"], Sound])[] = [
  ["Ended", "fanfare"],
  ["Stalled", "wipe"],
  ["Asked", "card"],
  ["Drawn", "card"],
  ["Contented", "chalk"],
];

/** One sound for all that happened at once. */
export function soundOf(news: readonly News[]): Sound | null {
  const declared = news.find((item) => item.type === "Declared");
  if (declared && !news.some((item) => item.type === "Ended")) return declared.right ? "gained" : "wipe";
  return LOUDEST_FIRST.find(([type]) => news.some((item) => item.type === type))?.[1] ?? null;
}

export function sound(news: readonly News[]): void {
  const heard = soundOf(news);
  if (heard) play(heard);
}
