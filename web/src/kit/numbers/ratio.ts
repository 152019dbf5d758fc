import * as engine from "../../wire/engine";

/** An exact number: a whole one over a whole one, the lower always above zero. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

export const MOST = BigInt(engine.MOST);

export function whole(digits: string): Ratio {
  return { over: BigInt(digits), under: 1n };
}

export function fraction(over: bigint, under: bigint): Ratio {
  return { over, under };
}

export function plus(one: Ratio, other: Ratio): Ratio {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

export function times(one: Ratio, other: Ratio): Ratio {
  return { over: one.over * other.over, under: one.under * other.under };
}

export function tens(power: number): Ratio {
  const size = 10n ** BigInt(Math.abs(power));
  return power < 0 ? { over: 1n, under: size } : { over: size, under: 1n };
}

export function below(one: Ratio, other: Ratio): boolean {
  return one.over * other.under < other.over * one.under;
}

export function isWhole(ratio: Ratio): boolean {
  return ratio.over % ratio.under === 0n;
}

/** The JavaScript number that is exactly this, or null where fifteen digits and six decimals do not write it. */
export function written(ratio: Ratio): number | null {
  const { over, under } = ratio;
  if (isWhole(ratio)) return Number(over / under);
  const shifted = over * 10n ** BigInt(engine.DECIMALS);
  if (shifted % under !== 0n) return null;
  const millionths = String(shifted / under).replace("-", "");
  if (millionths.replace(/^0+|0+$/g, "").length > engine.DIGITS) return null;
  const digits = millionths.padStart(engine.DECIMALS + 1, "0");
  return Number(`${over < 0n ? "-" : ""}${digits.slice(0, -engine.DECIMALS)}.${digits.slice(-engine.DECIMALS)}`);
}
