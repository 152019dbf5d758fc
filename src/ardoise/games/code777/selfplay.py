"""Code 777: a whole game between bots without events and views, to the byte the one that the engine plays.

It keeps what the dice and the players need, and makes the state once the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ardoise.bots.player import Player
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.playout import Result, seed_of_order, seed_of_seat
from ardoise.engine.seats import NOBODY, everybody, highest_wins, in_order
from ardoise.games.code777.bots import CERTAIN, DIALS, Dials, notes_of
from ardoise.games.code777.bots_reasoner import Reasoner
from ardoise.games.code777.deck import HELD, ON_A_RACK, Cards, Code, Rack, code_of, counted, rack_of
from ardoise.games.code777.deduction import by_answer
from ardoise.games.code777.metrics import fired_in
from ardoise.games.code777.pause import next_pause
from ardoise.games.code777.questions import QUESTIONS, SIGHTS, QuestionNumber
from ardoise.games.code777.rules import LOW_STOCK, PATIENCE, PLACES, SEATS, replaced, setup
from ardoise.games.code777.sheet import QUESTIONS_HELD, TABLES_HELD
from ardoise.games.code777.types import Declaration, Heard, Options, Over, Place, State, Supply, Table

OTHERS = [[place for place in range(PLACES) if place != asker] for asker in range(PLACES)]


def covers(options: Options, table: Sequence[Dials]) -> bool:
    """Nobody may read the others, or choose the question that tells them least: both take a view."""
    return len(table) in SEATS and not any(dials.reads or (options.pick_of_two and dials.picks) for dials in table)


def selfplay(options: Options, players: Sequence[Player], cards: Sequence[Any], seed: str) -> Result | None:
    """Between levels. None: the engine has to play it."""
    table = [DIALS[player] for player in players if isinstance(player, str)]
    return play(options, table, seed) if len(table) == len(players) else None


def play(options: Options, table: Sequence[Dials], seed: str) -> Result | None:
    if not covers(options, table):
        return None
    game = _Game(options, table, seed)
    try:
        while not game.over:
            game.ask()
            game.note()
    except _OffTheSheet:
        return None
    return game.result()


class _OffTheSheet(Exception):
    """The game is so long that a player's sheet no longer holds all of it (C21)."""


class _Cards:
    """The racks, and the cards that stand on none."""

    def __init__(self, deal: State) -> None:
        self.racks, self.had = list(deal.racks), list(deal.tables[-1].had)
        self.stock, self.set_aside = deal.supply.stock, deal.supply.set_aside
        self._in_stock = counted(self.stock)

    def unseen_by(self, seat: int) -> Cards:
        """All but the stock and one's own rack has been seen."""
        return self._in_stock + HELD[self.racks[seat]]

    def refill(self, place: Place) -> Rack:
        rack = rack_of(self.stock[:ON_A_RACK])
        self.stock, self.set_aside = self.stock[ON_A_RACK:], self.set_aside + self.racks[place]  # C10
        self.racks[place] = rack
        self.had[place] += 1
        self._in_stock -= HELD[rack]
        return rack

    def restock(self, dice: Dice) -> None:
        self.stock, self.set_aside = dice.shuffled(self.stock + self.set_aside), ()
        self._in_stock = counted(self.stock)


