/**
 * What this device keeps: tokens, what is unsent, settings. A browser that keeps nothing forgets them with the page.
 */
export interface Store {
  get<T>(key: string): T | null;
  set(key: string, value: unknown): void;
}

const PREFIX = "ardoise.";

class DeviceStore implements Store {
  #memory = new Map<string, string>();

  get<T>(key: string): T | null {
    try {
      const text = this.#memory.get(key) ?? localStorage.getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  }

  /** null forgets. */
  set(key: string, value: unknown): void {
    this.#memory.delete(key);
    try {
      if (value === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      if (value !== null) this.#memory.set(key, JSON.stringify(value));
    }
  }
}

export const device: Store = new DeviceStore();

/** A random id of this device: a table knows by it whom it has sent away. It says nothing else about anybody. */
export function deviceId(): string {
  const known = device.get<string>("device");
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  device.set("device", made.join(""));
  return made.join("");
}
