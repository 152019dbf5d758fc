"""Incroyable!: the track and the way of the pawns. The referee calls these very functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ardoise.engine.game import Rejected, Seat
from ardoise.games.incroyable.types import PLACES, SYMBOLS, Options, PawnMove, Track, clockwise

START = 0  # I27
TRACKS = {  # I2
    "standard": Track(50, spirals=(8, 17, 26, 35, 44), bonus=25, danger=((13, 3), (22, 4), (31, 3), (40, 5), (47, 4))),
    "short": Track(40, spirals=(6, 14, 21, 28, 35), bonus=20, danger=((10, 3), (18, 4), (25, 3), (32, 5), (38, 4))),
    "long": Track(60, spirals=(10, 20, 31, 42, 53), bonus=30, danger=((16, 3), (26, 4), (37, 3), (48, 5), (56, 4))),
}


def track_of(options: Options) -> Track:
    return TRACKS[options.track] if isinstance(options.track, str) else options.track


def check_options(options: Options) -> None:
    checked(track_of(options))


def checked(track: Track) -> Track:
    """I2: the professor on the start, all else before the finish, and from every square a way to it; or Rejected."""
    black = [square for square, _ in track.danger]
    if track.symbols[:1] != ("professor",) or any(back < 1 for _, back in track.danger):
        raise Rejected("wrong_track")
    for square in (*track.spirals, *black, *([] if track.bonus is None else [track.bonus])):
        if not START < square < track.finish:
            raise Rejected("square_off_track", square=square, finish=track.finish)
    if len(set(black)) < len(black):
        raise Rejected("black_twice", square=max(black, key=black.count))
    if (stuck := _dead_end(track)) is not None:
        raise Rejected("no_way_to_finish", square=stuck)
    return track


@lru_cache(maxsize=1 << 4)
def _dead_end(track: Track) -> int | None:
    """The first square from which no gains ever lead a pawn to the finish; None: there is no such square."""
    black = dict(track.danger)
    left, home = list(reversed(range(track.finish))), set[int]()
    while True:
        stuck = []
        for square in left:
            ends = (_walk(track, black, (square,), Seat(0), gain).end for gain in PLACES)
            if any(end >= track.finish or end in home for end in ends):
                home.add(square)
            else:
                stuck.append(square)
        if len(stuck) == len(left):
            return min(stuck, default=None)
        left = stuck


def question_at(track: Track, square: int) -> int:
    """I4: which question of a card is read to a pawn that stands here."""
    return SYMBOLS.index(track.symbols[square % len(track.symbols)])


def march(track: Track, positions: Sequence[int], gains: Sequence[int], questioner: int) -> tuple[PawnMove, ...]:
    """I19, I24, I25: the pawns that got points, one after another from the questioner on."""
    stand, black = list(positions), dict(track.danger)
    moves = []
    for seat in clockwise(questioner, len(stand)):
        if gains[seat]:
            move = _walk(track, black, stand, seat, gains[seat])
            stand[seat] = move.end
            moves.append(move)
    return tuple(moves)


def _walk(track: Track, black: Mapping[int, int], stand: Sequence[int], seat: Seat, points: int) -> PawnMove:
    start = stand[seat]
    square = start + points
    bonus = 0
    if track.bonus is not None and start < track.bonus <= square:
        bonus = 1 + sum(other > square for rival, other in enumerate(stand) if rival != seat)
        square += bonus
    danger = min(black.get(square, 0), square)
    return PawnMove(seat, start, points, bonus, danger, square - danger)


def moved(positions: Sequence[int], moves: Sequence[PawnMove]) -> tuple[int, ...]:
    stand = list(positions)
    for move in moves:
        stand[move.seat] = move.end
    return tuple(stand)


def winners(track: Track, positions: Sequence[int]) -> tuple[Seat, ...]:
    """I26: nobody, as long as no pawn has reached the finish; else the furthest."""
    return furthest(positions) if max(positions) >= track.finish else ()


def furthest(positions: Sequence[int]) -> tuple[Seat, ...]:
    """Who wins a game that is over: a corrected answer may leave no pawn on the finish (I30)."""
    return tuple(Seat(seat) for seat, square in enumerate(positions) if square == max(positions))
