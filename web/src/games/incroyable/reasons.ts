import type { Payout, PawnMove, Reason } from "../../wire/incroyable";
import { say } from "../../words/words.svelte";

/** Why somebody got these points or none, a sentence for each reason. */
export function reasonsOf(payout: Payout): readonly string[] {
  return payout.why.length ? payout.why.map(sentence) : [say("incroyable-why-no_part")];
}

function sentence({ why, points, place }: Reason): string {
  switch (why) {
    case "doubted_rightly":
      return say("incroyable-why-doubted_rightly", { points });
    case "not_highest":
      return say("incroyable-why-not_highest", { points, place: place ?? 0 });
    case "close":
      return say("incroyable-why-close", { points, place: place ?? 0 });
    case "chose_rightly":
      return say("incroyable-why-chose_rightly", { points });
    case "somebody_wrong":
      return say("incroyable-why-somebody_wrong", { points });
    default:
      return say(`incroyable-why-${why}`);
  }
}

/** From where to where, and what the squares did to the pawn. */
export function wayIn({ start, end, bonus, danger }: PawnMove): string {
  const parts = [
    say("incroyable-way", { from: start, to: end }),
    bonus ? say("incroyable-way-bonus", { bonus }) : "",
    danger ? say("incroyable-way-black", { danger }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
