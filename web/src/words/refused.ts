import { say, words, type Arguments } from "./words.svelte";

/** Why the server refused, in a sentence. What it refused about fills the gaps, as far as it is words and numbers. */
export function refused(code: string, about: Readonly<Record<string, unknown>> = {}): string {
  const key = `refusal-${code}`;
  if (!words.has(key)) return say("refusal-unknown", { code });
  return words.say(key, plain(about));
}

/** What of it can stand in a sentence. */
export function plain(about: Readonly<Record<string, unknown>>): Arguments {
  return Object.fromEntries(Object.entries(about).filter(isPlain));
}

function isPlain(entry: [string, unknown]): entry is [string, Arguments[string]] {
  return typeof entry[1] === "string" || typeof entry[1] === "number";
}
