"""What the commands have in common: naming a game and its options."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from ardoise.engine.codec import decode, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected
from ardoise.games import GAMES
from ardoise.games.packs import PackError, box, read
from ardoise.simulation import Config

game_argument = click.argument("game", type=click.Choice(list(GAMES)))


def try_the_deal(config: Config) -> None:
    """Refuse what cannot be played before any process is started."""
    game = GAMES[config.game]
    try:
        cards = read(config.pack, game.name) if config.pack else box(game.name)
        game.setup(decode(config.options.encode(), game.types.options), config.seats, cards, Dice(config.seed, 0))
    except PackError as error:
        raise click.UsageError(f"--pack {error}") from error
    except Rejected as refusal:
        about = ", ".join(f"{name} {value}" for name, value in refusal.about.items())
        where = f"{config.game} with {config.seats} seats"
        raise click.UsageError(f"{where}: {refusal.code.replace('_', ' ')} ({about})") from refusal


def options_as_json(game: str, pairs: tuple[str, ...]) -> str:
    """`name=value` pairs as the game's options; a value is JSON, or else a plain word."""
    kind = GAMES[game].types.options
    known = [field.name for field in msgspec.structs.fields(kind)]
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option {pair}: write it as name=value")
        if name not in known:
            raise click.UsageError(f"--option {name}: {game} has no such option; it has {', '.join(known)}")
        given[name] = _value(value)
    try:
        return encode(msgspec.convert(given, kind)).decode()
    except msgspec.ValidationError as error:
        raise click.UsageError(f"--option: {error}") from error


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
