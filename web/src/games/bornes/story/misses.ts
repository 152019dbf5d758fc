import type { Line } from "../../../end/account";
import type { Miss } from "../../../wire/bornes";
import { say, told } from "../../../words/words.svelte";
import { number, withUnit } from "../reasons";

/** The cards that were wrong or handed back, and where they belonged. */
export function missed(misses: readonly Miss[]): readonly Line[] {
  return misses.map((miss) => ({
    head: say("bornes-miss-card", { round: miss.round + 1, question: told(miss.card.text) }),
    got: withUnit(miss.value, miss.card),
    better: why(miss),
  }));
}

function why({ card, value, boundary, why: reason, against }: Miss): string {
  const side = value < boundary ? "below" : value > boundary ? "above" : "either";
  if (reason === null) return say("bornes-miss-left-out", { side, boundary });
  if (reason === "wrong_side") return say("bornes-miss-side", { side, boundary });
  return say("bornes-miss-order", { against: number(against ?? 0, card) });
}
