import { grouping } from "../words/formats";
import { figure, words } from "../words/words.svelte";

const MILLION = 1_000_000;
const FINE = 9; // decimals that a tick can have between two values of six
const ENOUGH = 4; // figures before "million"

/** A figure for an axis: from a million on "1.5M", "1,5 Mio.", unless that would not be all of it. */
export function short(value: number, year = false): string {
  const round = Math.abs(value) >= MILLION && Number(value.toPrecision(ENOUGH)) === value;
  return figure(
    value,
    round
      ? { notation: "compact", maximumSignificantDigits: ENOUGH }
      : { maximumFractionDigits: FINE, ...grouping(words.language, year) },
  );
}
