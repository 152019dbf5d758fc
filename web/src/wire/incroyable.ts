// Written by `ardoise types`; do not edit.

import type { AnswerView, QuestionView, Recount, Text } from "./engine";
import type { GameFacts } from "./facts";

export const GAME = {
  name: "incroyable",
  least: 3,
  most: 6,
  seats_with: [],
  options: [
    { kind: "choice", key: "track", rule: "standard", choices: ["short", "standard", "long"], practice: [] },
    { kind: "seat", key: "first", rule: "seat", choices: ["seat", "lot"] },
    { kind: "seconds", key: "estimate_seconds", rule: 60, least: 5, most: 600 },
    { kind: "seconds", key: "shift_seconds", rule: 20, least: 5, most: 600 },
    { kind: "seconds", key: "speak_seconds", rule: 45, least: 5, most: 600 },
    { kind: "seconds", key: "look_seconds", rule: 30, least: 5, most: 600 },
    { kind: "seconds", key: "say_seconds", rule: 45, least: 5, most: 600 },
    { kind: "seconds", key: "choose_seconds", rule: 30, least: 5, most: 600 },
  ],
  teams: false,
  sheets: false,
  doubts: true,
  categories: [],
  own: { choices: ["any", "books", "globe", "heart", "tree", "professor"], usual: "any" },
} as const satisfies GameFacts;

export const TRACK = {
  finish: 50,
  symbols: ["professor", "books", "globe", "heart", "tree"],
  spirals: [8, 17, 26, 35, 44],
  bonus: 25,
  danger: [
    [13, 3],
    [22, 4],
    [31, 3],
    [40, 5],
    [47, 4],
  ],
} as const;

export const MOST_SQUARES = 1000 as const;

/** House rules, each with the rulebook as default. */
export interface Options {
  readonly track: "long" | "short" | "standard" | Track;
  readonly first: "lot" | "seat" | number;
  readonly estimate_seconds: number;
  readonly shift_seconds: number;
  readonly speak_seconds: number;
  readonly look_seconds: number;
  readonly say_seconds: number;
  readonly choose_seconds: number;
  readonly silent_raises?: boolean;
}

/** The way from square 0 to the finish (I2). The symbols lie one to a square and begin again when they run out. */
export interface Track {
  readonly finish: number;
  readonly symbols: readonly Symbol[];
  readonly spirals: readonly number[];
  readonly bonus: number | null;
  readonly danger: readonly (readonly [number, number])[];
}

export type Symbol = "books" | "globe" | "heart" | "professor" | "tree";

export type Move = Estimate | Shift | Pass | Raise | Doubt | Say | Choose | Content;

export interface Estimate {
  readonly type: "Estimate";
  readonly value: number;
}

export interface Shift {
  readonly type: "Shift";
  readonly value: number;
}

export interface Pass {
  readonly type: "Pass";
}

export interface Raise {
  readonly type: "Raise";
  readonly value: number;
}

/** Incroyable! */
export interface Doubt {
  readonly type: "Doubt";
  readonly seat: number;
}

/** The questioner's number in a risk round. */
export interface Say {
  readonly type: "Say";
  readonly value: number;
}

export interface Choose {
  readonly type: "Choose";
  readonly more: boolean;
}

/** I have seen enough. */
export interface Content {
  readonly type: "Content";
}

export type News =
  | Contented
  | TimeUp
  | Shown
  | TieFound
  | Shifted
  | Called
  | Passed
  | Raised
  | Doubted
  | Scored
  | Stated
  | StatedByLot
  | RiskScored
  | NextQuestion
  | NextTurn
  | NextRisk
  | Recounted
  | Ended;

export interface Contented {
  readonly type: "Contented";
  readonly seat: number;
}

export interface TimeUp {
  readonly type: "TimeUp";
}

export interface Shown {
  readonly type: "Shown";
  readonly estimates: readonly number[];
}

export interface TieFound {
  readonly type: "TieFound";
  readonly seat: number;
  readonly may: readonly number[];
}

export interface Shifted {
  readonly type: "Shifted";
  readonly seat: number;
  readonly value: number;
}

/** It is this player's turn to speak. */
export interface Called {
  readonly type: "Called";
  readonly speaker: number;
}

