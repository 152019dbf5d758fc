"""Bornes, as the rest of the program sees it."""

from typing import get_args

from ardoise.engine.game import Game, Types
from ardoise.games.bornes.evolve import FOLDS
from ardoise.games.bornes.metrics import NOTABLES, notable
from ardoise.games.bornes.recount import judges, recount, revealed
from ardoise.games.bornes.referee import FORMS
from ardoise.games.bornes.rules import SEATS, advance, asked, decide, outcome, setup, waiting
from ardoise.games.bornes.story import Story, story
from ardoise.games.bornes.types import AnyEvent, AnyMove, Card, Options, Refusal, State
from ardoise.games.bornes.view import open_to_all, view
from ardoise.games.bornes.view_types import View

BORNES: Game[Options, State, AnyMove, AnyEvent, View] = Game(
    name="bornes",
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
    judges=judges,
)
