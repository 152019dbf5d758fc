"""A bot of one's own for Gambit 7: it writes its hunch, and bets both chips on the slate that is nearest to it.

`python examples/my_bot.py` lets it play against the bots of two levels. The command line knows it, too:
`ardoise arena gambit7 --players examples/my_bot.py:trusting,novice,club`.
"""

from __future__ import annotations

from ardoise import Dice, Seat
from ardoise.arena import compete
from ardoise.bots import Hunch
from ardoise.games.gambit7.types import AnsweringView, AnyMove, Bet, BettingView, Chips, Content, Stake, View, Write

GAMES = 60


def trusting(view: View, seat: Seat, dice: Dice, hunch: Hunch) -> AnyMove:
    match view.phase:
        case AnsweringView(mine=None):
            return Write(max(hunch.estimate, 0))
        case BettingView(slates=slates, stakes=stakes) if stakes[seat] == Stake():
            nearest = min(slates, key=lambda slate: abs(slate.answer - hunch.estimate))
            return Bet(Stake((Chips(nearest.case, 2),)))
    return Content()


def main() -> None:
    for standing in compete("gambit7", [trusting, "novice", "club"], games=GAMES).standings:
        print(f"{standing.player:8}  wins {standing.wins.mean:.0%} ± {standing.wins.error:.0%}")


if __name__ == "__main__":
    main()
