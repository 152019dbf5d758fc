import { play } from "$page/kit/sounds";
import { gainOf } from "./plates";
import type { News } from "./wire";

const LATER = 900; // ms: first the answer, then who gained

/** A phone hears its own gain, the big screen somebody's. */
export function sound(news: readonly News[], seat: number | null): void {
  for (const event of news) {
    if (event.type === "Served") play("slateDown");
    if (event.type === "NextRound") play("card");
    if (event.type !== "Scored") continue;
    const paid = seat === null ? event.payouts : event.payouts.slice(seat, seat + 1);
    const gained = paid.some((payout) => gainOf(payout) > 0);
    play("pin");
    setTimeout(() => play(gained ? "gained" : "wipe"), LATER);
  }
}
