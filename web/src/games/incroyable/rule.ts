import type { View } from "../../wire/incroyable";

/** The rule that matters now. */
export function rule({ phase }: View): string {
  switch (phase.type) {
    case "Estimating":
      return "I6";
    case "Shifting":
      return "I7";
    case "Speaking":
      return phase.may_pass ? "I8" : phase.may_raise ? "I10" : "I11";
    case "Looking":
      return phase.success ? "I15" : "I16";
    case "Stating":
    case "Choosing":
      return "I20";
    case "RiskLooking":
      return "I21";
    case "Over":
      return "I26";
  }
}
