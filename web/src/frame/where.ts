import type { Update } from "../wire/server";
import { say } from "../words/words.svelte";
import type { Player } from "./players";
import { listFormat } from "../words/formats";

interface Counted {
  readonly round?: number;
  readonly rounds?: number;
  readonly turn?: number;
  readonly asker?: number;
}

/** Where in the game we are, from what the views of the four games have in common. */
export function where(table: Update, players: readonly Player[]): string {
  const { round, rounds, turn, asker } = table.view as Counted;
  if (round !== undefined && rounds !== undefined) return say("frame-round", { round: round + 1, rounds });
  if (turn !== undefined) return say("frame-turn", { turn: turn + 1 });
  const player = players.find(({ seat }) => seat === asker);
  if (player?.mine) return say("frame-you-ask");
  return player ? say("frame-asks", { name: player.name }) : "";
}

/** Whom the table waits for, in a sentence. */
export function awaited(table: Update, players: readonly Player[]): string {
  if (table.seat !== null && table.awaited.includes(table.seat)) return say("frame-your-turn");
  const names = players.filter((player) => table.awaited.includes(player.seat)).map((player) => player.name);
  return names.length ? say("frame-waits-for", { names: listed(names) }) : say("frame-waits-for-nobody");
}

export function listed(names: readonly string[]): string {
  return listFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);
}
