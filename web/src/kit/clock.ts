export const LAST_SECONDS = 5;
export const CALLED_OUT = 10;

/** What is left now of what was left when the table told us. */
export function left(told: number, since: number, now: number, paused: boolean): number {
  return Math.max(0, paused ? told : told - (now - since));
}

/** Whole seconds as people count them: the last one lasts until nothing is left. */
export function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** 45, or 2:05 from a minute on. */
export function figure(ms: number): string {
  const all = seconds(ms);
  if (all < 60) return String(all);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

const ROUND = 5; // seconds: gifts are round, and what the table tells wavers by less

/** Seconds that somebody has just given, from what was left and what is. */
export function given(before: number, told: number): number {
  return Math.max(0, ROUND * Math.round((told - before) / 1000 / ROUND));
}

/** How much of the ring is drawn, 0 to 1. */
export function share(ms: number, total: number): number {
  return total > 0 ? Math.min(1, ms / total) : 0;
}

/** How long the figure on the clock still holds. */
export function untilNext(ms: number): number {
  return ms % 1000 || 1000;
}
