"""Tables of Gambit 7 on which certain things have happened."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ardoise.engine.game import Move
from ardoise.engine.number import Number
from ardoise.games.gambit7.types import TOO_HIGH, Bet, Case, Chips, Content, Stake, Write
from ardoise.games.packs import stock
from tests.browser.scenes.scene import Seen, Situation, phone_of, wall_of
from tests.browser.scenes.tables import catch_up, seated, seen_by
from tests.kit.client import Player
from tests.kit.server import House

MOST = 10**15 - 1  # fifteen digits
NONE = Stake()


def chips(*places: int) -> Stake:
    """One chip on each place, two where it is named twice."""
    counts = {place: places.count(place) for place in sorted(set(places))}
    return Stake(tuple(Chips(Case(place), 2 if count == 2 else 1) for place, count in counts.items()))


def gambit(place: int) -> Stake:
    return Stake(gambit=Case(place))


def truth(player: Player) -> Number:
    """What stands on the back of the card: no screen has been told."""
    text = seen_by(player).question.text
    [answer] = [one.item.answer for one in stock("gambit7") if one.item.text == text]
    assert answer is not None
    return answer


async def each(players: list[Player], moves: list[Move | None]) -> None:
    for player, move in zip(players, moves, strict=False):
        if move is None:
            continue
        answer = await player.play(move)
        assert answer.refused is None, (answer, move)
        for other in players:
            await catch_up(other, player.table.version)


async def write(players: list[Player], *answers: Number | None) -> None:
    await each(players, [None if answer is None else Write(answer) for answer in answers])


async def bet(players: list[Player], *stakes: Stake) -> None:
    await each(players, [None if stake == NONE else Bet(stake) for stake in stakes])


async def agree(players: list[Player]) -> None:
    await each(players, [Content() for _ in players])


def around(players: list[Player]) -> list[Number]:
    """Four answers, of which the second one wins."""
    right = truth(players[0])
    step = Decimal(abs(right)) / 10
    return [round(right + times * step, 0 if step > 1 else 3) for times in (-4, -1, 2, 9)]


def winning(players: list[Player]) -> Case:
    """Where a chip would win, once the slates lie."""
    fair = [slate for slate in seen_by(players[0]).phase.slates if slate.answer <= truth(players[0])]
    return max((slate.case for slate in fair), default=TOO_HIGH)


def both(player: Player) -> Situation:
    return Situation(phone_of(player), wall_of(player))


async def rich(house: House, **options: Any) -> list[Player]:
    """The first has points, and the second round has begun."""
    players = await seated(house, "gambit7", 4, **options)
    await write(players, *around(players))
    await bet(players, chips(winning(players), winning(players)))
    await agree(players)
    await agree(players)
    return players


async def spectator(house: House, host: Player) -> Seen:
    return phone_of(await house.come_in(host.welcome.code, "Maximiliane", "spectator"))
