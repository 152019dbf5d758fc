/** Timers by name: setting one again moves it. */
export class Timers {
  #running = new Map<string, ReturnType<typeof setTimeout>>();

  set(name: string, wait: number, then: () => void): void {
    this.forget(name);
    const run = (): void => {
      this.#running.delete(name);
      then();
    };
    this.#running.set(name, setTimeout(run, wait));
  }

  has(name: string): boolean {
    return this.#running.has(name);
  }

  forget(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  clear(): void {
    for (const name of [...this.#running.keys()]) this.forget(name);
  }
}
