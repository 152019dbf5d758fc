import { play, type Sound } from "../../kit/sounds";
import type { News, Payout } from "../../wire/gambit7";
import { gain } from "./mat";

const APART = 900; // ms: a hush, the pin falls, and then it is known who gained

/** What is heard when this happens; a phone hears its own gain, the big screen somebody's. */
export function heard(news: readonly News[], seat: number | null): readonly Sound[] {
  return news.flatMap((event): Sound[] => {
    if (event.type === "Laid") return event.slates.length ? ["slateDown"] : [];
    if (event.type === "Staked") return ["chip"];
    if (event.type === "NextRound") return ["card"];
    return event.type === "Scored" ? ["hush", "pin", verdict(event.payouts, seat)] : [];
  });
}

/** One after the other. What comes next at the table does not cut them off. */
export function sound(sounds: readonly Sound[]): void {
  sounds.forEach((one, index) => (index ? setTimeout(() => play(one), index * APART) : play(one)));
}

function verdict(payouts: readonly Payout[], seat: number | null): Sound {
  const mine = seat === null ? payouts : payouts.slice(seat, seat + 1);
  return mine.some((payout) => gain(payout) > 0) ? "gained" : "wipe";
}
