// Written by `ardoise types`; do not edit.

import type { AnswerView, QuestionView, Recount, Text } from "$page/wire/engine";
import type { GameFacts } from "$page/wire/facts";

export const GAME = {
  name: "fourchette",
  least: 3,
  most: 7,
  seats_with: [],
  options: [
    { kind: "choice", key: "rounds", rule: 6, choices: [4, 6, 8], practice: [] },
    { kind: "flag", key: "dessert", rule: true },
    { kind: "choice", key: "bait", rule: 1, choices: [1, 2], practice: [] },
    { kind: "seconds", key: "write_seconds", rule: 45, least: 5, most: 600 },
    { kind: "seconds", key: "choose_seconds", rule: 30, least: 5, most: 600 },
    { kind: "seconds", key: "look_seconds", rule: 20, least: 5, most: 600 },
  ],
  teams: false,
  sheets: false,
  doubts: true,
  categories: ["plate", "animals", "sky", "stories"],
  own: null,
} as const satisfies GameFacts;

/** House rules (F16). */
export interface Options {
  readonly rounds: 4 | 6 | 8;
  readonly dessert: boolean;
  readonly bait: 1 | 2;
  readonly write_seconds: number;
  readonly choose_seconds: number;
  readonly look_seconds: number;
}

export type Move = Write | Choose | Content;

export interface Write {
  readonly type: "Write";
  readonly low: number;
  readonly high: number;
}

export interface Choose {
  readonly type: "Choose";
  readonly plate: number;
}

/** I have seen enough. */
export interface Content {
  readonly type: "Content";
}

export type News = Served | Contented | TimeUp | Scored | NextRound | Recounted | Ended;

export interface Served {
  readonly type: "Served";
  readonly plates: readonly Plate[];
}

/** A fork on the table, without its authors, and what it is worth (F6, F7). */
export interface Plate {
  readonly low: number;
  readonly high: number;
  readonly worth: number;
}

export interface Contented {
  readonly type: "Contented";
  readonly seat: number;
}

export interface TimeUp {
  readonly type: "TimeUp";
}

export interface Scored {
  readonly type: "Scored";
  readonly truth: number;
  readonly payouts: readonly Payout[];
}

/** What one player gets in a round, from each of the three sources. */
export interface Payout {
  readonly fork: number;
  readonly choice: number;
  readonly bait: number;
}

export interface NextRound {
  readonly type: "NextRound";
}

/** An answer was corrected (F15). */
export interface Recounted {
  readonly type: "Recounted";
  readonly recount: Recount;
  readonly payouts: readonly Payout[] | null;
}

export interface Ended {
  readonly type: "Ended";
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly dessert: boolean;
  readonly bait: number;
  readonly scores: readonly number[];
  readonly question: QuestionView;
  readonly phase: WritingView | ChoosingView | LookingView | OverView;
}

export interface WritingView {
  readonly type: "Writing";
  readonly written: readonly boolean[];
  readonly mine: Fork | null;
}

export interface Fork {
  readonly low: number;
  readonly high: number;
}

export interface ChoosingView {
  readonly type: "Choosing";
  readonly plates: readonly Plate[];
  readonly mine: number | null;
  readonly choice: number | null;
  readonly chosen: readonly boolean[];
}

export interface LookingView {
  readonly type: "Looking";
  readonly plates: readonly Plate[];
  readonly authored: readonly (number | null)[];
  readonly choices: readonly (number | null)[];
  readonly right: readonly boolean[];
  readonly answer: AnswerView;
  readonly payouts: readonly Payout[];
  readonly content: readonly boolean[];
}

export interface OverView {
  readonly type: "Over";
  readonly winners: readonly number[];
}

export interface Story {
  readonly scores: readonly (readonly number[])[];
  readonly sharpest: Sharpest | null;
  readonly bait: Bait | null;
  readonly tallies: readonly Tally[];
}

/** The narrowest fork that held the answer, measured by the size of that answer. */
export interface Sharpest {
  readonly round: number;
  readonly seats: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly truth: number;
  readonly unit: Text;
  readonly year?: boolean;
}

/** A fork that missed the answer and that others chose all the same. */
export interface Bait {
  readonly round: number;
  readonly seats: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly truth: number;
  readonly unit: Text;
  readonly fooled: readonly number[];
  readonly year?: boolean;
}

/** How one player wrote and chose. */
export interface Tally {
  readonly forks: number;
  readonly right: number;
  readonly choices: number;
  readonly well_chosen: number;
  readonly fooled: number;
}

export type Refusal =
  | "fork_upside_down"
  | "no_such_plate"
  | "no_such_question"
  | "not_a_number"
  | "not_now"
  | "not_seated"
  | "out_of_range"
  | "own_plate"
  | "same_answer"
  | "too_few_cards"
  | "too_precise"
  | "wrong_number_of_seats";

export type HintCode = "fourchette_choose" | "fourchette_write" | "fourchette_year";
