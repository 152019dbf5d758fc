import type { GameName, Games } from "../wire";

type Kind =
  | { readonly kind: "seconds"; readonly rule: number }
  | { readonly kind: "flag"; readonly rule: boolean }
  | { readonly kind: "count"; readonly rule: number; readonly choices: readonly number[] }
  | {
      readonly kind: "word";
      readonly rule: string;
      readonly choices: readonly string[];
      readonly practice: readonly string[];
    };

export type Option = Kind & { readonly key: string };
export type Values = Readonly<Record<string, unknown>>;

const seconds = (rule: number): Kind => ({ kind: "seconds", rule });
const flag = (rule: boolean): Kind => ({ kind: "flag", rule });
const count = (rule: number, ...choices: number[]): Kind => ({ kind: "count", rule, choices });
const word = (rule: string, choices: readonly string[], practice: readonly string[] = []): Kind => ({
  kind: "word",
  rule,
  choices,
  practice,
});

/**
 * Every house rule is here, or this does not compile; but the box's own figures (`mat`, G16), which programs and the
 * referee take, and no screen asks for.
 */
type Table = { [G in GameName]: Readonly<Record<Exclude<keyof Games[G]["Options"], "mat">, Kind>> };

/** Each with what the rulebook says (G18, C17). */
const OPTIONS: Table = {
  gambit7: {
    answer_seconds: seconds(30),
    bet_seconds: seconds(30),
    look_seconds: seconds(20),
    gambit_once: flag(false),
    gambit_factor: count(7, 2, 3, 7),
    gambit_shares: flag(true),
    hidden_bets: flag(false),
    mean_slate: flag(false),
  },
  bornes: {
    cards_each: count(2, 2, 3),
    together: flag(true),
    announce_seconds: seconds(60),
    reading_seconds: seconds(10),
    rank_seconds: seconds(30),
    settle_seconds: seconds(120),
    look_seconds: seconds(60),
  },
  incroyable: {
    track: word("standard", ["short", "standard", "long"]),
    first: word("seat", ["seat", "lot"]),
    estimate_seconds: seconds(60),
    shift_seconds: seconds(20),
    speak_seconds: seconds(45),
    look_seconds: seconds(30),
    say_seconds: seconds(45),
    choose_seconds: seconds(30),
  },
  code777: {
    points_to_win: count(3, 1, 2, 3, 4, 5),
    pick_of_two: flag(false),
    help: word("record", ["none", "record", "certain"], ["full"]),
    turn_seconds: seconds(60),
    note_seconds: seconds(20),
  },
};

export function optionsOf(game: GameName): readonly Option[] {
  return Object.entries<Kind>(OPTIONS[game]).map(([key, kind]) => ({ key, ...kind }));
}

/** What can be chosen: some of it would spoil a game between people. */
export function choicesOf(option: Option, practice: boolean): readonly (number | string)[] {
  if (option.kind === "word") return practice ? [...option.choices, ...option.practice] : option.choices;
  return option.kind === "count" ? option.choices : [];
}

/** What holds at this table. */
export function valueOf(option: Option, values: Values): unknown {
  return values[option.key] ?? option.rule;
}

/** The values with one of them changed. What the rulebook says anyway is not a change. */
export function changed(option: Option, values: Values, value: unknown): Values {
  const { [option.key]: _, ...others } = values;
  return value === option.rule ? others : { ...others, [option.key]: value };
}

const LEAST = 5;
const MOST = 600;

/** The next length of a phase: small steps for short ones. */
export function stepped(value: number, up: boolean): number {
  const step = (up ? value < 30 : value <= 30) ? 5 : (up ? value < 120 : value <= 120) ? 15 : 60;
  return Math.min(MOST, Math.max(LEAST, value + (up ? step : -step)));
}
