import type { Practice } from "../link/api";
import { settings } from "../link/settings.svelte";

/** The game that I practised last, against bots as good as I chose. */
export function practice(): Practice {
  const game = settings.practised;
  return { game, level: settings.level, options: game === "code777" && settings.deduces ? { help: "full" } : {} };
}
