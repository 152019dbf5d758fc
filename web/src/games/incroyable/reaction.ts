import type { Player } from "../../frame/players";
import { isNear } from "../../kit/numbers/near";
import { written, type Asked } from "../../kit/numbers/written";
import type { LookingView } from "../../wire/incroyable";
import { say } from "../../words/words.svelte";
import { nameOf } from "./sight";

/** What a table would cry out at this answer; empty: nothing. */
export function reaction(phase: LookingView, players: readonly Player[], asked: Pick<Asked, "year">): string {
  const { answer } = phase.answer;
  const exact = phase.estimates.indexOf(answer);
  if (players.some(({ mine, seat }) => mine && seat === exact)) return say("incroyable-exact-mine");
  if (exact >= 0) return say("incroyable-exact", { name: nameOf(players, exact) });
  if (phase.estimates.every((estimate) => estimate > answer)) return say("incroyable-all-too-high");
  const doubted = phase.estimates[phase.doubted] ?? 0;
  return doubted > answer && isNear(doubted, answer, asked)
    ? say("incroyable-just-over", { by: written(doubted - answer) })
    : "";
}
