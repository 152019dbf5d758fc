import { ranked } from "../../end/standings";
import type { Ending, Verdict } from "../game";
import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import type { Story, View } from "../../wire/incroyable";
import { figure, say } from "../../words/words.svelte";
import StoryPart from "./end/Story.svelte";

/** Whoever is furthest past the finish wins, and who is level shares the win (I26). */
export function verdict(view: View, players: readonly Player[]): Verdict {
  const winners = view.phase.type === "Over" ? view.phase.winners : [];
  const square = (seat: number): number => view.positions[seat] ?? 0;
  const ranks = ranked(players, winners, square);
  const names = listed(ranks.filter((row) => row.winner).map((row) => row.player.name));
  const [first, second] = ranks.map((row) => square(row.player.seat));
  return {
    headline:
      winners.length > 1
        ? say("end-shared", { names })
        : say("incroyable-wins", { name: names, ahead: (first ?? 0) - (second ?? 0) }),
    rows: ranks.map((row) => ({
      ...row,
      score: figure(square(row.player.seat)),
      why: why(square(row.player.seat) - view.track.finish, row.winner),
    })),
  };
}

/** How far a pawn stands past the finish, or short of it. */
function why(past: number, winner: boolean): string {
  if (past < 0) return say("incroyable-end-short", { squares: -past });
  if (!winner) return say("incroyable-end-not-furthest");
  return past ? say("incroyable-end-past", { squares: past }) : say("incroyable-end-exactly");
}

const ending: Ending<View, Story> = { verdict, Story: StoryPart };

export default ending;
