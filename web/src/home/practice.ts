import { findGame, GAMES } from "../games";
import type { Practice } from "../link/api";
import { settings } from "../link/settings.svelte";
import type { GameFacts } from "../wire/facts";

/** The games that help more in practice than among people. */
export const AIDED: readonly string[] = GAMES.filter(({ facts }) => Object.keys(aid(facts)).length).map(
  ({ facts }) => facts.name,
);

/** The game that I practised last, against bots as good as I chose. */
export function practice(): Practice {
  const game = settings.practised;
  const facts = settings.aids.includes(game) ? findGame(game)?.facts : undefined;
  return { game, level: settings.level, options: facts ? aid(facts) : {} };
}

/** The options that are for practice alone. */
function aid({ options }: GameFacts): Readonly<Record<string, number | string>> {
  const most = options.map((option) => [option.key, option.kind === "choice" ? option.practice.at(-1) : undefined]);
  return Object.fromEntries(most.filter(([, value]) => value !== undefined));
}
