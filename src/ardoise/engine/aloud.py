"""What is read aloud when a phase begins, as far as it takes time: the clock of the phase waits for it."""

from __future__ import annotations

from typing import NamedTuple

from ardoise.engine.question import QuestionView
from ardoise.engine.text import Text

NUMBER = 4  # words, such as "nineteen hundred and eleven"
DATE = 5  # words, such as "as of January 2020"


class Aloud(NamedTuple):
    """Texts of the game, and about how many words the page says besides: names, numbers and sentences of its own."""

    texts: tuple[Text, ...] = ()
    words: int = 0


NOTHING = Aloud()


def question_aloud(question: QuestionView, words: int) -> Aloud:
    """A question with its unit and its date, after so many words."""
    return Aloud((question.text, question.unit), words + 1 + (DATE if question.asof else 0))
