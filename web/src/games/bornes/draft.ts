import type { Store } from "../../link/store";
import type { RoomUpdate, Update } from "../../wire/server";

export interface Challenge {
  readonly text: string;
  readonly unit: string;
  readonly answer: number | null;
  readonly boundaries: readonly number[];
}

interface Kept extends Challenge {
  readonly game: number;
  readonly phase: number | null;
}

/** The challenge that a master is writing, on this device until it is sent. A later round finds nothing of it. */
export class Draft {
  readonly #key: string;
  readonly #now: Pick<Kept, "game" | "phase">;

  constructor(
    private readonly store: Store,
    room: Pick<RoomUpdate, "code" | "number">,
    table: Pick<Update, "phase">,
  ) {
    this.#key = `challenge.${room.code}`;
    this.#now = { game: room.number, phase: table.phase };
  }

  read(): Challenge | null {
    const kept = this.store.get<Kept>(this.#key);
    return kept?.game === this.#now.game && kept.phase === this.#now.phase ? kept : null;
  }

  keep({ text, unit, answer, boundaries }: Challenge): void {
    this.store.set(this.#key, { ...this.#now, text, unit, answer, boundaries });
  }

  forget(): void {
    this.store.set(this.#key, null);
  }
}
