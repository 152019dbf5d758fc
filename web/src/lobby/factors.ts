import { say } from "../words/words.svelte";

/** How much longer the clocks run for whoever needs it, in per cent. */
export const FACTORS: readonly number[] = [100, 150, 200, 300];

export function factorInWords(per_cent: number): string {
  return per_cent === 100 ? say("lobby-time-normal") : say("lobby-time-factor", { factor: per_cent / 100 });
}
