import type { Player } from "../../../frame/players";
import type { PawnMove, Track } from "../../../wire/incroyable";

/** The turn that the pictures tell: how many steps has the Eiffel Tower? 1,665. The highest on top. */
export const ANSWER = 1665;

export const SLATES = [
  { value: 2100, colour: 3, letter: "D", points: 0 },
  { value: 1600, colour: 2, letter: "C", points: 7 }, // cries at once, and is right (I15)
  { value: 1500, colour: 1, letter: "B", points: 5 },
  { value: 900, colour: 0, letter: "A", points: 4 },
] as const;

export const PLAYERS: readonly Player[] = [...SLATES].reverse().map(({ colour, letter }, seat) => ({
  seat,
  people: [],
  name: letter,
  avatar: 0,
  colour,
  letter,
  bot: false,
  online: true,
  mine: false,
}));

/** A short one, with one square of each kind. */
export const TRACK: Track = {
  finish: 13,
  symbols: ["professor", "books", "globe", "heart", "tree"],
  spirals: [6],
  bonus: 9,
  danger: [[11, 3]],
};

export const MOVES: readonly PawnMove[] = [2, 1, 0].map((seat) => {
  const points = SLATES[SLATES.length - 1 - seat]?.points ?? 0;
  return { seat, start: 0, points, bonus: 0, danger: 0, end: points };
});
