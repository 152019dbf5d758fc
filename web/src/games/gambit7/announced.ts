import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { measured } from "../../kit/numbers/written";
import type { View } from "../../wire/gambit7";
import type { RoomUpdate } from "../../wire/server";
import { say, told } from "../../words/words.svelte";
import { reasons, resultOf } from "./reasons";
import { verdict } from "./verdict";

/** What a screen reader hears when the table goes on: the phase, and the result in one breath. */
export function announced(room: RoomUpdate, view: View, players: readonly Player[]): string {
  const { phase, question } = view;
  switch (phase.type) {
    case "Answering":
      return `${say("gambit7-phase-answering")}: ${told(question.text)}`;
    case "Betting":
      return say("gambit7-phase-betting");
    case "Looking": {
      const result = resultOf(room, view, phase);
      const { head, tell } = verdict(result, players);
      const mine = players.filter((player) => player.mine).flatMap((player) => reasons(result, player));
      return [say("gambit7-line-truth", { answer: measured(phase.answer.answer, question) }), head, tell, ...mine].join(
        " ",
      );
    }
    case "Over":
      return say("gambit7-winners", {
        names: listed(players.filter(({ seat }) => phase.winners.includes(seat)).map(({ name }) => name)),
      });
  }
}
