// Written by `ardoise types`; do not edit.

export const ORDER = ["gambit7", "bornes", "incroyable", "code777"] as const;

export interface GameFacts {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly seats_with: readonly SeatsWith[];
  readonly options: readonly (SecondsOption | FlagOption | ChoiceOption | SeatOption)[];
  readonly teams: boolean;
  readonly sheets: boolean;
  readonly doubts: boolean;
  readonly categories: readonly string[];
  readonly own: OwnCategories | null;
}

/** How many seats a game may begin with while an option has this value. */
export interface SeatsWith {
  readonly option: string;
  readonly value: boolean | number | string;
  readonly least: number;
  readonly most: number;
}

/** How long a phase lasts. */
export interface SecondsOption {
  readonly kind: "seconds";
  readonly key: string;
  readonly rule: number;
  readonly least: number;
  readonly most: number;
}

export interface FlagOption {
  readonly kind: "flag";
  readonly key: string;
  readonly rule: boolean;
}

/** One of several. Those in `practice` would spoil a game between people. */
export interface ChoiceOption {
  readonly kind: "choice";
  readonly key: string;
  readonly rule: number | string;
  readonly choices: readonly (number | string)[];
  readonly practice: readonly (number | string)[];
}

/** One of several, or a seat by its number. */
export interface SeatOption {
  readonly kind: "seat";
  readonly key: string;
  readonly rule: string;
  readonly choices: readonly string[];
}

/** How people's own questions are sorted. `usual`: until somebody chooses. */
export interface OwnCategories {
  readonly choices: readonly string[];
  readonly usual: string;
}
