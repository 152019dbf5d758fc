import type { Link } from "../link/link.svelte";
import type { Hinted } from "../wire/server";

/** What the coach told me, for as long as it is about what lies on the table. */
export class Advice {
  #told: { readonly phase: number | null; readonly hint: Hinted } | null = $state.raw(null);

  constructor(private readonly link: Link) {}

  async ask(phase: number | null): Promise<void> {
    const { refused } = await this.link.ask({ type: "AskHint" });
    if (refused === null && this.link.hint) this.#told = { phase, hint: this.link.hint };
  }

  about(phase: number | null): Hinted | null {
    return this.#told?.phase === phase ? this.#told.hint : null;
  }

  forget(): void {
    this.#told = null;
  }
}
