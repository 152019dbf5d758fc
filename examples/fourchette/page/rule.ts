import type { View } from "./wire";

/** The rule that matters now. */
export function rule({ phase }: View): string {
  if (phase.type === "Writing") return "F3";
  if (phase.type === "Choosing") return "F8";
  return phase.type === "Looking" ? "F11" : "F14";
}
