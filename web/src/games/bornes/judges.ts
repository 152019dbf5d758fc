import type { View } from "../../wire/bornes";

/** B22: the master's own round, while all look at its columns. */
export function judges({ phase, master, round }: View, seat: number): number | null {
  return phase.type === "Looking" && seat === master ? round : null;
}
