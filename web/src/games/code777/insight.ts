import type { Riddle } from "../../wire/code777";
import { figure, say } from "../../words/words.svelte";
import { numbersSaid, percent } from "./sentences";

/** When a code was declared, how likely it was then, and from when on it could have been known. */
export function insight(riddle: Riddle): string {
  const { declared, chance, certain } = riddle;
  const count = slept(riddle);
  if (declared === null || chance === null) {
    return certain === null
      ? say("code777-insight-open", { count: riddle.left })
      : say("code777-insight-unsaid", { count });
  }
  if (chance === 0) return say("code777-insight-impossible", { numbers: numbersSaid(declared) });
  if (certain === null) return say("code777-insight-at", { chance: percent(chance) });
  return count ? say("code777-insight-late", { count }) : say("code777-insight-sure");
}

/** For how many questions the code was certain and might have been declared (C23). */
export function slept({ certain, free, until }: Riddle): number {
  return certain === null ? 0 : until - Math.min(until, Math.max(certain, free));
}

interface Luck {
  readonly bits: number;
  readonly expected: number;
}

/** What all answers about these racks told, and what such questions tell on average. */
export function luckOf(riddles: readonly Riddle[]): Luck {
  const told = riddles.flatMap((riddle) => riddle.told);
  const sum = (measure: (one: Luck) => number): number => told.reduce((total, one) => total + measure(one), 0);
  return { bits: sum(({ bits }) => bits), expected: sum(({ expected }) => expected) };
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function bitsOf(bits: number): string {
  return figure(bits, { ...ONE_DIGIT, signDisplay: "negative" });
}

/** "luck +0.7" */
export function luckSaid({ bits, expected }: Luck): string {
  return say("code777-insight-by", { bits: figure(bits - expected, { ...ONE_DIGIT, signDisplay: "exceptZero" }) });
}
