import type { GameFacts, SecondsOption } from "../wire/facts";

export type Option = GameFacts["options"][number];
export type Values = Readonly<Record<string, unknown>>;

/** What can be chosen: some of it would spoil a game between people. */
export function choicesOf(option: Option, practice: boolean): readonly (number | string)[] {
  if (option.kind !== "choice") return [];
  return practice ? [...option.choices, ...option.practice] : option.choices;
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

/** The next length of a phase: small steps for short ones. */
export function stepped({ least, most }: SecondsOption, value: number, up: boolean): number {
  const step = (up ? value < 30 : value <= 30) ? 5 : (up ? value < 120 : value <= 120) ? 15 : 60;
  return Math.min(most, Math.max(least, value + (up ? step : -step)));
}
