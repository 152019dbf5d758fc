"""Gambit 7, as the rest of the program sees it."""

from typing import get_args

from ardoise.engine.game import Game, Types
from ardoise.games.gambit7.metrics import NOTABLES, notable
from ardoise.games.gambit7.recount import recount, revealed
from ardoise.games.gambit7.referee import FORMS
from ardoise.games.gambit7.rules import FOLDS, SEATS, advance, asked, decide, outcome, setup, waiting
from ardoise.games.gambit7.story import Story, story
from ardoise.games.gambit7.types import AnyEvent, AnyMove, Card, Options, Refusal, State, View
from ardoise.games.gambit7.view import open_to_all, view

GAMBIT7: Game[Options, State, AnyMove, AnyEvent, View] = Game(
    name="gambit7",
    seats=SEATS,
    types=Types(options=Options, card=Card, state=State, move=AnyMove, event=AnyEvent, view=View, story=Story),
    refusals=frozenset(get_args(Refusal)),
    setup=setup,
    decide=decide,
    advance=advance,
    folds=FOLDS,
    view=view,
    open_to_all=open_to_all,
    waiting=waiting,
    outcome=outcome,
    asked=asked,
    story=story,
    notable=notable,
    notables=NOTABLES,
    forms=FORMS,
    revealed=revealed,
    recount=recount,
)
