import { isWhole, type Typed } from "../../../kit/numbers/whole";
import { MOST_SQUARES, type Symbol, type Track } from "../../../wire/incroyable";

export interface Black {
  square: Typed;
  back: Typed;
}

/** A track as it is being typed in. */
export interface Draft {
  finish: Typed;
  symbols: Symbol[];
  spirals: string; // squares, with anything between them
  bonus: Typed; // nothing: there is none
  black: Black[];
}

export function draftOf({ finish, symbols, spirals, bonus, danger }: Track): Draft {
  return {
    finish,
    symbols: [...symbols],
    spirals: spirals.join(" "),
    bonus,
    black: danger.map(([square, back]) => ({ square, back })),
  };
}

/** null: a number is missing or out of bounds. Whether pawns can play on it, the table says (I2). */
export function trackOf({ finish, symbols, spirals, bonus, black }: Draft): Track | null {
  const squares = squaresIn(spirals);
  const danger = black.map(({ square, back }) => [square, back] as const).filter(isBlack);
  if (!isSquare(finish) || !squares.every(isSquare) || danger.length < black.length) return null;
  if (!isNothing(bonus) && !isSquare(bonus)) return null;
  return { finish, symbols: [...symbols], spirals: squares, bonus: bonus ?? null, danger };
}

export function squaresIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function isBlack(pair: readonly [Typed, Typed]): pair is readonly [number, number] {
  return pair.every(isSquare);
}

function isSquare(value: Typed): value is number {
  return isWhole(value, 1, MOST_SQUARES);
}

function isNothing(value: Typed): value is null | undefined {
  return value === null || value === undefined;
}
