// Written by `ardoise types`; do not edit.

export const MOST = 1000000000000000 as const;

export const DIGITS = 15 as const;

export const DECIMALS = 6 as const;

export interface Recount {
  readonly question: Revealed;
  readonly answer: number;
  readonly rounds: readonly Counted[];
}

/** A question of this game whose answer everybody has seen. */
export interface Revealed {
  readonly key: string;
  readonly round: number;
  readonly text: Text;
  readonly unit: Text;
  readonly answer: number;
  readonly source: string;
  readonly asof: string | null;
  readonly signed: boolean;
  readonly year?: boolean;
  readonly spoken?: readonly ("de" | "en" | "fr")[];
}

/** One meaning in the three languages of the table. */
export interface Text {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

/** Every seat's score after a round, as it was told and as it is now. */
export interface Counted {
  readonly round: number;
  readonly before: readonly (readonly number[])[];
  readonly after: readonly (readonly number[])[];
}

/** The front of the card. */
export interface QuestionView {
  readonly category: string;
  readonly text: Text;
  readonly unit: Text;
  readonly asof: string | null;
  readonly signed: boolean;
  readonly year?: boolean;
  readonly spoken?: readonly Language[];
}

export type Language = "de" | "en" | "fr";

/** The back of the card. */
export interface AnswerView {
  readonly answer: number;
  readonly anecdote: Text;
  readonly source: string;
}
