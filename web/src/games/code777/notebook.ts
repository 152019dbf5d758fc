import { device } from "../../link/store";

/** The cards that are crossed out, by their place in the deck. */
export type Sheet = readonly number[];
/** One for what is certain, two for guesses (C20). */
export type Sheets = readonly [Sheet, Sheet, Sheet];

/** The rack that the notes are about: a new one begins on clean sheets. */
export interface Subject {
  readonly game: number;
  readonly seat: number;
  readonly rack: number;
}

interface Kept extends Subject {
  readonly sheets: Sheets;
}

const CLEAN: Sheets = [[], [], []];

export function load(code: string, { game, seat, rack }: Subject): Sheets {
  const kept = device.get<Kept>(`notes.${code}`);
  return kept && kept.game === game && kept.seat === seat && kept.rack === rack ? kept.sheets : CLEAN;
}

export function save(code: string, { game, seat, rack }: Subject, sheets: Sheets): void {
  device.set(`notes.${code}`, { game, seat, rack, sheets } satisfies Kept);
}
