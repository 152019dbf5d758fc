import { sentences, standing, type Account } from "$page/frame/account";
import type { Player } from "$page/frame/players";
import { measured } from "$page/kit/numbers/written";
import { say, told } from "$page/words/words.svelte";
import { reasons, verdict } from "./plates";
import type { View } from "./wire";

/** The game for a player who hears it; without a seat for the screen that all look at. */
export function account(view: View, players: readonly Player[], seat: number | null, awaited: boolean): Account {
  const situation = sentences(told(view.question.text), result(view, seat));
  return {
    news: situation,
    situation,
    duty: awaited ? dutyOf(view) : "",
    question: told(view.question.text),
    score: standing(players, (one) => say("points", { count: view.scores[one] ?? 0 })),
  };
}

function result({ phase, question }: View, seat: number | null): string {
  if (phase.type !== "Looking") return "";
  const truth = say("fourchette-truth-is", { answer: measured(phase.answer.answer, question) });
  return sentences(truth, verdict(phase), ...(seat === null ? [] : reasons(phase, seat)));
}

function dutyOf({ phase }: View): string {
  if (phase.type === "Writing") return `${say("frame-your-turn")}. ${say("fourchette-phase-writing")}.`;
  if (phase.type === "Choosing") return `${say("frame-your-turn")}. ${say("fourchette-phase-choosing")}.`;
  return phase.type === "Looking" ? say("frame-duty-look") : "";
}
