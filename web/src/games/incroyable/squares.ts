import { ICONS } from "./symbols";
import type { IconName } from "../../kit/icons";
import type { PawnMove, Track } from "../../wire/incroyable";

/** All lengths in units of the drawing. */
export const SIDE = 104; // of a square
const STEP = 120; // from one square of a row to the next
const LANE = 184; // from one row to the next: the numbers stand between
export const RIM = 14; // wood round the squares
export const UNDER = 96; // from the middle of a square to that of the number under it
const NUMBERS = 44; // under the last row
const FEWEST = 4; // squares in a row
const ROW = 9; // squares of a pawn's way beside each other

/** Which part of the track is drawn, and in rows of how many squares. */
export interface Lie {
  readonly from: number;
  readonly to: number;
  readonly columns: number;
}

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
export function spotOf(number: number, { from, columns }: Lie): Spot {
  const row = Math.floor((number - from) / columns);
  const along = (number - from) % columns;
  const column = row % 2 ? columns - 1 - along : along;
  return { x: (column + 0.5) * STEP, y: row * LANE + STEP / 2 };
}

/** Does a row begin or end here? */
export function turnsAt(number: number, { from, to, columns }: Lie): boolean {
  const along = (number - from) % columns;
  return along === 0 || along === columns - 1 || number === to;
}

/** The whole drawing with its rim, and with room for numbers under the last row. */
export function sizeOf({ from, to, columns }: Lie): { readonly width: number; readonly height: number } {
  const rows = Math.ceil((to - from + 1) / columns);
  return { width: columns * STEP + 2 * RIM, height: (rows - 1) * LANE + STEP + 2 * RIM + NUMBERS };
}

/** How large a unit of the drawing is in this room. */
export function scaleOf(lie: Lie, width: number, height: number): number {
  const size = sizeOf(lie);
  return Math.min(width / size.width, height / size.height);
}

/** The whole track with as many squares in a row as make them largest in this room. */
export function fitted({ finish }: Track, width: number, height: number): Lie {
  const choices = Array.from({ length: finish }, (_, more) => ({ from: 0, to: finish, columns: FEWEST + more }));
  const scale = (lie: Lie): number => scaleOf(lie, width, height);
  return choices.reduce((best, lie) => (scale(lie) > scale(best) ? lie : best));
}

/** The part of the track that one pawn has walked, and what lies ahead if that was not far: a row, or two. */
export function walked(move: PawnMove, track: Track): Lie {
  const squares = wayOf(move, track);
  const to = Math.min(track.finish, Math.max(...squares, Math.min(...squares) + ROW - 1));
  return { from: Math.max(0, Math.min(...squares, to - ROW + 1)), to, columns: ROW };
}

/** Where the pawns stood before these moves. */
export function before(positions: readonly number[], moves: readonly PawnMove[]): readonly number[] {
  return positions.map((square, seat) => moves.find((move) => move.seat === seat)?.start ?? square);
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

/**
 * Where a pawn stands beside those on the same square, and how large it is: up to four two by two, more in rows of
 * three.
 */
export function besides(index: number, count: number): Spot & { readonly scale: number } {
  if (count === 1) return { x: 0, y: 0, scale: 1.54 };
  const columns = count > 4 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const apart = count > 4 ? 42 : 50;
  return { x: ((index % columns) - (inRow - 1) / 2) * apart, y: (row - (rows - 1) / 2) * 46, scale: 1.2 };
}
