import type { Player } from "../../../frame/players";
import { written } from "../../../kit/numbers/written";
import type { Deeds, Finest, Leap, Nearest, Story, Trap } from "../../../wire/incroyable";
import { say, told } from "../../../words/words.svelte";
import { nameOf } from "../sight";

export interface Tale {
  readonly head: string;
  readonly text: string;
}

/** What is worth telling, the best first. */
export function tales({ nearest, finest, trap, leap }: Story, players: readonly Player[]): readonly Tale[] {
  const name = (seat: number): string => nameOf(players, seat);
  return [
    ...(finest ? [ofFinest(finest, name)] : []),
    ...(nearest ? [ofNearest(nearest, name)] : []),
    ...(trap ? [ofTrap(trap, name)] : []),
    ...(leap ? [ofLeap(leap, name)] : []),
  ];
}

type Name = (seat: number) => string;

function ofNearest(nearest: Nearest, name: Name): Tale {
  const estimate = written(nearest.estimate, nearest);
  const answer = written(nearest.answer, nearest);
  const about = { name: name(nearest.seat), answer, question: told(nearest.question) };
  const text =
    estimate === answer
      ? say("incroyable-tale-exact", about)
      : say("incroyable-tale-nearest-how", { ...about, estimate });
  return { head: say("incroyable-tale-nearest"), text };
}

function ofFinest(finest: Finest, name: Name): Tale {
  return {
    head: say("incroyable-tale-finest"),
    text: say("incroyable-tale-finest-how", {
      name: name(finest.seat),
      doubted: name(finest.doubted),
      estimate: written(finest.estimate, finest),
      answer: written(finest.answer, finest),
    }),
  };
}

function ofTrap(trap: Trap, name: Name): Tale {
  const { seat, fooled, of } = trap;
  const stated = written(trap.stated, trap);
  const answer = written(trap.answer, trap);
  return {
    head: say("incroyable-tale-trap"),
    text: say("incroyable-tale-trap-how", { name: name(seat), stated, answer, fooled, of }),
  };
}

function ofLeap({ seat, turn, squares }: Leap, name: Name): Tale {
  return {
    head: say("incroyable-tale-leap"),
    text: say("incroyable-tale-leap-how", { name: name(seat), turn: turn + 1, squares }),
  };
}

/** What one player did, as far as there is something to tell. */
export function deedsIn({ right, wrong, fooled }: Deeds): string {
  return [
    right + wrong ? say("incroyable-deeds-doubts", { all: right + wrong, right }) : say("incroyable-deeds-none"),
    ...(fooled ? [say("incroyable-deeds-fooled", { fooled })] : []),
  ].join(" · ");
}
