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
