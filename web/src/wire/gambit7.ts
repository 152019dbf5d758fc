// Written by `ardoise types`; do not edit.

import type { AnswerView, QuestionView, Recount, Text } from "./engine";
import type { GameFacts } from "./facts";

export const GAME = {
  name: "gambit7",
  least: 3,
  most: 7,
  seats_with: [{ option: "mean_slate", value: true, least: 2, most: 2 }],
  options: [
    { kind: "seconds", key: "answer_seconds", rule: 30, least: 5, most: 600 },
    { kind: "seconds", key: "bet_seconds", rule: 30, least: 5, most: 600 },
    { kind: "seconds", key: "look_seconds", rule: 20, least: 5, most: 600 },
    { kind: "flag", key: "gambit_once", rule: false },
    { kind: "choice", key: "gambit_factor", rule: 7, choices: [2, 3, 7], practice: [] },
    { kind: "flag", key: "gambit_shares", rule: true },
    { kind: "flag", key: "hidden_bets", rule: false },
    { kind: "flag", key: "mean_slate", rule: false },
  ],
  teams: true,
  sheets: false,
  doubts: true,
  categories: ["economy", "arts", "geography", "history", "culture", "science", "sports", "misc"],
  own: { choices: ["economy", "arts", "geography", "history", "culture", "science", "sports", "misc"], usual: "misc" },
} as const satisfies GameFacts;

export const MAT = {
  cases: [
    { alone: 15, shared: 10, star: 5 },
    { alone: 12, shared: 8, star: 4 },
    { alone: 9, shared: 6, star: 3 },
    { alone: 6, shared: 4, star: 2 },
    { alone: 9, shared: 6, star: 3 },
    { alone: 12, shared: 8, star: 4 },
    { alone: 15, shared: 10, star: 5 },
  ],
  too_high: 15,
} as const;

export const MOST_POINTS = 1000 as const;

/** House rules, each with the rulebook as default (G18). */
export interface Options {
  readonly answer_seconds: number;
  readonly bet_seconds: number;
  readonly look_seconds: number;
  readonly gambit_once: boolean;
  readonly gambit_factor: 2 | 3 | 7;
  readonly gambit_shares: boolean;
  readonly hidden_bets: boolean;
  readonly mean_slate: boolean;
  readonly mat: Mat;
}

/** The figures of the seven cases from the lowest to the highest, and of "all too high" (G3, G16). */
export interface Mat {
  readonly cases: readonly [Figures, Figures, Figures, Figures, Figures, Figures, Figures];
  readonly too_high: number;
}

/** What a chip on a case earns, alone or shared, and the star for the slate's author (G12, G15). */
export interface Figures {
  readonly alone: number;
  readonly shared: number;
  readonly star: number;
}

export type Move = Write | Bet | Content;

export interface Write {
  readonly type: "Write";
  readonly answer: number;
}

export interface Bet {
  readonly type: "Bet";
  readonly stake: Stake;
}

/** What one player bets: up to two chips, or the Gambit 7 chip alone (G8, G9). */
export interface Stake {
  readonly chips: readonly Chips[];
  readonly gambit: number | null;
}

export interface Chips {
  readonly case: number;
  readonly count: 1 | 2;
}

/** My bet stands (G8), or: I have seen enough. */
export interface Content {
  readonly type: "Content";
}

export type News = Staked | Contented | TimeUp | Laid | Scored | NextRound | Recounted | Ended;

export interface Staked {
  readonly type: "Staked";
  readonly seat: number;
  readonly stake: Stake;
  readonly hidden: boolean;
}

export interface Contented {
  readonly type: "Contented";
  readonly seat: number;
}

export interface TimeUp {
  readonly type: "TimeUp";
}

export interface Laid {
  readonly type: "Laid";
  readonly slates: readonly Slate[];
}

/** An answer on the mat, and who gave it. */
export interface Slate {
  readonly case: number;
  readonly answer: number;
  readonly authors: readonly number[];
}

export interface Scored {
  readonly type: "Scored";
  readonly truth: number;
  readonly winning: number | null;
  readonly payouts: readonly Payout[];
}

