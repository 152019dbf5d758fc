import type { Player } from "../../frame/players";
import type { View } from "../../wire/bornes";
import { say } from "../../words/words.svelte";
import { reaction, total } from "./reasons";

/** The phase in a sentence, for those who hear it; at the check also what one has got oneself. */
export function phaseSaid(view: View, players: readonly Player[], seat: number | null): string {
  const name = players[view.master]?.name ?? "";
  const leads = seat === view.master;
  switch (view.phase.type) {
    case "Announcing":
      return leads ? say("bornes-you-lead") : say("bornes-master-invents", { name });
    case "Reading":
      return leads ? say("bornes-signal-how") : say("bornes-wait-signal", { name });
    case "Ranking":
      return leads ? say("bornes-only-you-see") : say("bornes-said-ranking");
    case "Settling":
      return leads ? say("bornes-settle") : say("bornes-settle-of", { name });
    case "Looking": {
      const mine = view.phase.checks.find((check) => check.seat === seat);
      const result = mine ? `${say("bornes-your-result", { result: total(mine) })} ${reaction(mine)}` : "";
      return `${say("bornes-said-looking")} ${result}`.trim();
    }
    case "Over":
      return say("bornes-over");
  }
}
