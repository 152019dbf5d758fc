"""Code 777, as the rest of the program sees it."""

from typing import get_args

from ardoise.engine.game import Game, Types
from ardoise.games.code777.evolve import FOLDS
from ardoise.games.code777.metrics import NOTABLES, notable
from ardoise.games.code777.referee import FORMS
from ardoise.games.code777.rules import SEATS, advance, decide, outcome, setup, waiting
from ardoise.games.code777.story import Story, story
from ardoise.games.code777.types import AnyEvent, AnyMove, Options, Refusal, State
from ardoise.games.code777.view import memory, view
from ardoise.games.code777.view_types import View

CODE777: Game[Options, State, AnyMove, AnyEvent, View] = Game(
    name="code777",
    seats=SEATS,
    types=Types(options=Options, card=None, state=State, move=AnyMove, event=AnyEvent, view=View, story=Story),
    refusals=frozenset(get_args(Refusal)),
    setup=setup,
    decide=decide,
    advance=advance,
    restless=True,  # a rack is replaced at once (C10)
    folds=FOLDS,
    view=view,
    waiting=waiting,
    outcome=outcome,
    asked=lambda _: (),
    story=story,
    notable=notable,
    notables=NOTABLES,
    forms=FORMS,
    only_in_practice=lambda options: options.help == "full",  # C22
    memory=memory,  # C22: with no help, a bot still remembers
)
