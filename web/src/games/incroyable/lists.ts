import { written, type Asked } from "../../kit/numbers/written";
import { listFormat } from "../../words/formats";
import { words } from "../../words/words.svelte";

type Kind = Pick<Asked, "year">;

/** "9 or 11", "50 and 51", as the language says it. */
export function either(values: readonly number[], asked: Kind): string {
  return list(values, asked, "disjunction");
}

export function all(values: readonly number[], asked: Kind): string {
  return list(values, asked, "conjunction");
}

function list(values: readonly number[], asked: Kind, type: "disjunction" | "conjunction"): string {
  return listFormat(words.language, { type }).format(values.map((value) => written(value, asked)));
}
