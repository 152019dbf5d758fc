"""Fourchette: all that the rest of the program asks of it."""

from typing import get_args

from ardoise.bots.family import Bots
from ardoise.games.kit import GameKit
from ardoise_fourchette.bots import look, player
from ardoise_fourchette.cards import CARDS
from ardoise_fourchette.coach import Code, hint
from ardoise_fourchette.game import FOURCHETTE

KIT = GameKit(
    game=FOURCHETTE,
    bots=Bots(player=player, look=look, pace={"Writing": (8, 18), "Choosing": (5, 12)}),
    cards=CARDS,
    coach=hint,
    hints=get_args(Code),
)
