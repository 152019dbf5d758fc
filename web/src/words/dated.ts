import { words } from "./words.svelte";

/** "2026-09" as September 2026, "2014" as it is. */
export function dated(asof: string): string {
  const [year = "", month, day] = asof.split("-");
  if (!month) return year;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return new Intl.DateTimeFormat(words.language, {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
    ...(day ? { day: "numeric" } : {}),
  }).format(date);
}
