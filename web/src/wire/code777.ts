// Written by `ardoise types`; do not edit.

import type { GameFacts } from "./facts";

export const GAME = {
  name: "code777",
  least: 2,
  most: 4,
  seats_with: [],
  options: [
    { kind: "choice", key: "points_to_win", rule: 3, choices: [1, 2, 3, 4, 5], practice: [] },
    { kind: "flag", key: "pick_of_two", rule: false },
    { kind: "seconds", key: "turn_seconds", rule: 60, least: 5, most: 600 },
    { kind: "seconds", key: "note_seconds", rule: 20, least: 5, most: 600 },
    { kind: "choice", key: "help", rule: "record", choices: ["none", "record", "certain"], practice: ["full"] },
    { kind: "choice", key: "pauses", rule: "growing", choices: ["one", "growing"], practice: [] },
  ],
  teams: false,
  sheets: true,
  doubts: false,
  categories: [],
  own: null,
} as const satisfies GameFacts;

/** House rules, each with the rulebook as default (C17). */
export interface Options {
  readonly points_to_win: number;
  readonly pick_of_two: boolean;
  readonly turn_seconds: number;
  readonly note_seconds: number;
  readonly help?: Help;
  readonly pauses?: Pauses;
}

export type Help = "certain" | "full" | "none" | "record";

export type Pauses = "growing" | "one";

export type Move = Content | Ask | Declare | Pick;

/** I have noted the answer and do not declare now. */
export interface Content {
  readonly type: "Content";
}

export interface Ask {
  readonly type: "Ask";
}

/** The numbers on my rack, which is the `rack`-th that I have: a declaration made for an older one is no use. */
export interface Declare {
  readonly type: "Declare";
  readonly rack: number;
  readonly numbers: readonly number[];
}

export interface Pick {
  readonly type: "Pick";
  readonly question: number;
}

export type News =
  Contented | Asked | NextTurn | Drawn | Offered | Declared | Dealt | Laid | Reshuffled | Stalled | TimeUp | Ended;

export interface Contented {
  readonly type: "Contented";
  readonly seat: number;
}

export interface Asked {
  readonly type: "Asked";
  readonly seat: number;
  readonly question: number;
  readonly answer: number | "first" | "same" | "second";
}

export interface NextTurn {
  readonly type: "NextTurn";
  readonly asker: number;
}

/** Somebody has drawn two questions: all may see that, not which (C17). */
export interface Drawn {
  readonly type: "Drawn";
  readonly seat: number;
}

export interface Offered {
  readonly type: "Offered";
  readonly seat: number;
  readonly questions: readonly [number, number];
}

export interface Declared {
  readonly type: "Declared";
  readonly seat: number;
  readonly rack: number;
  readonly numbers: readonly [number, number, number];
  readonly right: boolean;
  readonly cards: readonly [Card, Card, Card];
  readonly replaced: readonly number[];
  readonly pause?: number;
}

export type Card =
  | "1 green"
  | "2 yellow"
  | "3 black"
  | "4 brown"
  | "5 black"
  | "5 red"
  | "6 green"
  | "6 pink"
  | "7 blue"
  | "7 pink"
  | "7 yellow";

/** A player's new rack, which its owner may not see, and no screen at which the owner looks. */
export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly cards: readonly [Card, Card, Card];
}

/** An unowned rack's new cards (C4). */
export interface Laid {
  readonly type: "Laid";
  readonly place: number;
  readonly cards: readonly [Card, Card, Card];
}

export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly stock: number;
}

/** Nobody has declared for too long: all racks are shown and replaced (C18). */
export interface Stalled {
  readonly type: "Stalled";
  readonly racks: readonly (readonly [Card, Card, Card])[];
}

export interface TimeUp {
  readonly type: "TimeUp";
}

/** The game is won, and all racks are turned round (C13). */
export interface Ended {
  readonly type: "Ended";
  readonly racks: readonly (readonly [Card, Card, Card])[];
}

