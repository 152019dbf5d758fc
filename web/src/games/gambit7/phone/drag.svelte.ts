import type { Piece } from "../hand";

const FAR = 8; // px after which a press is a drag

/** A piece that a finger or a mouse draws from the ledge to the mat. */
export class Drag {
  piece: Piece | null = $state(null);
  x = $state(0);
  y = $state(0);
  over: number | null = $state(null);
  /** The case from which it is taken; null: from the hand. */
  from: number | null = null;
  #pressed: { readonly x: number; readonly y: number; readonly piece: Piece } | null = null;
  #dragged = false;

  press(event: PointerEvent & { currentTarget: HTMLElement }, piece: Piece, from: number | null): void {
    this.#dragged = false;
    this.from = from;
    this.#pressed = { x: event.clientX, y: event.clientY, piece };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || (!this.piece && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR)) return;
    this.piece = pressed.piece;
    this.#dragged = true;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = caseAt(event.clientX, event.clientY);
  }

  /** Where it was let go; null: nowhere on the mat. */
  end(): number | null {
    const place = this.piece ? this.over : null;
    this.#pressed = this.piece = this.over = null;
    return place;
  }

  /** The click that follows a drag is none. Asked once. */
  wasDrag(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }
}

function caseAt(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-case]")?.dataset["case"];
  return place === undefined ? null : Number(place);
}
