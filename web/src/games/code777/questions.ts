import type { Colour } from "./colours";
import type { Heard } from "../../wire/code777";
import { figure, words, type Language } from "../../words/words.svelte";

/** What a question names: a card, a colour, or all cards of one number. */
export interface Named {
  readonly number?: number;
  readonly colour?: Colour;
}

export type Answer = Heard["answer"];

export const QUESTIONS: readonly number[] = Array.from({ length: 23 }, (_, n) => n + 1);

const card = (number: number, colour: Colour): Named => ({ number, colour });

/** What questions 12 to 23 weigh against each other, and what question 11 counts. */
const NAMED: Readonly<Record<number, readonly Named[]>> = {
  11: [card(1, "green"), card(5, "black"), card(7, "pink")],
  12: [card(3, "black"), card(6, "pink")],
  13: [card(6, "green"), card(7, "yellow")],
  14: [card(2, "yellow"), card(7, "yellow")],
  15: [card(6, "pink"), card(6, "green")],
  16: [card(7, "blue"), { number: 7 }],
  17: [{ colour: "brown" }, { colour: "blue" }],
  18: [{ colour: "red" }, { colour: "pink" }],
  19: [{ colour: "green" }, { colour: "blue" }],
  20: [{ colour: "yellow" }, { colour: "pink" }],
  21: [{ colour: "black" }, { colour: "brown" }],
  22: [{ colour: "black" }, { colour: "red" }],
  23: [{ colour: "green" }, { colour: "yellow" }],
};

export function namedIn(question: number): readonly Named[] {
  return NAMED[question] ?? [];
}

/** The two that a comparing question weighs; null for one that counts. */
export function sides(question: number): readonly [Named, Named] | null {
  const [first, second, third] = namedIn(question);
  return first && second && !third ? [first, second] : null;
}

export function asked(question: number, language?: Language): string {
  return words.say(`code777-question-${question}`, {}, language);
}

/** "3", "same", "more pink 6s" (C16). */
export function answered(question: number, answer: Answer, language?: Language): string {
  if (typeof answer === "number") return figure(answer);
  const side = sides(question)?.[answer === "second" ? 1 : 0];
  if (answer === "same" || !side) return words.say("code777-same", {}, language);
  return words.say(`code777-more-${[side.number, side.colour].filter(Boolean).join("-")}`, {}, language);
}