export interface View {
  readonly points_to_win: number;
  readonly pick_of_two: boolean;
  readonly scores: readonly number[];
  readonly asker: number;
  readonly awaited: readonly number[];
  readonly tables: readonly TableView[];
  readonly record: readonly Heard[];
  readonly declarations: readonly Declaration[];
  readonly stock: number;
  readonly set_aside: readonly Card[];
  readonly quiet: number;
  readonly patience: number;
  readonly may_declare: MayDeclare | null;
  readonly phase: AskingView | PickingView | NotingView | OverView;
  readonly help?: Help;
  readonly pauses?: readonly number[];
  readonly earlier?: number;
  readonly deduced?: Deduced | null;
}

/** The racks between two replacements. None: a rack that still stands and that this screen may not see. */
export interface TableView {
  readonly asked: number;
  readonly racks: readonly (readonly [Card, Card, Card] | null)[];
  readonly had: readonly number[];
}

/** A line of the record that everybody may read (C7). */
export interface Heard {
  readonly asker: number;
  readonly question: number;
  readonly answer: number | "first" | "same" | "second";
  readonly table: number;
}

/** What somebody said about their rack, and the cards that were really there (C10). */
export interface Declaration {
  readonly seat: number;
  readonly rack: number;
  readonly numbers: readonly [number, number, number];
  readonly right: boolean;
  readonly cards: readonly [Card, Card, Card];
  readonly asked: number;
  readonly pause?: number;
}

/** What a declaration must look like (C8): so many numbers from `least` to `most`, about this rack. */
export interface MayDeclare {
  readonly rack: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly pause?: number;
}

export interface AskingView {
  readonly type: "Asking";
}

export interface PickingView {
  readonly type: "Picking";
  readonly offered: readonly number[];
}

export interface NotingView {
  readonly type: "Noting";
}

export interface OverView {
  readonly type: "Over";
  readonly winners: readonly number[];
  readonly tally?: readonly (readonly [number, number])[];
}

/** What I can work out about my rack (C22). `codes` are told with full help alone, the likeliest first. */
export interface Deduced {
  readonly cards: readonly CardBound[];
  readonly numbers: readonly NumberBound[];
  readonly codes: readonly Likely[];
}

/** So many of these cards are on my rack at least, and at most. */
export interface CardBound {
  readonly card: Card;
  readonly least: number;
  readonly most: number;
}

export interface NumberBound {
  readonly number: number;
  readonly least: number;
  readonly most: number;
}

export interface Likely {
  readonly code: readonly [number, number, number];
  readonly chance: number;
}

export interface Story {
  readonly asked: number;
  readonly riddles: readonly Riddle[];
  readonly best_clue: Clue | null;
}

/** One rack of a player, for as long as it stood. Moments are told in questions asked before them. */
export interface Riddle {
  readonly seat: number;
  readonly cards: readonly [Card, Card, Card];
  readonly since: number;
  readonly until: number;
  readonly free: number;
  readonly certain: number | null;
  readonly left: number;
  readonly right: boolean | null;
  readonly declared: readonly [number, number, number] | null;
  readonly chance: number | null;
  readonly likeliest: readonly Likely[];
  readonly told: readonly Told[];
}

/** What an answer told the owner of a rack about its code, in bits, and what such a question tells on average. */
export interface Told {
  readonly number: number;
  readonly asker: number;
  readonly question: number;
  readonly answer: number | "first" | "same" | "second";
  readonly bits: number;
  readonly expected: number;
  readonly left: number;
}

/** What an answer told a listener about their own rack: so many codes were possible before it and after it. */
export interface Clue {
  readonly number: number;
  readonly asker: number;
  readonly question: number;
  readonly answer: number | "first" | "same" | "second";
  readonly listener: number;
  readonly before: number;
  readonly after: number;
}

export type Refusal =
  | "not_now"
  | "not_offered"
  | "not_seated"
  | "not_this_rack"
  | "not_three_numbers"
  | "not_your_turn"
  | "out_of_range"
  | "pausing"
  | "wrong_number_of_seats";

export type HintCode =
  | "code777_certain"
  | "code777_dare"
  | "code777_fewer"
  | "code777_left"
  | "code777_likelier"
  | "code777_nothing"
  | "code777_soon";
