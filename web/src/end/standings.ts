import { playersOf, type Player } from "../frame/players";
import type { RoomUpdate, Update } from "../wire/server";

export interface Standing {
  readonly player: Player;
  readonly score: number;
  readonly rank: number; // players who are level share it
  readonly winner: boolean;
}

interface Over {
  readonly phase?: { readonly winners?: readonly number[] };
}

/** Who came where. Whoever the game calls a winner comes first, whatever the figures say. */
export function standings(room: RoomUpdate, table: Update | null): readonly Standing[] {
  const finish = room.finishes.at(-1);
  if (!finish) return [];
  const seats = (table?.view as Over | undefined)?.phase?.winners;
  const won = (player: Player): boolean =>
    seats?.includes(player.seat) ?? player.people.some((person) => finish.winners.includes(person.id));
  const rows = playersOf(room)
    .filter((player) => player.seat < finish.scores.length)
    .map((player) => ({ player, score: finish.scores[player.seat] ?? 0, winner: won(player) }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score);
  return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex((other) => other.winner === row.winner && other.score === row.score) }));
}

export interface Wins {
  readonly name: string;
  readonly count: number;
}

/** The evening so far: who of those present has won how often. */
export function tally(room: RoomUpdate): readonly Wins[] {
  return room.people
    .filter((person) => person.role === "player")
    .map(({ id, name }) => ({ name, count: room.finishes.filter((finish) => finish.winners.includes(id)).length }))
    .sort((a, b) => b.count - a.count);
}
