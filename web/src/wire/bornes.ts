// Written by `ardoise types`; do not edit.

import type { Recount, Text } from "./engine";
import type { GameFacts } from "./facts";

export const GAME = {
  name: "bornes",
  least: 3,
  most: 6,
  seats_with: [],
  options: [
    { kind: "choice", key: "cards_each", rule: 2, choices: [2, 3], practice: [] },
    { kind: "flag", key: "together", rule: true },
    { kind: "seconds", key: "announce_seconds", rule: 60, least: 5, most: 600 },
    { kind: "seconds", key: "reading_seconds", rule: 10, least: 5, most: 600 },
    { kind: "seconds", key: "rank_seconds", rule: 30, least: 5, most: 600 },
    { kind: "seconds", key: "settle_seconds", rule: 120, least: 5, most: 600 },
    { kind: "seconds", key: "look_seconds", rule: 60, least: 5, most: 600 },
  ],
  teams: false,
  sheets: false,
  doubts: true,
  categories: ["known", "arithmetic", "counting", "die", "measured"],
  own: null,
} as const satisfies GameFacts;

/** House rules, each with the rulebook as default. */
export interface Options {
  readonly cards_each: 2 | 3;
  readonly together: boolean;
  readonly announce_seconds: number;
  readonly reading_seconds: number;
  readonly rank_seconds: number;
  readonly settle_seconds: number;
  readonly look_seconds: number;
}

export type Move = Announce | Arrange | Done | Settle | Content;

export interface Announce {
  readonly type: "Announce";
  readonly text: string;
  readonly unit: string;
  readonly answer: number | null;
  readonly boundaries: readonly number[];
}

export interface Arrange {
  readonly type: "Arrange";
  readonly column: readonly string[];
}

export interface Done {
  readonly type: "Done";
}

export interface Settle {
  readonly type: "Settle";
  readonly card: string;
  readonly value: number;
}

/** The master's signal (B5), or: I have seen enough. */
export interface Content {
  readonly type: "Content";
}

export type News =
  | Arranged
  | Finished
  | Contented
  | Settled
  | Posed
  | Signalled
  | Ranked
  | Scored
  | TimeUp
  | NextRound
  | Recounted
  | Ended;

export interface Arranged {
  readonly type: "Arranged";
  readonly seat: number;
  readonly column: readonly string[];
}

export interface Finished {
  readonly type: "Finished";
  readonly seat: number;
}

export interface Contented {
  readonly type: "Contented";
  readonly seat: number;
}

export interface Settled {
  readonly type: "Settled";
  readonly card: string;
  readonly value: number;
}

/** What all may know of an announcement before scoring (B4). */
export interface Posed {
  readonly type: "Posed";
  readonly challenge: FrontView;
  readonly boundaries: readonly number[];
  readonly drawn: boolean;
}

/** What can be read of a side without its answer. */
export interface FrontView {
  readonly id: string;
  readonly kind: Kind;
  readonly text: Text;
  readonly unit: Text;
  readonly picture: string | null;
  readonly year?: boolean;
  readonly spoken?: readonly ("de" | "en" | "fr")[];
  readonly tally?: readonly number[];
}

export type Kind = "arithmetic" | "counting" | "die" | "known" | "measured";

export interface Signalled {
  readonly type: "Signalled";
}

/** Ranking is over, and these cards of the columns have no value yet (B13). */
export interface Ranked {
  readonly type: "Ranked";
  readonly unsettled: readonly string[];
}

export interface Scored {
  readonly type: "Scored";
  readonly answer: number | null;
  readonly checks: readonly Check[];
}

/** One player's column, checked (B10), and the points of the round, bonus and penalty included. */
export interface Check {
  readonly seat: number;
  readonly verdicts: readonly Verdict[];
  readonly below: number;
  readonly left_out: number;
  readonly bonus: number;
  readonly penalty: number;
  readonly green: number;
  readonly red: number;
}

/** What a card of a column earns, and why; `against` is the figure that proved it wrong. */
export interface Verdict {
  readonly card: string;
  readonly value: number | null;
  readonly mark: Mark;
  readonly why: Why;
  readonly against: number | null;
}

export type Mark = "green" | "red" | "void";

export type Why = "in_order" | "less_than_below" | "unsettled" | "wrong_side";

export interface TimeUp {
  readonly type: "TimeUp";
}

export interface NextRound {
  readonly type: "NextRound";
  readonly master: number;
  readonly die: number;
}

export interface Recounted {
  readonly type: "Recounted";
  readonly recount: Recount;
  readonly correction: Correction;
  readonly looking: Rechecked | null;
}

