"""`ardoise packs new`: a draft of a question, asked for in the terminal or given by options."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import click
import msgspec

from ardoise.cli.language import lang_option, spoken
from ardoise.cli.packs import prompts
from ardoise.cli.packs.files import questions_in
from ardoise.engine.codec import decode_strictly
from ardoise.engine.number import Number
from ardoise.engine.text import LANGUAGES, Text
from ardoise.games.packs import SHAPES
from ardoise.packs.format import Day, PackError
from ardoise.packs.shape import CardShape
from ardoise.packs.units import units
from ardoise.workshop.check import of_one
from ardoise.workshop.draft import append, drafted, next_id
from ardoise.workshop.folder import QUESTIONS, question_files, tables
from ardoise.workshop.sheets.cells import Unclear, number_in

Options = dict[str, Any]


def json_value(text: str) -> Any:
    try:
        return decode_strictly(text.encode(), Any) if text else None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise click.BadParameter(f"{text[:40]!r} is no JSON: {error}") from None


def number(text: str) -> Number:
    try:
        return number_in(text, None)
    except Unclear as why:
        raise click.BadParameter(str(why)) from None


def day(text: str) -> str:
    """A year, a month or a day; nothing, if it was skipped."""
    try:
        return msgspec.convert(text, Day) if text else text
    except msgspec.ValidationError:
        raise click.BadParameter(f"{text[:40]!r} is none of 2026, 2026-11 and 2026-11-15") from None


def words(text: str) -> tuple[str, ...]:
    return tuple(word for part in text.split(",") if (word := part.strip()))


def _wordings(command: Callable[..., None]) -> Callable[..., None]:
    for field, what in (("anecdote", "the fun fact"), ("q", "the question")):
        for language in reversed(LANGUAGES):
            command = click.option(f"--{field}-{language}", help=f"{what}, {language}")(command)
    return command


@click.command()
@click.option("--id", "id_", help="its name  [default: the next number of the file]")
@click.option("--game", type=click.Choice(list(SHAPES)), help="for which game")
@click.option(
    "--category", help="its category there, or its mode where a card has one: know, sum, count, dice, measure"
)
@_wordings
@click.option("--answer", "a", type=number, help="the number")
@click.option("--unit", type=click.Choice(list(units())), metavar="UNIT", help="as in `packs show`; empty for a count")
@click.option("--calc", type=json_value, help="the sum that gives the answer, as JSON")
@click.option("--check", type=json_value, help="the sum from another source")
@click.option("--faces", type=json_value, help="the six answers of a die, as JSON")
@click.option("--picture", help="what is counted")
@click.option(
    "--src", type=json_value, multiple=True, help='a source, as JSON: {"by": …, "url": …, "seen": …, "on": …}'
)
@click.option("--asof", help="the year, month or day of the answer")
@click.option("--volatile", help="the day after which it isn't asked any more")
@click.option("--level", type=click.IntRange(1, 3), help="1 easy, 2 medium, 3 hard")
@click.option("--tag", "tags", multiple=True, help="a word that finds it; may be repeated")
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="the file  [default: own.jsonl]")
@click.option("--ask/--no-ask", default=None, help="ask for what is missing  [default: in a terminal]")
@lang_option
def new(id_: str | None, out: Path | None, ask: bool | None, lang: str, **given: Any) -> None:
    """Add a question to a FILE as a draft, and say what `packs check` finds in it."""
    path = out or (QUESTIONS if QUESTIONS.is_dir() else Path()) / "own.jsonl"
    here = [entry.source.id for entry in questions_in([path] if path.exists() else [])]
    everywhere = {entry.source.id for entry in questions_in(question_files())} | set(here)
    if sys.stdin.isatty() if ask is None else ask:
        _ask_for_the_rest(given)
    fields = _fields(given)
    suggested = next_id(here, "-".join(filter(None, (given["game"], given["category"]))))
    try:
        entry = drafted({"id": id_ or suggested, **fields}, path.name)
        added = append(path, entry, everywhere)
    except PackError as error:
        raise click.ClickException(str(error)) from None
    click.echo(spoken(prompts.IS_IN, name=entry.source.id, path=path))
    for finding in of_one(added, tables(), date.today()):  # noqa: DTZ011  (a day as the calendar here has it)
        click.echo(str(finding))


def _ask_for_the_rest(given: Options) -> None:
    _ask(given, "game", prompts.GAME, type=click.Choice(list(SHAPES)))
    shape = SHAPES[given["game"]]
    if choices := shape.modes or shape.categories:
        _ask(given, "category", prompts.KIND_OF_CARD if shape.modes else prompts.CATEGORY, type=click.Choice(choices))
    for language in LANGUAGES:
        _ask(given, f"q_{language}", prompts.QUESTION, language)
    if given["category"] == "dice":
        _ask(given, "faces", prompts.FACES, type=json_value)
    elif given["category"] != "measure":
        _ask(given, "a", prompts.ANSWER, type=number)
    if given["category"] == "count":
        _ask(given, "picture", prompts.PICTURE)
        given["picture"] = given["picture"].replace("/", "\n")
    _ask(given, "unit", prompts.UNIT, type=click.Choice(list(units())), default="", show_choices=False)
    _ask(given, "calc", prompts.CALC, type=json_value, default="")
    if given["calc"] is not None:
        _ask(given, "check", prompts.CHECK, type=json_value, default="")
    _ask_for_sources(given)
    _ask(given, "asof", prompts.ASOF, type=day, default="")
    _ask(given, "volatile", prompts.VOLATILE, type=day, default="")
    if not shape.modes or given["category"] == "know":
        for language in LANGUAGES:
            _ask(given, f"anecdote_{language}", prompts.ANECDOTE, language)
    _ask(given, "level", prompts.LEVEL, type=click.IntRange(1, 3), default=1)
    given["tags"] = given["tags"] or click.prompt(
        spoken(prompts.TAGS), value_proc=words, default="", show_default=False
    )


def _ask(given: Options, name: str, prompt: Text, language: str = "", **more: Any) -> None:
    if given[name] is None:
        text = spoken(prompt, language=language)
        given[name] = click.prompt(text, show_default=bool(more.get("default")), **more)


def _ask_for_sources(given: Options) -> None:
    origins = list(given["src"])
    while not given["src"]:
        by = click.prompt(spoken(prompts.SOURCE), default="", show_default=False)
        if not by:
            break
        origins.append(_asked_origin(by))
    given["src"] = origins


def _asked_origin(by: str) -> Options:
    url = click.prompt(spoken(prompts.URL), default="", show_default=False)
    if not url:
        return {"by": by}
    seen = click.prompt(spoken(prompts.SEEN), value_proc=number)
    primary = click.confirm(spoken(prompts.PRIMARY))
    today = date.today().isoformat()  # noqa: DTZ011  (a day as the calendar here has it)
    return {"by": by, "url": url, "seen": seen, "on": today, "primary": primary}


def _fields(given: Options) -> Options:
    shape = SHAPES.get(given["game"])
    if shape is None or (given["category"] is None and (shape.modes or shape.categories)):
        raise click.UsageError("--game and --category must be given")
    copied = ("a", "unit", "calc", "check", "faces", "picture", "asof", "volatile", "level")
    fields = {name: given[name] for name in copied if given[name] not in (None, "")}
    wordings = {field: _wording(given, field) for field in ("q", "anecdote")}
    more = {"games": [given["game"]], "src": given["src"], "tags": given["tags"]}
    return {"unit": "", **fields, **_sorted(shape, given["category"]), **wordings, **more}


def _sorted(shape: CardShape, category: str | None) -> Options:
    if category is None:
        return {}
    return {"mode": category} if shape.modes else {"cat": {shape.game: category}}


def _wording(given: Options, field: str) -> Options | None:
    return {said: text for said in LANGUAGES if (text := given[f"{field}_{said}"]) is not None} or None
