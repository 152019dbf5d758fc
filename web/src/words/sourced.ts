import { say } from "./words.svelte";

const RECKONED = /^comput(ation|ed)\b|^own calculation$|, comput(ation|ed)$/;

/** Where an answer is from. Names stay as they are; what is no name is said in the reader's language, and once. */
export function sourced(source: string): string {
  return [...new Set(source.split("; ").map(label))].join("; ");
}

function label(name: string): string {
  if (RECKONED.test(name)) return say("source-reckoned");
  return name === "the table" ? say("source-table") : name;
}
