import type { View } from "../../wire/gambit7";
import { TOO_HIGH } from "./mat";

/** The rule that matters now. */
export function rule({ phase }: View): string {
  if (phase.type === "Answering") return "G6";
  if (phase.type === "Betting") return "G8";
  if (phase.type === "Over") return "G17";
  return phase.winning === null ? "G22" : phase.winning === TOO_HIGH ? "G13" : "G11";
}