export interface Passed {
  readonly type: "Passed";
  readonly seat: number;
}

export interface Raised {
  readonly type: "Raised";
  readonly seat: number;
  readonly value: number;
}

export interface Doubted {
  readonly type: "Doubted";
  readonly seat: number;
  readonly doubted: number;
}

export interface Scored {
  readonly type: "Scored";
  readonly result: Result;
}

/** How a challenge came out. */
export interface Result {
  readonly answer: number;
  readonly estimates: readonly number[];
  readonly challenger: number;
  readonly doubted: number;
  readonly success: boolean;
  readonly payouts: readonly Payout[];
  readonly moves: readonly PawnMove[];
}

/** What one player gets. No reason: the player had no part in it. */
export interface Payout {
  readonly points: number;
  readonly why: readonly Reason[];
}

/** Why a player got these points or none. `place`: among the good estimates, or of the doubted one among all. */
export interface Reason {
  readonly why: Why;
  readonly points: number;
  readonly place: number | null;
}

export type Why =
  | "chose_nothing"
  | "chose_rightly"
  | "chose_wrongly"
  | "close"
  | "doubted_rightly"
  | "doubted_wrongly"
  | "nobody_wrong"
  | "not_highest"
  | "somebody_wrong"
  | "too_high";

/** The whole way of one pawn: from `start` forward by `points` and `bonus`, back by `danger`, to `end`. */
export interface PawnMove {
  readonly seat: number;
  readonly start: number;
  readonly points: number;
  readonly bonus: number;
  readonly danger: number;
  readonly end: number;
}

export interface Stated {
  readonly type: "Stated";
  readonly value: number;
}

/** The questioner let the time run out (I23). */
export interface StatedByLot {
  readonly type: "StatedByLot";
  readonly value: number;
}

export interface RiskScored {
  readonly type: "RiskScored";
  readonly result: RiskResult;
}

/** How a question of a risk round came out, and who goes on. */
export interface RiskResult {
  readonly answer: number;
  readonly stated: number;
  readonly choices: readonly (boolean | null)[];
  readonly payouts: readonly Payout[];
  readonly moves: readonly PawnMove[];
  readonly still_in: readonly number[];
}

/** The risk round goes on. */
export interface NextQuestion {
  readonly type: "NextQuestion";
}

export interface NextTurn {
  readonly type: "NextTurn";
  readonly questioner: number;
  readonly asked: number;
}

/** The turn that begins is a risk round (I5). */
export interface NextRisk {
  readonly type: "NextRisk";
  readonly questioner: number;
}

/** An answer was corrected: the turn is scored again, and what was begun after it is taken back (I30). */
export interface Recounted {
  readonly type: "Recounted";
  readonly recount: Recount;
  readonly turn: number;
  readonly questioner: number;
  readonly asked: number;
  readonly result: Result | null;
  readonly risk: RiskResult | null;
  readonly opened: boolean;
}

export interface Ended {
  readonly type: "Ended";
}

export interface View {
  readonly turn: number;
  readonly questioner: number;
  readonly positions: readonly number[];
  readonly track: Track;
  readonly question: QuestionView;
  readonly phase:
    | EstimatingView
    | ShiftingView
    | SpeakingView
    | LookingView
    | StatingView
    | ChoosingView
    | RiskLookingView
    | OverView;
}

export interface EstimatingView {
  readonly type: "Estimating";
  readonly noted: readonly boolean[];
  readonly mine: number | null;
  readonly least: number;
  readonly most: number;
}

export interface ShiftingView {
  readonly type: "Shifting";
  readonly estimates: readonly number[];
  readonly seat: number;
  readonly may: readonly number[];
}

/** What the speaker may do. It is no secret, for it follows from the estimates. */
export interface SpeakingView {
  readonly type: "Speaking";
  readonly estimates: readonly number[];
  readonly speaker: number;
  readonly may_pass: boolean;
  readonly may_raise: MayRaise | null;
  readonly may_doubt: readonly number[];
}

/** From `least` to `most`, both free, but for the values in between that others hold (I10). */
export interface MayRaise {
  readonly least: number;
  readonly most: number;
  readonly taken: readonly number[];
}

