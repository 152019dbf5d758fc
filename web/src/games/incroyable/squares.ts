import type { IconName } from "../../kit/icons";
import type { PawnMove, Symbol, Track } from "../../wire/incroyable";

/** All lengths in units of the drawing. */
export const SIDE = 104; // of a square
export const STEP = 120; // from one square of a row to the next
export const LANE = 176; // from one row to the next: the numbers stand between
export const RIM = 14; // wood round the squares
const NUMBERS = 40; // under the last row

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Square {
  readonly number: number;
  readonly kind: "plain" | "spiral" | "black" | "bonus" | "finish";
  readonly icon: IconName;
  readonly back: number; // on a black square
}

const ICONS: Record<Symbol, IconName> = { professor: "prof", books: "books", globe: "globe", heart: "heart", tree: "tree" };

/** The icon of a question's symbol. */
export function iconOf(category: string): IconName {
  return ICONS[category as Symbol] ?? "prof";
}

export function squaresOf(track: Track): readonly Square[] {
  return Array.from({ length: track.finish + 1 }, (_, number) => squareAt(track, number));
}

function squareAt(track: Track, number: number): Square {
  const symbol = track.symbols[number % track.symbols.length] ?? "professor";
  const back = track.danger.find(([square]) => square === number)?.[1] ?? 0;
  const plain = { number, back, icon: ICONS[symbol] };
  if (number === track.finish) return { ...plain, kind: "finish", icon: "flag" };
  if (track.spirals.includes(number)) return { ...plain, kind: "spiral", icon: "spiral" };
  if (back) return { ...plain, kind: "black" };
  return { ...plain, kind: number === track.bonus ? "bonus" : "plain" };
}

/** The middle of a square: rows to and fro, each beginning under the end of the one above. */
export function spotOf(number: number, columns: number): Spot {
  const row = Math.floor(number / columns);
  const along = number % columns;
  const column = row % 2 ? columns - 1 - along : along;
  return { x: (column + 0.5) * STEP, y: row * LANE + STEP / 2 };
}

/** The whole drawing with its rim, and with room for numbers under the last row. */
export function sizeOf(squares: number, columns: number): { readonly width: number; readonly height: number } {
  const rows = Math.ceil(squares / columns);
  return { width: columns * STEP + 2 * RIM, height: (rows - 1) * LANE + STEP + 2 * RIM + NUMBERS };
}

/** As many squares in a row as make them largest in this room. */
export function columnsFor(squares: number, width: number, height: number): number {
  const scale = (columns: number): number => {
    const size = sizeOf(squares, columns);
    return Math.min(width / size.width, height / size.height);
  };
  const choices = Array.from({ length: squares - 3 }, (_, more) => more + 4);
  return choices.reduce((best, columns) => (scale(columns) > scale(best) ? columns : best), 4);
}

/** Where a pawn is drawn: past the finish it stands on it. */
export function drawnAt(position: number, track: Track): number {
  return Math.min(position, track.finish);
}

/** Every square that a pawn touches on its way, there and back. */
export function wayOf(move: PawnMove, track: Track): readonly number[] {
  const furthest = move.start + move.points + move.bonus;
  const ahead = Array.from({ length: furthest - move.start + 1 }, (_, step) => move.start + step);
  const back = Array.from({ length: furthest - move.end }, (_, step) => furthest - 1 - step);
  return [...ahead, ...back].map((square) => drawnAt(square, track));
}

const ALONE: Spot = { x: 0, y: 0 };

/** Pawns on one square stand beside each other, two in a row. */
export function besides(index: number, count: number): Spot {
  if (count === 1) return ALONE;
  const rows = Math.ceil(count / 2);
  const row = Math.floor(index / 2);
  const lonely = count % 2 === 1 && index === count - 1;
  return { x: lonely ? 0 : index % 2 ? 25 : -25, y: (row - (rows - 1) / 2) * (rows === 3 ? 34 : 44) };
}
