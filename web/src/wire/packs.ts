// Written by `ardoise types`; do not edit.

export const LARGEST = 262144 as const;

export const LONGEST = { title: 60, q: 150, unit: 20, anecdote: 300, src: 100 } as const;

export interface OwnPack {
  readonly title: string;
  readonly languages: readonly Language[];
  readonly questions: readonly OwnQuestion[];
}

export type Language = "de" | "en" | "fr";

export interface OwnQuestion {
  readonly q: Words;
  readonly a: number | null;
  readonly unit: Words;
  readonly anecdote: Words;
  readonly src: string;
  readonly cat: Readonly<Record<string, string>>;
  readonly year: boolean;
}

/** A text in the languages that it was written in. */
export interface Words {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

/** The secret is the address of the pack: anyone who has it may read and change it. */
export interface NewPack {
  readonly secret: string;
  readonly version: number;
}

export interface KeptPack {
  readonly version: number;
  readonly pack: OwnPack;
  readonly findings: readonly Finding[];
}

/** What is wrong, and where. A pack with an error is not kept; a note says which game does not ask it. */
export interface Finding {
  readonly level: Level;
  readonly question: number | null;
  readonly field: string;
  readonly fault: Fault;
  readonly about: Readonly<Record<string, unknown>>;
}

export type Level = "error" | "note" | "warning";

export type Fault =
  | "does_not_fit"
  | "gives_away"
  | "hidden"
  | "markup"
  | "missing"
  | "no_column"
  | "no_language"
  | "not_a_number"
  | "not_csv"
  | "not_json"
  | "not_utf8"
  | "out_of_range"
  | "several_numbers"
  | "too_large"
  | "too_long"
  | "too_many"
  | "too_precise"
  | "twice"
  | "unknown_choice"
  | "unknown_column"
  | "unknown_field"
  | "wrong_type";

/** `version`: the one that was changed. If another was saved since, nothing is. */
export interface ChangedPack {
  readonly version: number;
  readonly pack: OwnPack;
}

export interface SavedPack {
  readonly version: number;
}

/** What was posted, as it was read, and what is wrong with it, the errors first. */
export interface CheckedPack {
  readonly pack: ReadPack;
  readonly findings: readonly Finding[];
}

export interface ReadPack {
  readonly title: string;
  readonly languages: readonly Language[];
  readonly questions: readonly ReadQuestion[];
}

/** A question as it was read; what is empty is left out, and so are its usual categories. */
export interface ReadQuestion {
  readonly q?: ReadWords;
  readonly a?: number | null;
  readonly unit?: ReadWords;
  readonly anecdote?: ReadWords;
  readonly src?: string;
  readonly cat?: Readonly<Record<string, string>>;
  readonly year?: boolean;
}

/** A text in the languages that it was written in; the others are left out. */
export interface ReadWords {
  readonly en?: string;
  readonly fr?: string;
  readonly de?: string;
}
