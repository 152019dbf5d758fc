// Written by `ardoise types`; do not edit.

import type { Recount, Revealed } from "./engine";

export const AVATARS = 24 as const;

export const COLOURS = 8 as const;

export const NAME_LENGTH = 20 as const;

export const REMARK_LENGTH = 200 as const;

export const SKILLS = ["novice", "club", "strong", "master"] as const;

export const USUAL_SKILL = "club" as const;

export const LEVELS = [1, 2, 3] as const;

export type FromScreen =
  | Hello
  | Play
  | AskHint
  | Flag
  | Dismiss
  | Correct
  | TakeSeat
  | Rename
  | NameTeam
  | Dress
  | Speak
  | BeReady
  | GotIt
  | ReadAloud
  | Leave
  | SetTimeFactor
  | CrossOut
  | ChooseGame
  | ChooseOptions
  | ChooseQuestions
  | ChooseOwn
  | SetBot
  | Start
  | Again
  | SkipHowTo
  | Pause
  | GoOn
  | GiveTime
  | SetClock
  | Kick
  | Lock
  | WantApproval
  | Approve
  | HandOver
  | Keep;

/** The first frame of every socket. */
export interface Hello {
  readonly type: "Hello";
  readonly token: string;
  readonly beat: boolean;
  readonly aloud: boolean;
}

export interface Play {
  readonly type: "Play";
  readonly id: number;
  readonly phase: number;
  readonly move: unknown;
}

/** What would you do? Answered in practice alone; it changes nothing. */
export interface AskHint {
  readonly type: "AskHint";
  readonly id: number;
}

/** That answer is wrong, and perhaps why. The host is told of it. */
export interface Flag {
  readonly type: "Flag";
  readonly id: number;
  readonly number: number;
  readonly question: string;
  readonly remark: string;
}

/** The answer is right, whatever was said about it. */
export interface Dismiss {
  readonly type: "Dismiss";
  readonly id: number;
  readonly number: number;
  readonly question: string;
}

/** The right answer: the game counts again. For the host, and for the seat that the game lets judge it now. */
export interface Correct {
  readonly type: "Correct";
  readonly id: number;
  readonly number: number;
  readonly question: string;
  readonly answer: unknown;
}

/** None: stand up and watch. A bot's seat or an absent person's may be taken over, but one in each game (P6). */
export interface TakeSeat {
  readonly type: "TakeSeat";
  readonly id: number;
  readonly seat: number | null;
}

export interface Rename {
  readonly type: "Rename";
  readonly id: number;
  readonly name: string;
}

/** The name of my team; None: the names of its members (G4). */
export interface NameTeam {
  readonly type: "NameTeam";
  readonly id: number;
  readonly name: string | null;
}

export interface Dress {
  readonly type: "Dress";
  readonly id: number;
  readonly avatar: number;
  readonly colour: number;
}

/** The language of my screen, for the screen that all look at. */
export interface Speak {
  readonly type: "Speak";
  readonly id: number;
  readonly language: Language;
}

export type Language = "de" | "en" | "fr";

export interface BeReady {
  readonly type: "BeReady";
  readonly id: number;
  readonly ready: boolean;
}

/** I know how this game is played. */
export interface GotIt {
  readonly type: "GotIt";
  readonly id: number;
  readonly game: string;
}

/** My device reads aloud for the whole room, or nobody's does any more. */
export interface ReadAloud {
  readonly type: "ReadAloud";
  readonly id: number;
  readonly on: boolean;
}

export interface Leave {
  readonly type: "Leave";
  readonly id: number;
}

/** Everybody may set their own between games; the host anybody's, at any time. */
export interface SetTimeFactor {
  readonly type: "SetTimeFactor";
  readonly id: number;
  readonly person: number;
  readonly per_cent: number;
}

/** A seat's three sheets as they are now, kept for this game and shown to that seat alone (C20). */
export interface CrossOut {
  readonly type: "CrossOut";
  readonly id: number;
  readonly sheets: readonly [number, number, number];
  readonly rack: number;
}

export interface ChooseGame {
  readonly type: "ChooseGame";
  readonly id: number;
  readonly game: string;
}