export interface LookingView {
  readonly type: "Looking";
  readonly answer: AnswerView;
  readonly estimates: readonly number[];
  readonly challenger: number;
  readonly doubted: number;
  readonly success: boolean;
  readonly payouts: readonly Payout[];
  readonly moves: readonly PawnMove[];
  readonly content: readonly boolean[];
}

export interface StatingView {
  readonly type: "Stating";
  readonly stake: number;
  readonly still_in: readonly number[];
  readonly answer: AnswerView | null;
  readonly least: number;
  readonly most: number;
}

export interface ChoosingView {
  readonly type: "Choosing";
  readonly stake: number;
  readonly still_in: readonly number[];
  readonly answer: AnswerView | null;
  readonly stated: number;
  readonly noted: readonly boolean[];
  readonly mine: boolean | null;
}

export interface RiskLookingView {
  readonly type: "RiskLooking";
  readonly stake: number;
  readonly still_in: readonly number[];
  readonly answer: AnswerView;
  readonly stated: number;
  readonly choices: readonly (boolean | null)[];
  readonly payouts: readonly Payout[];
  readonly moves: readonly PawnMove[];
  readonly content: readonly boolean[];
}

export interface OverView {
  readonly type: "Over";
  readonly winners: readonly number[];
}

export interface Story {
  readonly race: readonly (readonly number[])[];
  readonly risks: number;
  readonly deeds: readonly Deeds[];
  readonly nearest: Nearest | null;
  readonly finest: Finest | null;
  readonly leap: Leap | null;
  readonly trap: Trap | null;
  readonly ledger: readonly Turn[];
}

/** What one player did in the whole game. */
export interface Deeds {
  readonly right: number;
  readonly wrong: number;
  readonly fooled: number;
  readonly bonus: number;
  readonly back: number;
}

/** The estimate that came closest to its answer without going over. */
export interface Nearest {
  readonly seat: number;
  readonly estimate: number;
  readonly answer: number;
  readonly question: Text;
  readonly year?: boolean;
}

/** The right doubt of the estimate that was least too high. */
export interface Finest {
  readonly seat: number;
  readonly doubted: number;
  readonly estimate: number;
  readonly answer: number;
  readonly year?: boolean;
}

/** The turn in which a pawn came furthest. */
export interface Leap {
  readonly seat: number;
  readonly turn: number;
  readonly squares: number;
}

/** The number of a risk round for which most fell. */
export interface Trap {
  readonly seat: number;
  readonly stated: number;
  readonly answer: number;
  readonly fooled: number;
  readonly of: number;
  readonly year?: boolean;
}

export interface Turn {
  readonly questioner: number;
  readonly answer: number | null;
  readonly gains: readonly Gain[];
  readonly year?: boolean;
}

/** One player's turn: squares by what brought them, and the word that would have brought more. */
export interface Gain {
  readonly close: number;
  readonly doubt: number;
  readonly risk: number;
  readonly fooled: number;
  readonly bonus: number;
  readonly back: number;
  readonly better: Word | null;
}

/** `value`: of the doubted estimate, of the raise, or the number that the answer is more or less than. */
export interface Word {
  readonly say: "doubt" | "less" | "more" | "pass" | "raise";
  readonly points: number;
  readonly value: number;
  readonly whom: number | null;
  readonly year?: boolean;
}

export type Refusal =
  | "black_twice"
  | "doubt_another"
  | "is_the_answer"
  | "lowest_may_not_pass"
  | "no_room_to_raise"
  | "no_such_question"
  | "no_such_seat"
  | "no_way_to_finish"
  | "not_a_number"
  | "not_free"
  | "not_nearest_free"
  | "not_now"
  | "not_seated"
  | "not_whole"
  | "not_your_turn"
  | "only_lowest_may_raise"
  | "out_of_range"
  | "out_of_round"
  | "questioner_does_not_choose"
  | "same_answer"
  | "square_off_track"
  | "too_few_cards"
  | "too_precise"
  | "turn_moved_on"
  | "wrong_card"
  | "wrong_number_of_seats"
  | "wrong_track";

export type HintCode =
  | "incroyable_doubt"
  | "incroyable_number"
  | "incroyable_pass"
  | "incroyable_raise"
  | "incroyable_shift"
  | "incroyable_side"
  | "incroyable_start_bold"
  | "incroyable_start_low";
