"""Bornes: all that the rest of the program asks of it."""

from typing import get_args

from ardoise.bots.family import Bots
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.aloud import aloud
from ardoise.games.bornes.bots import player
from ardoise.games.bornes.cards import CARDS
from ardoise.games.bornes.coach import Code, hint
from ardoise.games.bornes.hunches import look
from ardoise.games.kit import GameKit

KIT = GameKit(
    game=BORNES,
    bots=Bots(player=player, look=look, pace={"Announcing": (6, 12), "Reading": (4, 7), "Ranking": (3, 7)}),
    cards=CARDS,
    coach=hint,
    hints=get_args(Code),
    aloud=aloud,
)
