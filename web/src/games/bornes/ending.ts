import type { Ending, Standing } from "../game";
import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import type { OverView, Story, View } from "../../wire/bornes";
import { say } from "../../words/words.svelte";
import StoryPart from "./Story.svelte";

interface Placed {
  readonly player: Player;
  readonly green: number;
  readonly red: number;
  readonly listed: boolean; // few enough red points to be compared by the green ones
  readonly winner: boolean;
}

const ending: Ending<View, Story> = {
  verdict: (view, players) => {
    const rows = placed(view, players);
    return { headline: headline(rows), rows: rows.map((row) => standing(row, rows)) };
  },
  Story: StoryPart,
};

export default ending;

/**
 * B17: whoever has few enough red points comes first, by green points, then by red ones; behind them the red points
 * count first.
 */
function placed(view: View, players: readonly Player[]): readonly Placed[] {
  const over: Pick<OverView, "shortlist" | "winners"> =
    view.phase.type === "Over" ? view.phase : { shortlist: [], winners: [] };
  return players
    .map((player) => ({
      player,
      green: view.green[player.seat] ?? 0,
      red: view.red[player.seat] ?? 0,
      listed: over.shortlist.includes(player.seat),
      winner: over.winners.includes(player.seat),
    }))
    .sort(
      (a, b) =>
        Number(b.winner) - Number(a.winner) ||
        Number(b.listed) - Number(a.listed) ||
        (a.listed ? byGreen(a, b) : byRed(a, b)),
    );
}

function byGreen(a: Placed, b: Placed): number {
  return b.green - a.green || a.red - b.red;
}

function byRed(a: Placed, b: Placed): number {
  return a.red - b.red || b.green - a.green;
}

function standing(row: Placed, rows: readonly Placed[]): Standing {
  const level = (other: Placed): boolean => other.green === row.green && other.red === row.red;
  const { green, red } = row;
  return {
    player: row.player,
    rank: 1 + rows.findIndex(level),
    winner: row.winner,
    score: say("bornes-score", { green, red }),
    why: why(row, rows),
  };
}

function headline(rows: readonly Placed[]): string {
  const winners = rows.filter((row) => row.winner);
  const { green = 0, red = 0 } = winners[0] ?? {};
  return say("bornes-wins", {
    names: listed(winners.map((row) => row.player.name)),
    count: winners.length,
    result: say("bornes-total", { green, red }),
  });
}

function why(row: Placed, rows: readonly Placed[]): string {
  const { green } = row;
  if (!row.listed) return say("bornes-why-too-red");
  if (!row.winner) return rows[0]?.green === green ? say("bornes-why-more-red") : say("bornes-why-less-green");
  const rivals = rows.filter((other) => other.listed && !other.winner);
  return rivals.some((other) => other.green === green) ? say("bornes-why-fewest-red") : say("bornes-why-most-green");
}
