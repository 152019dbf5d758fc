"""The TypeScript of a Python type: one fold over what msgspec knows of it."""

from __future__ import annotations

import builtins
from collections.abc import Callable

import msgspec.inspect as mi
from msgspec import NODEFAULT

from ardoise.engine.codec import encode
from ardoise.wire.values import WIDTH

Named = mi.StructType | mi.LiteralType
Namer = Callable[[Named], str]  # what a record or a set of words is called in the file at hand


def spell(kind: mi.Type, name: Namer) -> str:
    match kind:
        case mi.StructType(array_like=False) | mi.LiteralType():
            return name(kind)
        case mi.UnionType():
            return one_of(members(kind, name))
        case mi.TupleType(item_types=items):
            return f"readonly [{', '.join(spell(item, name) for item in items)}]"
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item) | mi.FrozenSetType(item_type=item):
            return f"readonly {_grouped(spell(item, name))}[]"
        case mi.DictType(key_type=mi.StrType(), value_type=value):
            return f"Readonly<Record<string, {spell(value, name)}>>"
        case mi.Metadata(type=inner):
            return spell(inner, name)
    return _plain(kind)


def _plain(kind: mi.Type) -> str:
    match kind:
        case mi.IntType() | mi.DecimalType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.AnyType() | mi.RawType() | mi.CustomType(cls=builtins.object):
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def members(kind: mi.Type, name: Namer) -> list[str]:
    """What a value may be, each once: a whole or a decimal number is just a number."""
    kinds = kind.types if isinstance(kind, mi.UnionType) else (kind,)
    return list(dict.fromkeys(spell(each, name) for each in kinds))


def words(kind: mi.LiteralType) -> list[str]:
    return [encode(value).decode() for value in kind.values]


def one_of(spelled: list[str]) -> str:
    return " | ".join(spelled)


def _grouped(spelled: str) -> str:
    return spelled if spelled.isidentifier() else f"({spelled})"


def alias(name: str, spelled: list[str]) -> str:
    return _statement(f"export type {name} =", spelled)


def interface(record: mi.StructType, name: Namer) -> str:
    tag = [f"  readonly {record.tag_field}: {encode(record.tag).decode()};"] if record.tag_field else []
    fields = [_statement(f"  readonly {_key(record, field)}:", members(field.type, name)) for field in record.fields]
    return "\n".join([*_comment(record.cls), f"export interface {record.cls.__name__} {{", *tag, *fields, "}"])


def _statement(start: str, spelled: list[str]) -> str:
    """On one line, on the next, or a line for each member: the first of these that is short enough."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    line, next_line = f"{start} {one_of(spelled)};", f"{indent}{one_of(spelled)};"
    if len(line) <= WIDTH or len(spelled) == 1:
        return line
    return f"{start}\n{next_line}" if len(next_line) <= WIDTH else f"\n{indent}| ".join([start, *spelled]) + ";"


def _key(record: mi.StructType, field: mi.Field) -> str:
    """A field with a default is written all the same, unless its record leaves defaults out or it may be unset."""
    may_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    left_out = record.cls.__struct_config__.omit_defaults or may_be_unset
    return f"{field.encode_name}?" if left_out and not field.required else field.encode_name


def _comment(record: type) -> list[str]:
    return [f"/** {record.__doc__.splitlines()[0]} */"] if record.__doc__ else []
