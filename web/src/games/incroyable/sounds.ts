import type { Sound } from "../../kit/sounds";
import type { News, Payout } from "../../wire/incroyable";

const SOUNDS: Partial<Record<News["type"], readonly Sound[]>> = {
  Shown: ["slateDown"],
  Shifted: ["chalk"],
  Raised: ["chalk"],
  Passed: ["card"],
  Doubted: ["bell"],
  Stated: ["chalk"],
  StatedByLot: ["chalk"],
  NextRisk: ["hush"],
  NextTurn: ["card"],
  NextQuestion: ["card"],
  Ended: ["fanfare"],
};

/** What is heard of what has just happened; whoever has a seat also hears how it went for them. */
export function soundsOf(news: readonly News[], seat: number | null): readonly Sound[] {
  return news.flatMap((fact) => {
    if (fact.type === "Scored" || fact.type === "RiskScored") return outcome(fact.result.payouts, seat);
    return SOUNDS[fact.type] ?? [];
  });
}

function outcome(payouts: readonly Payout[], seat: number | null): readonly Sound[] {
  if (seat === null) return ["hush"]; // the pin falls a moment later
  return [(payouts[seat]?.points ?? 0) > 0 ? "gained" : "wipe"];
}
