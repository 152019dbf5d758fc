import type { Close } from "../wire/server";

export const BROKEN: Close = 1011;
const FIRST = 500;
const MOST = 15_000;
const AFTER_TOO_FAST = 5; // attempts skipped, so that whoever was too fast comes back slowly

/** Full jitter: many phones that lose one server do not come back at once. */
export function delay(attempt: number, random: () => number): number {
  return random() * Math.min(MOST, FIRST * 2 ** attempt);
}

export function attemptAfter(code: number, attempt: number): number {
  return code === (1008 satisfies Close) ? Math.max(attempt, AFTER_TOO_FAST) : attempt;
}

/** After these the table does not take us back by itself. */
const FINAL: readonly Close[] = [1003, 1009, 4000, 4001, 4003, 4401, 4404];
/** After these the key opens nothing any more. */
const KEYLESS: readonly Close[] = [4000, 4003, 4401, 4404];

export function isFinal(code: number): boolean {
  return (FINAL as readonly number[]).includes(code);
}

export function losesKey(code: number): boolean {
  return (KEYLESS as readonly number[]).includes(code);
}
