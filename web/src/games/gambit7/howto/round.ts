/** The round that the pictures tell: how many bones has a grown-up? 206. The highest on top, as on the mat (G16). */
export const ANSWER = 206;

interface Bet {
  readonly colour: number;
  readonly letter: string;
  readonly pair: boolean;
  readonly won: number;
}

interface Spot {
  readonly slate: { readonly value: number; readonly colour: number; readonly letter: string };
  readonly alone: number;
  readonly shared: number;
  readonly star: number;
  readonly bets: readonly Bet[];
}

export const SPOTS: readonly Spot[] = [
  {
    slate: { value: 250, colour: 2, letter: "C" },
    alone: 9,
    shared: 6,
    star: 3,
    bets: [{ colour: 2, letter: "C", pair: true, won: 0 }],
  },
  {
    slate: { value: 200, colour: 1, letter: "B" },
    alone: 6,
    shared: 4,
    star: 2,
    bets: [
      { colour: 0, letter: "A", pair: true, won: 8 },
      { colour: 1, letter: "B", pair: false, won: 4 },
    ],
  },
  { slate: { value: 150, colour: 0, letter: "A" }, alone: 9, shared: 6, star: 3, bets: [] },
];

export const TOO_HIGH = 15; // for each chip (G13)
