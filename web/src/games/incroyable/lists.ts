import { figure, words } from "../../words/words.svelte";
import { listFormat } from "../../words/formats";

/** "9 or 11", "50 and 51", as the language says it. */
export function either(values: readonly number[]): string {
  return list(values, "disjunction");
}

export function all(values: readonly number[]): string {
  return list(values, "conjunction");
}

function list(values: readonly number[], type: "disjunction" | "conjunction"): string {
  return listFormat(words.language, { type }).format(values.map((value) => figure(value)));
}
