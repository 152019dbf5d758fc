"""Incroyable!, as the rest of the program sees it."""

from typing import get_args

from ardoise.engine.game import Game, Types
from ardoise.games.incroyable.evolve import FOLDS
from ardoise.games.incroyable.metrics import NOTABLES, notable
from ardoise.games.incroyable.moves import AnyEvent, AnyMove
from ardoise.games.incroyable.recount import recount, revealed
from ardoise.games.incroyable.referee import FORMS
from ardoise.games.incroyable.rules import advance, asked, decide, outcome, waiting
from ardoise.games.incroyable.setup import setup
from ardoise.games.incroyable.story import Story, story
from ardoise.games.incroyable.track import check_options
from ardoise.games.incroyable.types import SEATS, Card, Options, Refusal, State
from ardoise.games.incroyable.view import open_to_all, view
from ardoise.games.incroyable.view_types import View

INCROYABLE: Game[Options, State, AnyMove, AnyEvent, View] = Game(
    name="incroyable",
    seats=SEATS,
    types=Types(options=Options, card=Card, state=State, move=AnyMove, event=AnyEvent, view=View, story=Story),
    refusals=frozenset(get_args(Refusal)),
    setup=setup,
    check_options=check_options,
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
