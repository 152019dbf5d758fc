"""Incroyable!: all that the rest of the program asks of it."""

from typing import get_args

from ardoise.bots.family import Bots
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.aloud import aloud
from ardoise.games.incroyable.bots import player
from ardoise.games.incroyable.cards import CARDS
from ardoise.games.incroyable.coach import Code, hint
from ardoise.games.incroyable.hunches import look
from ardoise.games.incroyable.track import TRACKS
from ardoise.games.incroyable.types import MOST_SQUARES
from ardoise.games.kit import GameKit

KIT = GameKit(
    game=INCROYABLE,
    bots=Bots(
        player=player,
        look=look,
        pace={
            "Estimating": (6, 15),
            "Shifting": (2, 5),
            "Speaking": (3, 8),
            "Stating": (5, 10),
            "Choosing": (5, 10),
        },
    ),
    cards=CARDS,
    coach=hint,
    hints=get_args(Code),
    constants={"TRACK": TRACKS["standard"], "MOST_SQUARES": MOST_SQUARES},  # I2
    aloud=aloud,
)
