import type { Component } from "svelte";
import type { Player } from "../frame/players";
import type { Passage } from "../aloud/voice.svelte";
import type { IconName } from "../kit/icons";
import type { Wish } from "../link/link.svelte";
import type { GameFacts } from "../wire/facts";
import type { Answer, RoomUpdate, Update } from "../wire/server";

/** All that the page asks of a game. `games/<game>/index.ts` exports one as its default. */
export interface GamePage<View = unknown, Move = unknown, Story = unknown> {
  /** Seats, options and features, as Python wrote them. */
  readonly facts: GameFacts;
  /** What is said while it is played. */
  readonly words: Texts;
  readonly Emblem: Component;
  /** The paragraph of the rules that matters now at a seat; null: on the big screen. */
  readonly rule: (view: View, seat: number | null) => string;
  /** How it is played, in pictures. */
  readonly howto: Lazy<HowTo>;
  /** The round whose answers this seat may correct now, as the host may. */
  readonly judges?: (view: View, seat: number) => number | null;
  readonly phone: Lazy<Component<Stage<View, Move>>>;
  readonly table: Lazy<Component<Stage<View, Move>>>;
  readonly ending: Lazy<Ending<View, Story>>;
  /** What is read aloud of it; nothing, where a game has none. */
  readonly aloud?: Lazy<ReadAloud<View>>;
  /** House rules that are more than one value, each with its form. */
  readonly typed?: readonly TypedOption[];
  /** Where a score is not one number. */
  readonly score?: Score;
  /** A category of people's own questions, where the game sorts them. */
  readonly category?: (category: string) => Category;
}

type Lazy<T> = () => Promise<{ readonly default: T }>;

/** By their paths: `import.meta.glob<string>("./words/??.ftl", { query: "?raw", import: "default" })`. */
export type Texts = Readonly<Record<string, () => Promise<string>>>;

/** What is shown before the first game, and in the rules. */
export interface HowTo {
  readonly panels: readonly Panel[]; // three to five; with their examples they tell one round
  readonly scoring: Scoring;
}

/** A picture that moves for at most four seconds, and what it says. It is whole without motion, too. */
export interface Panel {
  readonly text: string; // the key of a sentence
  readonly example: string; // what happens here in the round that the pictures tell
  readonly Picture: Component;
}

/** What earns how much. */
export interface Scoring {
  readonly heads?: readonly { readonly text: string; readonly icon: IconName }[]; // of the columns, if several
  readonly rows: readonly { readonly text: string; readonly points: readonly string[] }[];
}

export interface TypedOption {
  readonly key: string;
  readonly form: Lazy<Component<TypedForm>>;
}

export interface TypedForm {
  /** What it begins with; null: with what is usual. */
  readonly start: unknown;
  /** What stands in the form now; null: not all of it is there. */
  readonly onvalue: (value: unknown) => void;
}

export interface Score {
  /** "12 green and 3 red" */
  readonly told: (figures: readonly number[]) => string;
  /** What each figure is. */
  readonly parts: readonly Figure[];
}

export interface Figure {
  readonly name: () => string;
  readonly icon: IconName;
  readonly tone: "go" | "stop";
}

export interface Category {
  readonly name: string;
  readonly icon: IconName;
}

/** What a game's screen is given. */
export interface Stage<View = unknown, Move = unknown> {
  readonly room: RoomUpdate;
  readonly table: Update & { readonly view: View };
  readonly play: (move: Move) => Promise<Answer>;
  readonly ask: (wish: Wish) => Promise<Answer>;
}

/** What is read aloud of the table, as everybody may know it. */
export type ReadAloud<View = unknown> = (
  room: RoomUpdate,
  table: Update & { readonly view: View },
  players: readonly Player[],
) => Aloud;

export interface Aloud {
  readonly news: string; // what has just happened
  readonly situation: string; // all of it, for who switches it on
  readonly quotes: readonly Passage[]; // what of it is in another language than the reader's
}

/** What a game says of its end. Each has its own measure of who is best. */
export interface Ending<View = unknown, Story = unknown> {
  /** Who came where and why. */
  readonly verdict: (view: View, players: readonly Player[]) => Verdict;
  /** The game in figures, under the podium. */
  readonly Story: Component<Told<View, Story>>;
}

export interface Verdict {
  readonly headline: string; // "Annie wins, 56 to 41"
  readonly rows: readonly Standing[]; // best first
}

export interface Standing {
  readonly player: Player;
  readonly rank: number; // players who are level share it
  readonly winner: boolean;
  readonly score: string; // short enough for the podium's block: "56"
  readonly why: string | null; // one short sentence, where the score alone does not say it
}

export interface Told<View = unknown, Story = unknown> {
  readonly view: View;
  readonly story: Story;
  readonly players: readonly Player[];
  readonly big: boolean; // the screen that all look at
}
