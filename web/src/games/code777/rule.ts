import type { View } from "../../wire/code777";

const RULES = { Asking: "C5", Picking: "C17", Noting: "C7", Over: "C13" } as const;

/** The rule that matters now. */
export function rule({ phase }: View): string {
  return RULES[phase.type];
}
