import { tick } from "svelte";
import { type Column, gapAt } from "./column";

const FAR = 6; // px that make a drag out of a tap
const EDGE = 64; // px from the edge of what is seen, where the page scrolls along
const SCROLL = 10;

interface Ends {
  column(): Column;
  /** The list of the column, and the top of the ledge with the hand. */
  list(): HTMLElement | undefined;
  ledge(): HTMLElement | undefined;
  drop(card: string, gap: number | null): void;
}

/** A card under a finger. Only one gap is open: where the card would fall. */
export class Drag {
  card: string | null = $state(null);
  gap: number | null = $state(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  #middles: readonly number[] | null = null; // null: not measured yet

  constructor(private readonly ends: Ends) {}

  /** By mouse from anywhere on the card; by finger from its grip, so that the rest still scrolls. */
  start(event: PointerEvent, card: string): void {
    const at = event.currentTarget as HTMLElement;
    const onGrip = (event.target as Element).closest("[data-grip]") !== null;
    if (event.button !== 0 || (event.pointerType !== "mouse" && !onGrip)) return;
    const box = at.getBoundingClientRect();
    const stop = new AbortController();
    const { signal } = stop;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      const far = Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) >= FAR;
      if (this.card === null && far) void this.#lift(card, box.width);
      if (this.card === null) return;
      this.x = box.left + now.clientX - event.clientX;
      this.y = box.top + now.clientY - event.clientY;
      this.#aim(now.clientX, now.clientY);
    };
    const end = (dropped: boolean): void => {
      stop.abort();
      if (this.card !== null) this.#land(dropped);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", () => end(true), { signal });
    addEventListener("pointercancel", () => end(false), { signal });
    addEventListener("keydown", (key) => key.key === "Escape" && end(false), { signal });
  }

  /** Measured when the other gaps have closed, and not again: an open gap must not move what opens it. */
  async #lift(card: string, width: number): Promise<void> {
    this.card = card;
    this.width = width;
    this.#middles = null;
    await tick();
    const list = this.ends.list();
    list?.getAnimations({ subtree: true }).forEach((moving) => moving.finish());
    const lying = [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    this.#middles = lying
      .filter((other) => other.dataset["card"] !== card)
      .map((other) => other.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2 + scrollY);
  }

  /** Over the ledge a card falls back into the hand; where the ledge lies beside the column, only there. */
  #aim(x: number, y: number): void {
    const ledge = this.ends.ledge()?.getBoundingClientRect();
    const under = ledge !== undefined && x >= ledge.left && x <= ledge.right;
    const floor = under ? ledge.top : innerHeight;
    const card = this.card ?? "";
    this.gap = y > floor || !this.#middles ? null : gapAt(this.ends.column(), card, this.#middles, y + scrollY);
    if (y < EDGE) scrollBy(0, -SCROLL);
    else if (y > floor - EDGE && y < floor) scrollBy(0, SCROLL);
  }

  #land(dropped: boolean): void {
    const { card, gap } = this;
    this.card = this.gap = null;
    swallowClick();
    if (dropped && card !== null) this.ends.drop(card, gap);
  }
}

/** Letting go is not a tap. */
function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal });
  setTimeout(() => stop.abort());
}