/** What one player gets in a round, from each of the three sources. */
export interface Payout {
  readonly chips: number;
  readonly gambit: number;
  readonly star: number;
  readonly why: readonly Reason[];
}

/** Why a player got these points, as data for a sentence: `count` times `figure`, or a change of the score. */
export interface Reason {
  readonly why: Why;
  readonly points: number;
  readonly count: number;
  readonly figure: number;
}

export type Why = "alone" | "gambit_lost" | "gambit_won" | "shared" | "star" | "too_high";

export interface NextRound {
  readonly type: "NextRound";
}

/** An answer was corrected (G23). */
export interface Recounted {
  readonly type: "Recounted";
  readonly recount: Recount;
  readonly looking: Repaid | null;
}

/** What all are looking at, paid again. */
export interface Repaid {
  readonly winning: number | null;
  readonly payouts: readonly Payout[];
}

export interface Ended {
  readonly type: "Ended";
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly gambit_ready: readonly boolean[];
  readonly gambit_factor: number;
  readonly mat: Mat;
  readonly question: QuestionView;
  readonly phase: AnsweringView | BettingView | LookingView | OverView;
}

export interface AnsweringView {
  readonly type: "Answering";
  readonly written: readonly boolean[];
  readonly mine: number | null;
}

export interface BettingView {
  readonly type: "Betting";
  readonly slates: readonly Slate[];
  readonly cases: readonly number[];
  readonly stakes: readonly (Stake | null)[];
  readonly content: readonly boolean[];
}

export interface LookingView {
  readonly type: "Looking";
  readonly slates: readonly Slate[];
  readonly stakes: readonly Stake[];
  readonly answer: AnswerView;
  readonly winning: number | null;
  readonly payouts: readonly Payout[];
  readonly content: readonly boolean[];
}

export interface OverView {
  readonly type: "Over";
  readonly winners: readonly number[];
}

export interface Story {
  readonly scores: readonly (readonly number[])[];
  readonly leads: number;
  readonly nearest: Nearest | null;
  readonly boldest: Gamble | null;
  readonly best: Haul | null;
  readonly forms: readonly Form[];
  readonly ledger: readonly Settlement[];
}

/** Who came closest to a truth without going over it, measured by the size of that truth. */
export interface Nearest {
  readonly round: number;
  readonly seats: readonly number[];
  readonly answer: number;
  readonly truth: number;
  readonly unit: Text;
  readonly year?: boolean;
}

/** A Gambit 7 chip with which somebody had points to lose. */
export interface Gamble {
  readonly round: number;
  readonly seat: number;
  readonly answer: number | null;
  readonly authors: readonly number[];
  readonly before: number;
  readonly after: number;
  readonly year?: boolean;
}

/** What one player got in a round from chips and star. */
export interface Haul {
  readonly round: number;
  readonly seat: number;
  readonly points: number;
}

/** How one player wrote and bet. */
export interface Form {
  readonly wins: number;
  readonly laid: number;
  readonly hits: number;
}

/** A round, paid. */
export interface Settlement {
  readonly truth: number;
  readonly unit: Text;
  readonly won: Won;
  readonly answer: number | null;
  readonly entries: readonly Entry[];
  readonly year?: boolean;
}

export type Won = "nobody" | "slate" | "too_high";

/** One player's round: what came from where, and what a better bet would have brought in its place. */
export interface Entry {
  readonly chips: number;
  readonly gambit: number;
  readonly star: number;
  readonly best: number;
  readonly best_gambit: number | null;
}

export type Refusal =
  | "bad_chips"
  | "empty_case"
  | "gambit_spent"
  | "gambit_stands_alone"
  | "no_such_question"
  | "not_a_number"
  | "not_now"
  | "not_seated"
  | "out_of_range"
  | "same_answer"
  | "too_few_cards"
  | "too_many_chips"
  | "too_precise"
  | "wrong_number_of_seats";

export type HintCode =
  | "gambit7_bet"
  | "gambit7_bet_too_high"
  | "gambit7_chip"
  | "gambit7_chip_too_high"
  | "gambit7_measure"
  | "gambit7_share"
  | "gambit7_signed"
  | "gambit7_size"
  | "gambit7_year";
