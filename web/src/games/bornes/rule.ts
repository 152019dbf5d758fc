import type { View } from "../../wire/bornes";

/** The rule that matters now to whoever sits here. */
export function rule({ phase, master, together }: View, seat: number | null): string {
  switch (phase.type) {
    case "Announcing":
      return together ? "B4" : "B18";
    case "Reading":
      return "B5";
    case "Ranking":
      return seat === master ? "B6" : seat !== null && phase.done.includes(seat) ? "B7" : "B5";
    case "Settling":
      return "B13";
    case "Looking":
      return "B10";
    case "Over":
      return "B17";
  }
}
