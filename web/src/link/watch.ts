const PULSE = 5_000;
const SILENCE = 10_000; // ms without a word, after which we ask whether the server is still there
const ASLEEP = 10_000; // ms in the background, after which a socket is not trusted

interface Watched {
  /** Does the server answer? What is not connected need not ask. */
  alive(patience: number): Promise<boolean>;
  /** The network or the server is gone. */
  gone(): void;
  /** The socket may have died unnoticed: another one is better. */
  doubtful(): void;
  /** Somebody looks again. */
  seen(): void;
}

/** Notices what a socket does not tell: networks that go, servers that fall silent, phones that slept. */
export class Watch {
  #heard = 0;
  #hiddenAt = 0;
  #stop = new AbortController();

  constructor(private readonly watched: Watched) {
    const { signal } = this.#stop;
    addEventListener("online", () => watched.doubtful(), { signal });
    addEventListener("offline", () => watched.gone(), { signal });
    document.addEventListener("visibilitychange", () => this.#shown(), { signal });
    const pulse = setInterval(() => void this.#pulse(), PULSE);
    signal.addEventListener("abort", () => clearInterval(pulse));
  }

  get ended(): boolean {
    return this.#stop.signal.aborted;
  }

  /** The server has spoken. */
  heard(): void {
    this.#heard = performance.now();
  }

  end(): void {
    this.#stop.abort();
  }

  async #pulse(): Promise<void> {
    const asked = performance.now();
    if (document.hidden || asked - this.#heard < SILENCE) return;
    if (!(await this.watched.alive(PULSE / 2)) && this.#heard < asked && !this.ended) this.watched.gone();
  }

  #shown(): void {
    if (document.hidden) this.#hiddenAt = performance.now();
    else if (performance.now() - this.#hiddenAt > ASLEEP) this.watched.doubtful();
    else this.watched.seen();
  }
}
