import { ROWS } from "./deck";

/** From card to card of the triangle by the arrows, Home and End; null: this key leads nowhere. */
export function stepped(at: number, key: string): number | null {
  const row = ROWS.findIndex((_, n) => at < first(n + 1));
  const place = at - first(row);
  const last = first(row + 1) - 1;
  if (key === "ArrowRight") return Math.min(at + 1, last);
  if (key === "ArrowLeft") return Math.max(at - 1, first(row));
  if (key === "Home") return first(row);
  if (key === "End") return last;
  if (key === "ArrowUp") return row === 0 ? at : first(row - 1) + Math.min(place, row - 1);
  if (key === "ArrowDown") return row === ROWS.length - 1 ? at : first(row + 1) + place;
  return null;
}

/** The first card of a row: row n holds n + 1 cards. */
function first(row: number): number {
  return (row * (row + 1)) / 2;
}
