import type { Store } from "../link/store";

export interface Kept {
  readonly name: string;
  readonly value: unknown;
}

/** What was typed in for an option of a game, under names, on this device. */
export class Shelf {
  readonly #key: string;

  constructor(
    private readonly store: Store,
    game: string,
    option: string,
  ) {
    this.#key = `typed.${game}.${option}`;
  }

  all(): readonly Kept[] {
    return this.store.get<readonly Kept[]>(this.#key) ?? [];
  }

  /** A name that is there already gets the new value. */
  keep(name: string, value: unknown): readonly Kept[] {
    return this.#lay([...this.#without(name), { name, value }]);
  }

  forget(name: string): readonly Kept[] {
    return this.#lay(this.#without(name));
  }

  #without(name: string): readonly Kept[] {
    return this.all().filter((kept) => kept.name !== name);
  }

  #lay(kept: readonly Kept[]): readonly Kept[] {
    this.store.set(this.#key, kept.length ? kept : null);
    return kept;
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
