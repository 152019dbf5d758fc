import { listed } from "../frame/where";
import { say } from "../words/words.svelte";
import type { Standing } from "./standings";

export function headline(rows: readonly Standing[]): string {
  const winners = rows.filter((row) => row.winner);
  const names = listed(winners.map((row) => row.player.name));
  const [first, second] = rows;
  if (winners.length > 1) return say("end-shared", { names });
  if (first && second && first.score > second.score) return say("end-wins-to", { names, first: first.score, second: second.score });
  return say("end-wins", { names, count: winners.length });
}
