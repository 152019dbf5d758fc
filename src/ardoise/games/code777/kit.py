"""Code 777: all that the rest of the program asks of it."""

from typing import get_args

from ardoise.bots.family import Bots
from ardoise.games.code777 import CODE777
from ardoise.games.code777.aloud import aloud
from ardoise.games.code777.bots import player
from ardoise.games.code777.coach import Code, hint
from ardoise.games.code777.selfplay import selfplay
from ardoise.games.kit import GameKit

KIT = GameKit(
    game=CODE777,
    bots=Bots(player=player, pace={"Asking": (3, 6), "Picking": (3, 6), "Noting": (1, 3)}),
    coach=hint,
    hints=get_args(Code),
    sheets=True,  # C20
    selfplay=selfplay,
    aloud=aloud,
)
