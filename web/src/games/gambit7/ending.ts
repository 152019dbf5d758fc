import { ranked } from "../../end/standings";
import type { Ending, Verdict } from "../game";
import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import type { Story, View } from "../../wire/gambit7";
import { figure, say } from "../../words/words.svelte";
import StoryPart from "./end/Story.svelte";

/** Most points win, and who is level shares the win (G17). */
export function verdict(view: View, players: readonly Player[]): Verdict {
  const winners = view.phase.type === "Over" ? view.phase.winners : [];
  const score = (seat: number): number => view.scores[seat] ?? 0;
  const level = winners.length > 1;
  const rows = ranked(players, winners, score).map((row) => ({
    ...row,
    score: figure(score(row.player.seat)),
    why: level && row.winner ? say("gambit7-level") : null,
  }));
  const names = listed(rows.filter((row) => row.winner).map((row) => row.player.name));
  const [first, second] = rows;
  const headline = level
    ? say("end-shared", { names })
    : first && second
      ? won(names, score(first.player.seat), score(second.player.seat))
      : say("end-wins", { names, count: winners.length });
  return { headline, rows };
}

function won(names: string, first: number, second: number): string {
  return say(first - second === 1 ? "end-wins-by-one" : "end-wins-to", { names, first, second });
}

const ending: Ending<View, Story> = { verdict, Story: StoryPart };

export default ending;
