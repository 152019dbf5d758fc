import type { Hinted } from "../wire/server";
import { plain } from "./refused";
import { say } from "./words.svelte";

/** What the coach says, in a sentence or two. */
export function hinted({ code, about }: Hinted): string {
  return say(`hint-${code ?? "nothing"}`, plain(about));
}
