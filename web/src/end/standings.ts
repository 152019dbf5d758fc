import { playersOf, type Player } from "../frame/players";
import { listed } from "../frame/where";
import type { Finish, RoomUpdate } from "../wire/server";
import { figure, say } from "../words/words.svelte";
import type { Standing, Verdict } from "../games/game";

/** Everybody who had a seat in the game that is over, even if they have left since. */
export function playersThen(room: RoomUpdate): readonly Player[] {
  return playersOf({ ...room, playing: true });
}

/** What the room itself knows of the end, where the game's own verdict is not to be had. */
export function plainVerdict(finish: Finish, players: readonly Player[]): Verdict {
  const won = players.filter((player) => player.people.some((person) => finish.winners.includes(person.id)));
  const score = (seat: number): number => finish.scores[seat] ?? 0;
  const rows = ranked(
    players,
    won.map((player) => player.seat),
    score,
  ).map((row) => ({ ...row, score: figure(score(row.player.seat)), why: null }));
  return { headline: headline(won.map((player) => player.name)), rows };
}

function headline(names: readonly string[]): string {
  if (names.length === 0) return say("end-over");
  return names.length > 1
    ? say("end-shared", { names: listed(names) })
    : say("end-wins", { names: listed(names), count: names.length });
}

export interface Wins {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** The evening so far: who of those present has won how often. */
export function tally(room: RoomUpdate): readonly Wins[] {
  return room.people
    .filter((person) => person.role === "player")
    .map(({ id, name }) => ({ id, name, count: room.finishes.filter((finish) => finish.winners.includes(id)).length }))
    .sort((a, b) => b.count - a.count);
}

/** Best first, with the ranks of those who are level. */
export function ranked(
  players: readonly Player[],
  winners: readonly number[],
  score: (seat: number) => number,
): readonly Omit<Standing, "score" | "why">[] {
  const rows = players
    .map((player) => ({ player, winner: winners.includes(player.seat), points: score(player.seat) }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points);
  const rank = (row: (typeof rows)[number]): number =>
    1 + rows.findIndex((other) => other.winner === row.winner && other.points === row.points);
  return rows.map((row) => ({ player: row.player, winner: row.winner, rank: rank(row) }));
}
