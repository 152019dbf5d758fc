import type { Text } from "../../wire/engine";
import { told, words } from "../../words/words.svelte";
import { digits } from "./echo";

/** What a number answers: how many of something, or in which year. */
export interface Asked {
  readonly unit: Text;
  readonly year?: boolean;
}

/** A number in the reader's language. */
export function written(value: number, asked: Pick<Asked, "year"> = {}): string {
  return digits(value, words.language, asked.year);
}

/** With its unit, for a sentence. */
export function measured(value: number, asked: Asked): string {
  const unit = told(asked.unit);
  return unit ? `${written(value, asked)}\u00a0${unit}` : written(value, asked);
}
