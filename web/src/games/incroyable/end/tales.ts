import type { Player } from "../../../frame/players";
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

function ofNearest({ seat, estimate, answer, question }: Nearest, name: Name): Tale {
  const text =
    estimate === answer
      ? say("incroyable-tale-exact", { name: name(seat), answer, question: told(question) })
      : say("incroyable-tale-nearest-how", { name: name(seat), estimate, answer, question: told(question) });
  return { head: say("incroyable-tale-nearest"), text };
}

function ofFinest({ seat, doubted, estimate, answer }: Finest, name: Name): Tale {
  return {
    head: say("incroyable-tale-finest"),
    text: say("incroyable-tale-finest-how", { name: name(seat), doubted: name(doubted), estimate, answer }),
  };
}

function ofTrap({ seat, stated, answer, fooled, of }: Trap, name: Name): Tale {
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