class _Game:
    def __init__(self, options: Options, table: Sequence[Dials], seed: str) -> None:
        deal = setup(options, len(table), (), Dice(seed, 0))
        self.over = False
        self._options, self._seed = options, seed
        self._scores, self._asker, self._pile = list(deal.scores), deal.asker, list(deal.pile)
        self._tables, self._record, self._declarations = list(deal.tables), list(deal.record), list(deal.declarations)
        self._cards = _Cards(deal)
        self._may_declare = [0] * len(table)  # once so many questions are asked (C23)
        self._moves = 0
        self._seats = in_order(everybody(len(table)))
        self._players = [self._player(table[seat], seat) for seat in self._seats]

    def _player(self, dials: Dials, seat: Seat) -> Reasoner:
        notes = notes_of(tuple(self._cards.racks), seat) if dials.noted < CERTAIN else ""
        return Reasoner(dials, len(self._seats), notes, self._cards.unseen_by(seat))

    def ask(self) -> None:
        """The asker answers what the three others' racks say (C5); each of their owners sees the other two."""
        if len(self._record) == QUESTIONS_HELD:
            raise _OffTheSheet
        question, players, racks, n = self._drawn(), self._players, self._cards.racks, len(self._record)
        sights, join, verdict = SIGHTS[question], QUESTIONS[question].join, QUESTIONS[question].verdict
        first, second, third = OTHERS[self._asker]
        x, y, z = sights[racks[first]], sights[racks[second]], sights[racks[third]]
        answer = verdict(join(join(x, y), z))
        for place, others in ((first, join(y, z)), (second, join(x, z)), (third, join(x, y))):
            if place < len(players):
                players[place].hear(by_answer(question, others)[answer], n)
        self._record.append(Heard(self._asker, question, answer, len(self._tables) - 1))

    def _drawn(self) -> QuestionNumber:
        """The next question, which goes under the pile."""
        self._moves += 1
        question = self._pile.pop(0)
        if self._options.pick_of_two:  # C17
            self._moves += 1
            two = [question, self._pile.pop(0)]
            question = Dice(seed_of_seat(self._seed, self._asker), self._moves).pick(two)
            two.remove(question)
            self._pile += two
        self._pile.append(question)
        return question

    def note(self) -> None:
        """All are content one after another, some after a declaration. If nobody declares, their order says nothing."""
        awaited = list(self._seats)
        codes = self._codes(awaited)
        while codes:
            self._moves += 1
            seat = awaited[0] if len(awaited) == 1 else Dice(seed_of_order(self._seed), self._moves).pick(awaited)
            if seat in codes:
                self._declare(seat, codes[seat])
                if self.over:
                    return
                codes = self._codes(awaited)
            else:
                awaited.remove(seat)
        self._moves += len(awaited)
        if len(self._record) - self._tables[-1].asked >= PATIENCE:  # C18
            self._replace(tuple(map(Place, range(PLACES))))
        self._asker = Seat((self._asker + 1) % len(self._players))

    def _codes(self, awaited: Sequence[Seat]) -> dict[Seat, Code]:
        """What each would declare now."""
        players, may_declare, asked, codes = self._players, self._may_declare, len(self._record), {}
        for seat in awaited:
            if may_declare[seat] <= asked and (code := players[seat].code()):
                codes[seat] = code
        return codes

    def _declare(self, seat: Seat, numbers: Code) -> None:
        had, rack, asked = self._cards.had, self._cards.racks[seat], len(self._record)
        right = numbers == code_of(rack)  # C9
        pause = next_pause(self._declarations, seat) if self._options.pauses == "growing" and not right else 1  # C23
        self._declarations.append(Declaration(seat, had[seat], numbers, right, rack, asked, pause))
        if not right:
            self._may_declare[seat] = asked + pause
        self._scores[seat] += right
        self.over = self._scores[seat] == self._options.points_to_win  # C13
        if not self.over:
            self._replace(replaced(seat, right, had, len(self._players)))

    def _replace(self, places: Sequence[Place]) -> None:
        """Rack by rack (C12), with the dice of this move."""
        cards, dice = self._cards, Dice(self._seed, self._moves)
        for place in places:
            rack = cards.refill(place)
            for seat, player in enumerate(self._players):
                if seat == place:
                    player.dealt(cards.unseen_by(seat))
                else:
                    player.saw(rack, cards.unseen_by(seat))
            if len(cards.stock) <= LOW_STOCK:
                cards.restock(dice)
        self._tables.append(Table(len(self._record), tuple(cards.racks), tuple(cards.had)))
        if len(self._tables) > TABLES_HELD:
            raise _OffTheSheet

    def result(self) -> Result:
        record, tables, declarations = tuple(self._record), tuple(self._tables), tuple(self._declarations)
        scores, supply, pile = tuple(self._scores), Supply(self._cards.stock, self._cards.set_aside), tuple(self._pile)
        over = Over(len(record) * (3 if self._options.pick_of_two else 2), NOBODY)
        state = State(self._options, scores, tables, supply, pile, record, declarations, self._asker, over)
        return Result(state, highest_wins(scores), self._moves, fired_in(state))
