import { device } from "../link/store";

/** A pack whose link this device has seen. */
export interface Mine {
  readonly secret: string;
  readonly title: string;
}

const KEY = "packs";
const MOST = 20;
const SECRET = /^[\w-]{43}$/;

/** Those opened last come first. Anybody may write into what a device keeps. */
export function mine(): readonly Mine[] {
  const kept: unknown = device.get(KEY);
  return Array.isArray(kept) ? kept.filter(isMine) : [];
}

function isMine(kept: unknown): kept is Mine {
  const { secret, title } = (kept ?? {}) as Partial<Mine>;
  return typeof secret === "string" && SECRET.test(secret) && typeof title === "string";
}

export function remember(pack: Mine): void {
  device.set(KEY, [pack, ...without(pack.secret)].slice(0, MOST));
}

export function forget(secret: string): void {
  device.set(KEY, without(secret));
}

function without(secret: string): readonly Mine[] {
  return mine().filter((other) => other.secret !== secret);
}

/** The secret of a link, or one that was pasted alone. */
export function secretIn(text: string): string | null {
  return (
    text
      .trim()
      .split(/[/#?]/)
      .find((part) => SECRET.test(part)) ?? null
  );
}

export const linkOf = (secret: string): string => `${location.origin}/pack/${secret}`;
