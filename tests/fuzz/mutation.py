"""Changes contents where their readers look: values, names and lists of what they say.

A content may have a line or a part before it that is no table (see ``_parts``); the rest is JSON
or YAML. What is neither is changed as text. The same seed makes the same change.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

import yaml

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_NUMBERS: Final = (
    *(0, 1, -1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 20, 31, 63, 64, 99, 100, 255, 256, 9999, 10_000),
    *(1 << 31, 1 << 53, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, 1 << 63, 1 << 64, -(1 << 63)),
    *(1 << 80, 10**18, 10**400, -(10**400)),
)
_OTHERS: Final = (
    *(None, True, False, "", [], {}, [None], [[]], {"x": 1}, 0.0, -0.0, 1.5, 1e308, -1.0),
    *("hidden", "person", "seat 0", "../x", "\0", "\u200d", "\ud800", "a" * 300, "9" * 5000),
    *("2026-11-21", "9999-12-31", "0001-01-01", "true", "null", "1e999", "{0.__class__}"),
)
_SIGNS: Final = '{}[]",:-0123456789eE.+ \n\tabcdefABCDEF\\\0é\u200d'
_DEEP: Final = 60
_MOST: Final = 300_000
"""Bytes of a content that is made."""


def mutated(content: bytes, dice: random.Random, others: tuple[bytes, ...] = ()) -> bytes:
    """The content after one to three changes; ``others`` are those whose values may come in."""
    before, kind, value = _read(content)
    if kind == "text" or dice.random() < 0.08:
        return _as_text(content, dice)[:_MOST]
    pool = value
    if others and dice.random() < 0.3:
        _, other_kind, other = _read(dice.choice(others))
        pool = other if other_kind != "text" else value
    value = copy.deepcopy(value)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        value = _changed(value, pool, dice)
    made = before + _written(kind, value)
    return made if len(made) <= _MOST else _as_text(content, dice)[:_MOST]


def _read(content: bytes) -> tuple[bytes, str, Any]:
    """What comes before the last table of a content, what kind of text that is, and its value."""
    before, mark, table = content.rpartition(b"\n---\n")
    if not mark and not content.lstrip().startswith((b"{", b"[")):
        first, mark, rest = content.partition(b"\n")
        if b":" not in first and rest.lstrip().startswith((b"{", b"[")):
            before, table = first, rest
        else:
            mark, table = b"", content
    try:
        return before + mark, "json", json.loads(table)
    except (ValueError, RecursionError):
        pass
    if b": " in table[:5000]:
        try:
            value = yaml.load(table, _LOADER)  # a safe loader
        except (yaml.YAMLError, ValueError, RecursionError):
            value = None
        if isinstance(value, dict | list):
            return before + mark, "yaml", value
    return b"", "text", None


def _written(kind: str, value: Any) -> bytes:
    if kind == "yaml":
        try:
            text = yaml.dump(value, Dumper=_DUMPER, default_flow_style=None, width=10**6)
            return text.encode(errors="replace")
        except (yaml.YAMLError, ValueError, RecursionError):
            pass
    try:
        return json.dumps(value).encode(errors="replace")
    except ValueError:  # Python writes no numbers of thousands of digits
        return b"[]"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every entry of a JSON value."""
    entries: Any = ()
    if isinstance(value, dict):
        entries = value.items()
    elif isinstance(value, list):
        entries = enumerate(value)
    for key, inner in entries:
        yield (*path, key)
        yield from places(inner, (*path, key))


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _changed(root: Any, pool: Any, dice: random.Random) -> Any:
    """The value with one entry changed, taken out, doubled, moved or added."""
    found = list(places(root))
    if not found:
        return _value(root, pool, dice)
    path = dice.choice(found)
    inside, key = _at(root, path[:-1]), path[-1]
    fate = dice.randrange(12)
    if fate == 0:
        del inside[key]
    elif fate == 1 and isinstance(inside, list):
        times = dice.choice((1, 1, 2, 8, 40, 300))
        inside[key:key] = [copy.deepcopy(inside[key]) for _ in range(times)]
    elif fate == 1:
        inside[_name(dice, pool)] = copy.deepcopy(inside[key])
    elif fate == 2 and isinstance(inside[key], list):
        inside[key] = inside[key] * dice.choice((2, 8, 60))
    elif fate == 3 and isinstance(inside, list):
        dice.shuffle(inside)
    elif fate == 4:
        other = dice.choice(found)
        holder = _at(root, other[:-1])
        value = copy.deepcopy(_at(root, other))
        holder[other[-1]], inside[key] = copy.deepcopy(inside[key]), value
    elif fate == 5:
        inside[key] = _nested(inside[key], dice)
    else:
        inside[key] = _value(inside[key], pool, dice)
    return root


def _value(old: Any, pool: Any, dice: random.Random) -> Any:
    """Something like the old value, something from elsewhere, or nothing like it."""
    fate = dice.random()
    if fate < 0.35 and isinstance(old, int) and not isinstance(old, bool):
        return old + dice.choice((-2, -1, 1, 2, 4, 100))
    if fate < 0.45 and isinstance(old, str) and old:
        at = dice.randrange(len(old))
        return old[:at] + dice.choice(_SIGNS) + old[at + dice.randrange(2) :]
    if fate < 0.75:
        found = list(places(pool))
        return copy.deepcopy(_at(pool, dice.choice(found))) if found else None
    if fate < 0.88:
        return dice.choice(_NUMBERS)
    return copy.deepcopy(dice.choice(_OTHERS))


def _nested(value: Any, dice: random.Random) -> Any:
    for _ in range(dice.choice((1, 2, _DEEP))):
        value = [value] if dice.random() < 0.5 else {"x": value}
    return value


def _name(dice: random.Random, pool: Any) -> str:
    names = [path[-1] for path in places(pool) if isinstance(path[-1], str)]
    return dice.choice([*names, "x", "", "\u202e", "y" * 300])


def _as_text(content: bytes, dice: random.Random) -> bytes:
    """The text with signs changed, left out, doubled or moved."""
    for _ in range(dice.choice((1, 1, 2, 4))):
        at = dice.randrange(len(content) + 1)
        end = min(len(content), at + dice.choice((1, 1, 2, 8, 60, 2000)))
        fate = dice.randrange(6)
        if fate == 0:
            content = content[:at] + content[end:]
        elif fate == 1:
            content = content[:at] + content[at:end] * dice.choice((2, 30)) + content[end:]
        elif fate == 2:
            content = content[:at]
        elif fate == 3:
            number = str(dice.choice(_NUMBERS)).encode()
            content = content[:at] + number + content[end:]
        else:
            sign = dice.choice(_SIGNS).encode()
            content = content[:at] + sign + content[at + dice.randrange(2) :]
    return content
