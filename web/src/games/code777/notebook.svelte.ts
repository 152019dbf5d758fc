import type { Wish } from "../../link/link.svelte";
import type { Answer, RoomUpdate } from "../../wire/server";
import { packed, unpacked, type Sheet } from "./deck";

/** One for what is certain, two for guesses (C20). */
export const SHEETS = [0, 1, 2] as const;
export type SheetNumber = (typeof SHEETS)[number];
type Kept = readonly [number, number, number];

const CLEAN: Kept = [0, 0, 0];

/** The rack that the notes are about: a new one begins on clean sheets. */
export interface Desk {
  readonly room: Pick<RoomUpdate, "sheets" | "noted">;
  readonly rack: number;
}

interface Draft {
  readonly rack: number;
  readonly sheets: Kept;
  readonly before: Desk["room"] | null; // it was answered; the room that comes after this one tells it
}

/**
 * A seat's three sheets, which the server keeps. A stroke shows at once; of quick strokes only the newest value is
 * sent.
 */
export class Notebook {
  #draft: Draft | null = $state.raw(null);
  #sent: Draft | null = null; // and not answered yet

  constructor(
    private readonly desk: () => Desk,
    private readonly ask: (wish: Wish) => Promise<Answer>,
  ) {}

  sheet(number: SheetNumber): Sheet {
    return unpacked(this.#now()[number]);
  }

  write(number: SheetNumber, sheet: Sheet): void {
    const { rack } = this.desk();
    const [certain, first, second] = this.#now().map((bits, n) => (n === number ? packed(sheet) : bits));
    this.#draft = { rack, sheets: [certain ?? 0, first ?? 0, second ?? 0], before: null };
    if (!this.#sent) void this.#send(this.#draft);
  }

  /** The page goes away: what waits for its turn goes into the outbox, which outlives a reload. */
  leave(): void {
    if (this.#sent && this.#draft && this.#draft !== this.#sent) void this.#say(this.#draft);
  }

  #now(): Kept {
    const { room, rack } = this.desk();
    const draft = this.#draft;
    if (draft?.rack === rack && (draft.before ?? room) === room) return draft.sheets;
    return (room.noted === rack && room.sheets) || CLEAN;
  }

  async #send(draft: Draft): Promise<void> {
    this.#sent = draft;
    const { refused } = await this.#say(draft);
    this.#sent = null;
    if (this.#draft && this.#draft !== draft) return this.#send(this.#draft);
    this.#draft = refused ? null : { ...draft, before: this.desk().room };
  }

  #say({ sheets, rack }: Draft): Promise<Answer> {
    return this.ask({ type: "CrossOut", sheets, rack });
  }
}
