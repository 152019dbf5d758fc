"""Fourchette: its rules as one record."""

from typing import get_args

from ardoise.engine.game import Game, Types
from ardoise_fourchette.evolve import FOLDS
from ardoise_fourchette.metrics import NOTABLES, notable
from ardoise_fourchette.recount import recount, revealed
from ardoise_fourchette.rules import SEATS, advance, asked, decide, outcome, setup, waiting
from ardoise_fourchette.story import Story, story
from ardoise_fourchette.types import AnyEvent, AnyMove, Card, Options, Refusal, State, View
from ardoise_fourchette.view import view

FOURCHETTE: Game[Options, State, AnyMove, AnyEvent, View] = Game(
    name="fourchette",
    seats=SEATS,
    types=Types(options=Options, card=Card, state=State, move=AnyMove, event=AnyEvent, view=View, story=Story),
    refusals=frozenset(get_args(Refusal)),
    setup=setup,
    decide=decide,
    advance=advance,
    folds=FOLDS,
    view=view,
    waiting=waiting,
    outcome=outcome,
    asked=asked,
    story=story,
    notable=notable,
    notables=NOTABLES,
    forms=(),
    revealed=revealed,
    recount=recount,
)
