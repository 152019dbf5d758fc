import { alive } from "../link/api";

const PATIENCE = 4_000; // ms until a server that says nothing is not there
const AGAIN = 3_000; // ms between two looks while it is not

/** Is the server there? Asked only when there is doubt: a page that came from it needs no answer. */
export class Reach {
  lost = $state(false);

  #stop = new AbortController();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const { signal } = this.#stop;
    addEventListener("offline", () => this.#lose(), { signal });
    addEventListener("online", () => void this.look(), { signal });
    if (navigator.serviceWorker?.controller) void this.look(); // the page may come from this device alone
  }

  async look(): Promise<void> {
    clearTimeout(this.#waiting);
    if (await alive(PATIENCE)) this.lost = false;
    else this.#lose();
  }

  end(): void {
    this.#stop.abort();
    clearTimeout(this.#waiting);
  }

  #lose(): void {
    if (this.#stop.signal.aborted) return;
    this.lost = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.look(), AGAIN);
  }
}
