const PULSE = 1_000;
const SILENCE = 5_000; // ms without a word: the server beats every 2 s, so that two beats are missing
const ASLEEP = 10_000; // ms in the background, after which a socket is not trusted

interface Watched {
  /** The network is gone. */
  gone(): void;
  /** The server has said nothing for so long that the line or the server is dead. */
  silent(): void;
  /** The socket may have died unnoticed: another one is better. */
  doubtful(): void;
  /** Somebody looks again. */
  seen(): void;
}

/** Notices what a socket does not tell: networks that go, servers that fall silent, phones that slept. */
export class Watch {
  #heard = 0;
  #pulsed = performance.now();
  #hiddenAt = 0;
  #stop = new AbortController();

  constructor(private readonly watched: Watched) {
    const { signal } = this.#stop;
    addEventListener("online", () => watched.doubtful(), { signal });
    addEventListener("offline", () => watched.gone(), { signal });
    document.addEventListener("visibilitychange", () => this.#shown(), { signal });
    const pulse = setInterval(() => this.#pulse(), PULSE);
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

  #pulse(): void {
    const now = performance.now();
    const stoodStill = now - this.#pulsed > 2 * PULSE; // not the server was silent: we were away
    this.#pulsed = now;
    if (stoodStill) this.#heard = now;
    if (!document.hidden && now - this.#heard >= SILENCE) this.watched.silent();
  }

  #shown(): void {
    if (document.hidden) this.#hiddenAt = performance.now();
    else if (performance.now() - this.#hiddenAt > ASLEEP) this.watched.doubtful();
    else this.watched.seen();
  }
}
