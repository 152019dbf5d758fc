import type { Player } from "../../../frame/players";
import { listed } from "../../../frame/where";
import { measured, written } from "../../../kit/numbers/written";
import type { Form, Gamble, Haul, Nearest, Story } from "../../../wire/gambit7";
import { say } from "../../../words/words.svelte";

export interface Tale {
  readonly head: string;
  readonly text: string;
}

/** What is worth telling, the best first. */
export function tales({ boldest, nearest, best }: Story, players: readonly Player[]): readonly Tale[] {
  return [
    ...(boldest ? [ofGamble(boldest, players)] : []),
    ...(nearest ? [ofNearest(nearest, players)] : []),
    ...(best ? [ofHaul(best, players)] : []),
  ];
}

/** How one player wrote and bet. */
export function form({ wins, laid, hits }: Form): string {
  return `${say("gambit7-form-wins", { count: wins })}, ${say("gambit7-form-chips", { laid, hits })}`;
}

function ofGamble(gamble: Gamble, players: readonly Player[]): Tale {
  const { before, after } = gamble;
  const round = gamble.round + 1;
  const name = named(players, [gamble.seat]);
  const place = placeOf(gamble, players);
  const text =
    after > 0
      ? say("gambit7-tale-boldest-won", { round, name, place, before, after })
      : say("gambit7-tale-boldest-lost", { round, name, place, before });
  return { head: say("gambit7-tale-boldest"), text };
}

/** A slate of one's own needs no name. */
function placeOf(gamble: Gamble, players: readonly Player[]): string {
  const { answer, authors, seat } = gamble;
  if (answer === null) return say("gambit7-place-too-high");
  const slate = written(answer, gamble);
  const names = named(
    players,
    authors.filter((author) => author !== seat),
  );
  return names && !authors.includes(seat) ? say("gambit7-tale-place", { answer: slate, names }) : slate;
}

function ofNearest(nearest: Nearest, players: readonly Player[]): Tale {
  const round = nearest.round + 1;
  const names = named(players, nearest.seats);
  const answer = measured(nearest.answer, nearest);
  const truth = measured(nearest.truth, nearest);
  const text =
    answer === truth
      ? say("gambit7-tale-nearest-exact", { round, names, answer })
      : say("gambit7-tale-nearest-how", { round, names, answer, truth });
  return { head: say("gambit7-tale-nearest"), text };
}

function ofHaul({ round, seat, points }: Haul, players: readonly Player[]): Tale {
  return {
    head: say("gambit7-tale-best"),
    text: say("gambit7-tale-best-how", { round: round + 1, name: named(players, [seat]), points }),
  };
}

function named(players: readonly Player[], seats: readonly number[]): string {
  return listed(players.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name));
}