export interface ChooseOptions {
  readonly type: "ChooseOptions";
  readonly id: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Of the box, for this game and those after it. */
export interface ChooseQuestions {
  readonly type: "ChooseQuestions";
  readonly id: number;
  readonly choice: Choice;
}

/** By default everything. */
export interface Choice {
  readonly levels: readonly Level[];
  readonly categories: readonly string[];
  readonly for_children: boolean;
  readonly no_pop: boolean;
}

export type Level = 1 | 2 | 3;

/** Play with the pack that has this secret; None: with none of one's own. */
export interface ChooseOwn {
  readonly type: "ChooseOwn";
  readonly id: number;
  readonly secret: string | null;
}

/** Also: let the bot that sits there play at another level, before a game. */
export interface SetBot {
  readonly type: "SetBot";
  readonly id: number;
  readonly seat: number;
  readonly on: boolean;
  readonly level: Skill;
}

export type Skill = "club" | "master" | "novice" | "strong";

export interface Start {
  readonly type: "Start";
  readonly id: number;
}

/** Another game with the same people and choices. */
export interface Again {
  readonly type: "Again";
  readonly id: number;
}

/** Begin, even if some are still being shown how to play. */
export interface SkipHowTo {
  readonly type: "SkipHowTo";
  readonly id: number;
}

export interface Pause {
  readonly type: "Pause";
  readonly id: number;
}

export interface GoOn {
  readonly type: "GoOn";
  readonly id: number;
}

export interface GiveTime {
  readonly type: "GiveTime";
  readonly id: number;
  readonly seconds: number;
}

export interface SetClock {
  readonly type: "SetClock";
  readonly id: number;
  readonly on: boolean;
}

export interface Kick {
  readonly type: "Kick";
  readonly id: number;
  readonly person: number;
}

export interface Lock {
  readonly type: "Lock";
  readonly id: number;
  readonly on: boolean;
}

export interface WantApproval {
  readonly type: "WantApproval";
  readonly id: number;
  readonly on: boolean;
}

export interface Approve {
  readonly type: "Approve";
  readonly id: number;
  readonly person: number;
}

export interface HandOver {
  readonly type: "HandOver";
  readonly id: number;
  readonly person: number;
}

/** Keep this room's games beyond the day on which rooms are forgotten. */
export interface Keep {
  readonly type: "Keep";
  readonly id: number;
  readonly on: boolean;
}

export type ToScreen = Answer | Update | Shown | RoomUpdate | Hinted | Beat;

export interface Answer {
  readonly type: "Answer";
  readonly id: number | null;
  readonly refused: string | null;
  readonly about: Readonly<Record<string, unknown>>;
}

/** The whole table as one screen may see it. There is nothing to patch, so nothing to get out of step. */
export interface Update {
  readonly type: "Update";
  readonly version: number;
  readonly phase: number | null;
  readonly seat: number | null;
  readonly awaited: readonly number[];
  readonly online: readonly boolean[];
  readonly remaining_ms: number | null;
  readonly view: unknown;
  readonly news: readonly unknown[];
  readonly recounts: readonly Recount[];
}

/** The table as the big screen shows it, for screens that read aloud: a loudspeaker must say no more. */
export interface Shown {
  readonly type: "Shown";
  readonly table: Update;
}

/** The whole room as everybody in it may see it. */
export interface RoomUpdate {
  readonly type: "Room";
  readonly code: string;
  readonly me: number;
  readonly answered: number;
  readonly host: number | null;
  readonly people: readonly PersonView[];
  readonly teams: readonly TeamView[];
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly packs: readonly string[];
  readonly choice: Choice;
  readonly supply: Supply | null;
  readonly bots: readonly number[];
  readonly levels: readonly Skill[];
  readonly locked: boolean;
  readonly approving: boolean;
  readonly guarded: boolean;
  readonly kept: boolean;
  readonly clock: boolean;
  readonly number: number;
  readonly played: string | null;
  readonly playing: boolean;
  readonly seats: number;
  readonly paused: boolean;
  readonly reading: readonly number[];
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly finishes: readonly Finish[];
  readonly sheets: readonly [number, number, number] | null;
  readonly noted: number | null;
  readonly flags: readonly FlagView[];
  readonly flagged: readonly MyFlag[];
  readonly own: OwnView | null;
  readonly practice: boolean;
  readonly reader: number | null;
}

export interface PersonView {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly avatar: number;
  readonly colour: number;
  readonly seat: number | null;
  readonly ready: boolean;
  readonly approved: boolean;
  readonly online: boolean;
  readonly time_factor: number;
  readonly watching: boolean;
  readonly language: Language | null;
}

export type Role = "player" | "screen" | "spectator";

export interface TeamView {
  readonly seat: number;
  readonly name: string;
}

/** How many questions a choice leaves, how many the table needs at least, and the categories to choose from. */
export interface Supply {
  readonly count: number;
  readonly least: number;
  readonly categories: readonly string[];
}

/** How a game ended, for the tally of the evening. */
export interface Finish {
  readonly game: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** What people say about an answer. */
export interface FlagView {
  readonly question: Revealed;
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly person: number;
  readonly words: string;
}

export interface MyFlag {
  readonly question: string;
  readonly verdict: Verdict;
}

export type Verdict = "corrected" | "open" | "right";

/** What everybody may know of a pack of somebody's own. */
export interface OwnView {
  readonly title: string;
  readonly languages: readonly Language[];
  readonly questions: number;
  readonly fits: number;
  readonly by: number | null;
}

/** What was asked for, before it is answered: a code of the coach's with its figures. */
export interface Hinted {
  readonly type: "Hint";
  readonly code: string | null;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Every few seconds, to whoever asked for it: a page cannot see the pings of the protocol. */
export interface Beat {
  readonly type: "Beat";
}

export type Close = 1003 | 1008 | 1009 | 1011 | 1012 | 4000 | 4001 | 4003 | 4008 | 4401 | 4404;

export type RoomRefusal =
  | "door_crowded"
  | "log_full"
  | "no_big_screen"
  | "no_such_category"
  | "no_such_game"
  | "no_such_pack"
  | "no_such_person"
  | "no_such_question"
  | "no_such_seat"
  | "no_team"
  | "not_allowed"
  | "not_now"
  | "not_seated"
  | "only_in_practice"
  | "own_pack_gone"
  | "practice_alone"
  | "room_full"
  | "room_locked"
  | "seat_empty"
  | "seat_known"
  | "seat_taken"
  | "sent_away"
  | "text_character"
  | "text_length"
  | "too_few_questions"
  | "too_many_flags"
  | "wait_for_approval"
  | "wrong_number_of_seats"
  | "wrong_options";
