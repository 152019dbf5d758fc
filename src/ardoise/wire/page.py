"""One file of TypeScript: what it exports and all that this reaches, in the order in which it is reached."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec.inspect as mi

from ardoise.wire.typescript import Named, Namer, alias, interface, members, one_of, words
from ardoise.wire.values import constant

HEADER = "// Written by `ardoise types`; do not edit."
ENGINE = "engine"  # its records have a page of their own, and every other page imports them

Exports = Mapping[str, Any]  # names, and the types that they stand for
Values = Mapping[str, tuple[object, str | None]]  # constants, and the types that they must have: "facts.GameFacts"
NO_VALUES: Values = {}


class Page:
    def __init__(self, name: str, exports: Exports, values: Values = NO_VALUES) -> None:
        self.name = name
        self._values = values
        self.imported: dict[str, type] = {}
        self._meanings: dict[str, object] = {}
        self._declarations: dict[str, str] = {}
        for exported, kind in exports.items():
            self._export(exported, mi.type_info(kind))

    def text(self, beside: str = ".") -> str:
        """`beside`: where the other written files are."""
        constants = [constant(name, value, kind and kind.split(".")[1]) for name, (value, kind) in self._values.items()]
        imports = [f'import type {{ {", ".join(names)} }} from "{beside}/{file}";' for file, names in self._imports()]
        parts = [HEADER, *(["\n".join(imports)] if imports else []), *constants, *self._declarations.values()]
        return "\n\n".join(parts) + "\n"

    def _imports(self) -> Iterator[tuple[str, list[str]]]:
        if self.imported:
            yield ENGINE, sorted(self.imported)
        for file, name in (kind.split(".") for _, kind in self._values.values() if kind):
            if file != self.name:
                yield file, [name]

    def _export(self, exported: str, kind: mi.Type) -> None:
        match kind:
            case mi.StructType() if kind.cls.__name__ == exported:
                self._record(kind)
            case mi.UnionType():
                self._declare(exported, kind, lambda: alias(exported, members(kind, self._names({}))))
            case mi.LiteralType():
                self._declare(exported, kind, lambda: alias(exported, words(kind)))
            case _:
                raise TypeError(f"{self.name}.ts: {exported} is neither a union nor a record of that name")

    def _names(self, vocabulary: Mapping[frozenset[object], str]) -> Namer:
        def name(kind: Named) -> str:
            if isinstance(kind, mi.StructType):
                return self._import(kind.cls) if self._is_foreign(kind.cls) else self._record(kind)
            known = vocabulary.get(frozenset(kind.values)) or self._word_set(kind)
            return self._declare(known, kind, lambda: alias(known, words(kind))) if known else one_of(words(kind))

        return name

    def _word_set(self, kind: mi.LiteralType) -> str | None:
        """The name that this file has for these words already."""
        return next((name for name, meaning in self._meanings.items() if meaning == kind), None)

    def _is_foreign(self, record: type) -> bool:
        return self.name != ENGINE and record.__module__.startswith("ardoise.engine.")

    def _import(self, record: type) -> str:
        self._reserve(record.__name__, record)
        self.imported[record.__name__] = record
        return record.__name__

    def _record(self, kind: mi.StructType) -> str:
        names = self._names(_vocabulary(kind.cls.__module__))
        return self._declare(kind.cls.__name__, kind.cls, lambda: interface(kind, names))

    def _declare(self, name: str, meaning: object, write: Callable[[], str]) -> str:
        """Declares a name at most once, and before all that it reaches."""
        self._reserve(name, meaning)
        if name not in self._declarations:
            self._declarations[name] = ""  # keeps the place
            self._declarations[name] = write()
        return name

    def _reserve(self, name: str, meaning: object) -> None:
        if self._meanings.setdefault(name, meaning) != meaning:
            raise TypeError(f"{self.name}.ts: two types are called {name}")


def _vocabulary(module: str) -> dict[frozenset[object], str]:
    """The sets of words that a module has names for."""
    named = vars(sys.modules[module]).items()
    return {frozenset(get_args(kind)): name for name, kind in named if get_origin(kind) is Literal}
