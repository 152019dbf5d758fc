"""Gambit 7: all that the rest of the program asks of it."""

from typing import get_args

from ardoise.bots.family import Bots
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.aloud import aloud
from ardoise.games.gambit7.bots import player
from ardoise.games.gambit7.cards import CARDS
from ardoise.games.gambit7.coach import Code, hint
from ardoise.games.gambit7.hunches import look
from ardoise.games.gambit7.rules import allowed_seats
from ardoise.games.gambit7.types import MAT, MOST_POINTS
from ardoise.games.kit import GameKit

KIT = GameKit(
    game=GAMBIT7,
    bots=Bots(player=player, look=look, pace={"Answering": (6, 15), "Betting": (5, 12)}),
    cards=CARDS,
    coach=hint,
    hints=get_args(Code),
    teams=True,  # G1
    constants={"MAT": MAT, "MOST_POINTS": MOST_POINTS},  # G16
    seats=allowed_seats,
    aloud=aloud,
)
