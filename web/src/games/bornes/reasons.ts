import { written } from "../../kit/numbers/written";
import type { CheckView, FrontView, TurnedView } from "../../wire/bornes";
import { say } from "../../words/words.svelte";
import { CHALLENGE } from "./column";

export { measured as withUnit, written as number } from "../../kit/numbers/written";

export interface Reason {
  readonly mark: "green" | "red" | "void";
  readonly text: string;
}

/** What a card earned, and why, in a few words that fit on it. */
export function verdict(turned: TurnedView, place: number, below: number): Reason {
  const { mark, why } = turned;
  const against = written(turned.against ?? 0, turned.card);
  if (why === "in_order") return { mark, text: say("bornes-why-in-order") };
  if (why === "unsettled") return { mark, text: say("bornes-why-unsettled") };
  if (why === "less_than_below") return { mark, text: say("bornes-why-less", { against }) };
  return { mark, text: place < below ? say("bornes-why-above", { against }) : say("bornes-why-below", { against }) };
}

/** Every point of the round that no card shows, and what earned nothing. */
export function beyondCards(check: CheckView): readonly Reason[] {
  const all: (Reason | false)[] = [
    check.bonus > 0 && { mark: "green", text: say("bornes-why-first", { count: check.bonus }) },
    check.penalty > 0 && { mark: "red", text: say("bornes-why-late", { count: check.penalty }) },
    check.left_out > 0 && { mark: "void", text: say("bornes-why-left-out", { count: check.left_out }) },
  ];
  return all.filter((reason) => reason !== false);
}

/** What a table would cry out at this column; empty: nothing. */
export function reaction({ cards, left_out }: CheckView): string {
  const wrong = cards.filter(({ mark }) => mark !== "green").length;
  if (left_out > 0 || cards.length < 2) return "";
  if (wrong === 0) return say("bornes-flawless");
  if (wrong === cards.length) return say("bornes-all-red");
  return wrong === 1 && cards.length > 2 ? say("bornes-one-slip") : "";
}

export function total(check: CheckView): string {
  return say("bornes-total", { green: check.green, red: check.red });
}

/** A number that the master wrote or measured stands in chalk; a printed one in type. */
export function isWritten(card: FrontView, drawn: boolean): boolean {
  return card.id === CHALLENGE ? !drawn : card.kind === "measured";
}
