import { say } from "../words/words.svelte";
import type { Player } from "./players";

/** What a game tells a player who hears it, in whole sentences. Empty: there is nothing to tell. */
export interface Account {
  /** What has just happened, with the reason and what I got of it. Said when its words change. */
  readonly news: string;
  /** What I am to do, in the second person. Said again with every phase, also in the same words. */
  readonly duty: string;
  /** All of it, for who comes or asks. */
  readonly situation: string;
  /** What is asked, with what one needs to answer it. */
  readonly question: string;
  /** Where everybody stands, myself first. */
  readonly score: string;
}

/** "You: 40 points. Ada: 51 points." */
export function standing(players: readonly Player[], of: (seat: number) => string): string {
  return [...players]
    .sort((one, other) => Number(other.mine) - Number(one.mine))
    .map(({ name, mine, seat }) =>
      mine ? say("frame-score-mine", { score: of(seat) }) : say("frame-score-of", { name, score: of(seat) }),
    )
    .join(" ");
}

/** Sentences one after the other, without those that are empty. */
export function sentences(...all: readonly string[]): string {
  return all.filter(Boolean).join(" ");
}
