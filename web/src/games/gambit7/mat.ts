import type { Player } from "../../frame/players";
import type { Figures, Mat, Payout, Slate, Stake } from "../../wire/gambit7";

export const BLUE = 0;
export const TOO_HIGH = -4;
const FROM_THE_TOP = [3, 2, 1, BLUE, -1, -2, -3, TOO_HIGH];

/** What one player has on one case. */
export interface Bet {
  readonly player: Player;
  readonly count: number;
  readonly gambit: boolean;
}

export interface Row {
  readonly place: number;
  readonly figures: Figures;
  readonly slate: Slate | null;
  readonly authors: readonly Player[];
  readonly bets: readonly Bet[];
}

/** The mat as it lies on the table: the highest case first, "all too high" last (G3). */
export function rowsOf(
  mat: Mat,
  slates: readonly Slate[],
  stakes: readonly (Stake | null)[],
  players: readonly Player[],
): readonly Row[] {
  return FROM_THE_TOP.map((place) => {
    const slate = slates.find((other) => other.case === place) ?? null;
    return {
      place,
      figures: figuresOf(mat, place),
      slate,
      authors: players.filter((player) => slate?.authors.includes(player.seat)),
      bets: players.flatMap((player) => betOn(place, stakes[player.seat] ?? null, player)),
    };
  });
}

export function figuresOf(mat: Mat, place: number): Figures {
  const figures = mat.cases[place + 3];
  return place === TOO_HIGH || !figures ? { alone: mat.too_high, shared: mat.too_high, star: 0 } : figures;
}

/** Nothing can lie here: no slate faces the case (G8). */
export function isEmpty(row: Row): boolean {
  return row.slate === null && row.place !== TOO_HIGH;
}

export function gain(payout: Payout): number {
  return payout.chips + payout.gambit + payout.star;
}

function betOn(place: number, stake: Stake | null, player: Player): Bet[] {
  if (stake?.gambit === place) return [{ player, count: 1, gambit: true }];
  const count = stake?.chips.find((chips) => chips.case === place)?.count;
  return count ? [{ player, count, gambit: false }] : [];
}
