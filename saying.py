"""What `run.py` says to a host, in the language of --lang or of the terminal; what only developers read is English.

Standard library only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

OTHERS = {  # French and German
    "making a virtual environment": ("création d’un environnement virtuel", "virtuelle Umgebung wird angelegt"),
    "installing the locked packages": ("installation des paquets", "Pakete werden installiert"),
    "installing ardoise": ("installation d’Ardoise", "Ardoise wird installiert"),
    "installing the packages of web/": ("installation des paquets de web/", "Pakete von web/ werden installiert"),
    "building the page": ("construction de la page", "Seite wird gebaut"),
    "fetching uv": ("téléchargement d’uv", "uv wird geholt"),
    "making a pip of our own": ("création d’un pip", "eigenes pip wird angelegt"),
    "failed": ("échec", "fehlgeschlagen"),
    "not done within {seconds} s": ("pas terminé en {seconds} s", "nicht fertig nach {seconds} s"),
    "no network, or a proxy that does not answer? This step needs a package registry": (
        "pas de réseau, ou un proxy qui ne répond pas ? Cette étape a besoin d’un dépôt de paquets",
        "kein Netz oder ein Proxy, der nicht antwortet? Dieser Schritt braucht ein Paketverzeichnis",
    ),
    "needs Python 3.11 or newer": ("il faut Python 3.11 ou plus récent", "braucht Python 3.11 oder neuer"),
    "needs uv or pip: install uv 0.9 or newer, or your system's python3-pip or python3-venv package": (
        "il faut uv ou pip : installez uv 0.9 ou plus récent, ou le paquet python3-pip ou python3-venv du système",
        "braucht uv oder pip: Installiere uv ab 0.9 oder das Paket python3-pip oder python3-venv deines Systems",
    ),
    "uv could not be started: install uv 0.9 or newer and try again": (
        "uv ne démarre pas : installez uv 0.9 ou plus récent et réessayez",
        "uv startet nicht: Installiere uv ab 0.9 und versuch es noch mal",
    ),
}


def told(sentence: str, **about: str) -> str:
    french, german = OTHERS.get(sentence, (sentence, sentence))
    return {"fr": french, "de": german}.get(language(sys.argv[1:]), sentence).format(**about)


def language(words: Sequence[str]) -> str:
    named = [value or after for word, after in zip(words, [*words[1:], ""]) for value in _lang(word)]  # noqa: B905
    variables = (os.environ.get(name) for name in ("ARDOISE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next((spoken for spoken in (*named, *variables) if spoken), "")[:2]


def _lang(word: str) -> list[str]:
    name, _, value = word.partition("=")
    return [value] if name == "--lang" else []
