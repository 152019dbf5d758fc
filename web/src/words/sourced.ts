import { say } from "./words.svelte";

const RECKONED = ["computation", "computed", "own calculation"];

/** Where an answer is from. Names stay as they are; what is no name is said in the reader's language. */
export function sourced(source: string): string {
  return source.split("; ").map(label).join("; ");
}

function label(name: string): string {
  if (RECKONED.includes(name)) return say("source-reckoned");
  return name === "the table" ? say("source-table") : name;
}
