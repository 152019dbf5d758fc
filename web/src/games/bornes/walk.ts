import type { CheckView } from "../../wire/bornes";

/** One picture of the check: whose column, and how many of its cards are turned. */
export interface Step {
  readonly check: number;
  readonly turned: number;
}

/** Column by column, each from the bottom up, card by card. */
export function steps(checks: readonly CheckView[]): readonly Step[] {
  return checks.flatMap(({ cards }, check) =>
    Array.from({ length: cards.length + 1 }, (_, turned) => ({ check, turned })),
  );
}

/** Points as they stood when `seen` of the columns had been checked: the view has them all already. */
export function standing(
  points: readonly number[],
  checks: readonly CheckView[],
  seen: number,
  kind: "green" | "red",
): readonly number[] {
  return points.map((total, seat) => {
    const later = checks.slice(seen).find((check) => check.seat === seat);
    return total - (later?.[kind] ?? 0);
  });
}
