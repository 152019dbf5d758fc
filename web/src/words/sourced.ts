import { dated } from "./dated";
import { say } from "./words.svelte";

const RECKONED = /^comput(ation|ed)\b|^own calculation$|, comput(ation|ed)$/;

/**
 * Where an answer is from, and of when. Names stay as they are; what is no name is said in the reader's language, and
 * once.
 */
export function sourced(source: string, asof?: string | null): string {
  const names = [...new Set(source.split("; ").map(label))].join("; ");
  return asof ? `${names}, ${dated(asof)}` : names;
}

function label(name: string): string {
  if (RECKONED.test(name)) return say("source-reckoned");
  return name === "the table" ? say("source-table") : name;
}
