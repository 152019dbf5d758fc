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
  readonly wait: number; // questions until a declaration is allowed (C23)
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
    wait: waitOf(view, place),
  }));
}

/** For how many questions a seat has to wait before it may declare (C23). */
export function waitOf(view: View, seat: number | null): number {
  return seat === null ? 0 : (view.pauses?.[seat] ?? 0);
}

/** The four racks clockwise around the table: two players sit opposite each other. */
export function clockwise(racks: readonly Place[], seats: number): readonly Place[] {
  const [first, second, third, fourth] = racks;
  return seats === 2 && first && second && third && fourth ? [first, third, second, fourth] : racks;
}

/** The others clockwise from my left; all racks for one who has no seat. */
export function around(ring: readonly Place[], seat: number | null): readonly Place[] {
  const mine = ring.findIndex(({ place }) => place === seat);
  return mine < 0 ? ring : [...ring.slice(mine + 1), ...ring.slice(0, mine)];
}
