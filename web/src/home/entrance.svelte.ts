import { router } from "../frame/route.svelte";
import { Refusal, type Welcome } from "../link/api";
import { device } from "../link/store";

import { refused } from "../words/refused";

/** The way to a table that is being opened: once at a time, and what went wrong is said. */
export class Entrance {
  opening = $state(false);
  trouble: string | null = $state(null);

  async enter(ask: () => Promise<Welcome>): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    this.trouble = null;
    try {
      const { code, token } = await ask();
      device.set(`token.${code}`, token);
      router.go(`/${code}`);
    } catch (error) {
      this.trouble = error instanceof Refusal ? refused(error.code, error.about) : refused("no_connection");
    }
    this.opening = false;
  }
}
