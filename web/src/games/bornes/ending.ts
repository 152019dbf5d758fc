import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import type { OverView } from "../../wire/bornes";
import { say } from "../../words/words.svelte";

/** Why it is they who win: the fewest red points first, then the most green ones. */
export function verdictOfAll(phase: OverView, players: readonly Player[]): string {
  return say("bornes-shortlist", { names: listed(phase.shortlist.map((seat) => players[seat]?.name ?? "")) });
}
