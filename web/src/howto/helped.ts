import { device } from "../link/store";

const KEY = "helped";

/** How often this device was helped with something by itself. Anybody may write into what it keeps. */
function times(topic: string): number {
  const kept = device.get<Readonly<Record<string, unknown>>>(KEY)?.[topic];
  return typeof kept === "number" ? kept : 0;
}

/** Is help due by itself? It is counted from now on. */
export function isDue(topic: string, most: number): boolean {
  const before = times(topic);
  if (before >= most) return false;
  note(topic, before + 1);
  return true;
}

/** It was understood, and does not come by itself again. */
export function enough(topic: string): void {
  note(topic, Number.MAX_SAFE_INTEGER);
}

function note(topic: string, count: number): void {
  device.set(KEY, { ...device.get<object>(KEY), [topic]: count });
}