/** A card's value was wrong (B22). From this round on the same card has the right one. */
export interface Correction {
  readonly round: number;
  readonly die: number;
  readonly card: string;
  readonly answer: number;
}

/** What all are looking at, checked again. */
export interface Rechecked {
  readonly answer: number | null;
  readonly checks: readonly Check[];
}

export interface Ended {
  readonly type: "Ended";
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly master: number;
  readonly rankers: readonly number[];
  readonly die: number;
  readonly cards_each: number;
  readonly together: boolean;
  readonly green: readonly number[];
  readonly red: readonly number[];
  readonly awaited: readonly number[];
  readonly phase: AnnouncingView | ReadingView | RankingView | SettlingView | LookingView | OverView;
}

export interface AnnouncingView {
  readonly type: "Announcing";
  readonly boundaries: readonly number[];
  readonly least_boundary: number;
  readonly most_boundary: number;
  readonly common_boundary: number;
  readonly text_length: number;
  readonly unit_length: number;
  readonly answer_needed: boolean;
}

export interface ReadingView {
  readonly type: "Reading";
  readonly announcement: AnnouncementView;
}

export interface AnnouncementView {
  readonly challenge: FrontView;
  readonly boundaries: readonly number[];
  readonly drawn: boolean;
  readonly answer: number | null;
}

export interface RankingView {
  readonly type: "Ranking";
  readonly announcement: AnnouncementView;
  readonly done: readonly number[];
  readonly mine: HandView | null;
}

/** A ranker's own cards and column. */
export interface HandView {
  readonly cards: readonly FrontView[];
  readonly pieces: readonly string[];
  readonly column: readonly string[];
  readonly may_finish: boolean;
}

export interface SettlingView {
  readonly type: "Settling";
  readonly announcement: AnnouncementView;
  readonly done: readonly number[];
  readonly mine: HandView | null;
  readonly unsettled: readonly UnsettledView[];
}

export interface UnsettledView {
  readonly card: FrontView;
  readonly value: number | null;
}

export interface LookingView {
  readonly type: "Looking";
  readonly announcement: AnnouncementView;
  readonly checks: readonly CheckView[];
}

export interface CheckView {
  readonly seat: number;
  readonly boundary: number;
  readonly below: number;
  readonly cards: readonly TurnedView[];
  readonly left_out: number;
  readonly bonus: number;
  readonly penalty: number;
  readonly green: number;
  readonly red: number;
}

/** A card of a column, turned over. */
export interface TurnedView {
  readonly card: FrontView;
  readonly value: number | null;
  readonly mark: Mark;
  readonly why: Why;
  readonly against: number | null;
  readonly source: string;
  readonly anecdote: Text | null;
  readonly asof?: string;
}

export interface OverView {
  readonly type: "Over";
  readonly shortlist: readonly number[];
  readonly winners: readonly number[];
}

export interface Story {
  readonly masters: readonly number[];
  readonly green: readonly (readonly number[])[];
  readonly red: readonly (readonly number[])[];
  readonly tallies: readonly Tally[];
  readonly best: BestRound | null;
  readonly trap: Trap | null;
  readonly misses: readonly (readonly Miss[])[];
}

/** One player's cards over the whole game. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly left_out: number;
  readonly first: number;
  readonly late: number;
  readonly flawless: number;
}

export interface BestRound {
  readonly seat: number;
  readonly round: number;
  readonly green: number;
}

/** The challenge that most fell for, of all that were set before everybody. */
export interface Trap {
  readonly round: number;
  readonly master: number;
  readonly challenge: FrontView;
  readonly answer: number;
  readonly drawn: boolean;
  readonly right: number;
  readonly wrong: number;
}

/** A card that was wrong, or that was left out although its value is known. */
export interface Miss {
  readonly round: number;
  readonly card: FrontView;
  readonly value: number;
  readonly boundary: number;
  readonly why: Why | null;
  readonly against: number | null;
}

export type Refusal =
  | "already_done"
  | "answer_missing"
  | "boundary_missing"
  | "doubled_card"
  | "needs_no_settling"
  | "no_such_question"
  | "not_a_number"
  | "not_a_ranker"
  | "not_now"
  | "not_seated"
  | "not_the_master"
  | "out_of_range"
  | "same_answer"
  | "same_card_twice"
  | "text_character"
  | "text_length"
  | "too_few_cards"
  | "too_precise"
  | "unknown_card"
  | "wrong_boundaries"
  | "wrong_card"
  | "wrong_number_of_seats";

export type HintCode =
  "bornes_ask" | "bornes_boundary" | "bornes_die" | "bornes_done" | "bornes_reckon" | "bornes_settle" | "bornes_side";
