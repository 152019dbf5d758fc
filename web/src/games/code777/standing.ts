import type { Player } from "../../frame/players";
import type { Card, View } from "../../wire/code777";

export type Rack = readonly [Card, Card, Card];

/** One of the four racks as this screen sees it (C4). */
export interface Place {
  readonly place: number;
  readonly player: Player | null; // null: it belongs to nobody
  readonly cards: Rack | null; // null: face down
  readonly had: number;
  readonly points: number;
  readonly asks: boolean; // draws or picks now
  readonly content: boolean; // has noted the answer
}

export function places(view: View, players: readonly Player[]): readonly Place[] {
  const table = view.tables.at(-1);
  const noting = view.phase.type === "Noting";
  const over = view.phase.type === "Over";
  return (table?.racks ?? []).map((cards, place) => ({
    place,
    player: players.find((player) => player.seat === place) ?? null,
    cards,
    had: table?.had[place] ?? 0,
    points: view.scores[place] ?? 0,
    asks: !noting && !over && place === view.asker,
    content: noting && place < view.scores.length && !view.awaited.includes(place),
  }));
}

/** The others as they sit around the table, clockwise from my left; all of them for one who has no seat. */
export function around<T>(all: readonly T[], seat: number | null): readonly T[] {
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
