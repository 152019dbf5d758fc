"""All that reads what strangers wrote, for a fuzzer: `python -m tests.promises.readers SEED RUNS FOLDER`.

Coverage guides it where atheris is installed; elsewhere chance alone changes the samples.
"""

from __future__ import annotations

import json
import random
import sys
from contextlib import suppress
from importlib.util import find_spec
from inspect import isfunction
from pathlib import Path

import msgspec

from ardoise import GAMES
from ardoise.engine.codec import decode
from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.check import check
from ardoise.packs.custom.csv_table import from_csv
from ardoise.packs.custom.decode import BadPack, from_json
from ardoise.server.net.decode import id_of, read

SHAPED = tuple(SHAPES.values())
WATCHED = ("engine.number", "engine.strict_json", "packs.custom.check", "packs.custom.csv_table",
           "packs.custom.decode", "server.net.decode")  # fmt: skip
SAMPLES = [
    b'{"type":"Play","id":1,"phase":0,"move":{"type":"Write","answer":45}}',
    b'{"type":"Rename","id":2,"name":"Zo\xc3\xa9"}',
    b'{"type":"Bet","stake":{"chips":[{"case":1,"count":2}],"gambit":null}}',
    b"1.5e3",
    b"-0.000001",
    b'{"title":"x","languages":["fr"],"questions":[{"q":{"fr":"?"},"a":81.5,"unit":{"fr":"ans"}}]}',
    "q.fr;a;unit.fr\nQuel âge ?;81,5;ans\n".encode(),
]


def message(data: bytes) -> None:
    id_of(data)
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        read(data)


def number(data: bytes) -> None:
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError, Rejected):
        exact(decode(data, Number))
    for game in GAMES.values():
        with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
            decode(data, game.types.move)


def pack(data: bytes) -> None:
    for reader in (from_json, from_csv):
        with suppress(BadPack):
            check(reader(data, SHAPED), SHAPED)


READERS = (message, number, pack)


def everything(data: bytes) -> None:
    """None of them raises anything but its own refusal."""
    for reader in READERS:
        reader(data)


def by_chance(seed: int, runs: int) -> None:
    chance = random.Random(seed)
    for _ in range(runs):
        data = bytearray(chance.choice(SAMPLES))
        for _ in range(chance.randrange(1, 6)):
            at, until = sorted(chance.choices(range(len(data) + 1), k=2))
            data[at:until] = chance.choice(
                (b"", chance.randbytes(2), data[:until], b"9" * 400, b'"', b"\xff", b"[" * 99)
            )
        everything(bytes(data[:20_000]))


def by_coverage(seed: int, runs: int, folder: Path) -> None:
    """It ends this process."""
    import atheris

    for number_of, sample in enumerate(SAMPLES):
        (folder / f"sample-{number_of}").write_bytes(sample)
    for name in WATCHED:
        for function in vars(sys.modules[f"ardoise.{name}"]).values():
            if isfunction(function) and function.__module__ == f"ardoise.{name}":
                atheris.instrument_func(function)
    words = [sys.argv[0], f"-runs={runs}", f"-seed={seed}", "-max_len=2000", "-verbosity=0", str(folder)]
    atheris.Setup(words, everything)
    atheris.Fuzz()


def main(seed: int, runs: int, folder: Path) -> None:
    guided = find_spec("atheris") is not None
    for sample in SAMPLES:
        everything(sample)
    print(json.dumps({"guided": guided}), flush=True)
    if guided:
        by_coverage(seed, runs, folder)
    else:
        by_chance(seed, runs)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
