import { ranked } from "$page/end/standings";
import type { Ending, Verdict } from "$page/games/game";
import type { Player } from "$page/frame/players";
import { figure, say } from "$page/words/words.svelte";
import { names } from "./plates";
import StoryPart from "./Story.svelte";
import type { Story, View } from "./wire";

/** Most points win, and equals share the win (F14). */
export function verdict(view: View, players: readonly Player[]): Verdict {
  const winners = view.phase.type === "Over" ? view.phase.winners : [];
  const score = (seat: number): number => view.scores[seat] ?? 0;
  const level = winners.length > 1;
  const rows = ranked(players, winners, score).map((row) => ({
    ...row,
    score: figure(score(row.player.seat)),
    why: level && row.winner ? say("fourchette-level") : null,
  }));
  const won = names(rows.filter((row) => row.winner).map((row) => row.player));
  const [first, second] = rows;
  if (level) return { headline: say("end-shared", { names: won }), rows };
  const points = { first: score(first?.player.seat ?? 0), second: score(second?.player.seat ?? 0) };
  return { headline: say("end-wins-to", { names: won, ...points }), rows };
}

const ending: Ending<View, Story> = { verdict, Story: StoryPart };

export default ending;
