import type { Card } from "../../../wire/code777";

/** My own rack, which I do not see, and those of three others. */
export const MINE: readonly Card[] = ["3 black", "5 red", "7 blue"];

export const OTHERS: readonly { readonly colour: number; readonly letter: string; readonly cards: readonly Card[] }[] =
  [
    { colour: 1, letter: "B", cards: ["4 brown", "6 pink", "7 yellow"] },
    { colour: 2, letter: "C", cards: ["2 yellow", "6 green", "7 blue"] },
    { colour: 3, letter: "D", cards: ["1 green", "5 red", "6 pink"] },
  ];

export const QUESTION = 21; // more black or more brown? B sees my black 3, and nothing brown on three racks (C16)
