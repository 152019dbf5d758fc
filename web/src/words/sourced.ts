import { dated } from "./dated";
import { PUBLISHERS } from "./publishers";
import { say, words } from "./words.svelte";

/** Who tells an answer, by the name that readers of this language use, and of when it is. */
export function sourced(source: string, asof?: string | null): string {
  return asof ? `${named(source)}, ${dated(asof)}` : named(source);
}

function named(source: string): string {
  if (source === "computation") return say("source-calculated");
  if (source === "own count") return say("source-counted");
  if (source === "the table") return say("source-table");
  return words.language === "en" ? source : (PUBLISHERS[source]?.[words.language] ?? source);
}
