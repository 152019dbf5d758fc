/** Goes from 0 to `last` by itself; `pause` says how long each picture stays. */
export class Walk {
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly last: number,
    private readonly pause: (at: number) => number,
    private readonly onstep: (at: number) => void = () => undefined,
  ) {}

  start(): () => void {
    this.#next();
    return () => clearTimeout(this.#timer);
  }

  go(at: number): void {
    clearTimeout(this.#timer);
    this.at = Math.min(at, this.last);
    this.onstep(this.at);
    this.#next();
  }

  #next(): void {
    if (this.at < this.last) this.#timer = setTimeout(() => this.go(this.at + 1), this.pause(this.at));
  }
}
