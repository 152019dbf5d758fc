// Written by `ardoise types`; do not edit.

/** The front of the card. */
export interface QuestionView {
  readonly category: string;
  readonly text: Text;
  readonly unit: Text;
  readonly asof: string | null;
  readonly signed: boolean;
}

/** One meaning in the three languages of the table. */
export interface Text {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

/** The back of the card. */
export interface AnswerView {
  readonly answer: number;
  readonly anecdote: Text;
  readonly source: string;
}
