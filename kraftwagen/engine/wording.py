"""Sentences as data: a key of the locale files and the values that fill it in.

A game returns ``Line``s; ``say(line, tr, names)`` turns one into words with the caller's
translator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kraftwagen.engine.types import Seat

Translate = Callable[..., str]
"""``tr(key, **values)``: the text of a key with its values filled in."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a seat, filled in by ``say``."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of the game by its locale key, with the values its text needs."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Terms:
    """A list of things, as in "spring, summer and autumn"."""

    terms: tuple[Term | Name, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence as a locale key; ``values`` are ints, strings, Names and Terms.

    ``weight`` says how a log shows it: "heading", "move", "detail" or, for what another player's
    decision does to a seat, "gain", "loss" or "touch". ``rule`` is the id of its rule, if known.
    """

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)
    weight: str = "detail"
    rule: str = ""


def say(line: Line | Term, tr: Translate, names: Sequence[str] = ()) -> str:
    """Return the text of a line; ``names`` are the players' names by seat."""
    return tr(line.key, **filled(line.values, tr, names))


def filled(
    values: Mapping[str, Any], tr: Translate, names: Sequence[str] = ()
) -> dict[str, object]:
    """Return values for a text, with Names and Terms replaced by words."""
    return {name: _fill(value, tr, names) for name, value in values.items()}


def _fill(value: object, tr: Translate, names: Sequence[str]) -> object:
    if isinstance(value, Name):
        return names[value.seat] if value.seat < len(names) else str(value.seat + 1)
    if isinstance(value, Term):
        return say(value, tr, names)
    if isinstance(value, Terms):
        said = [str(_fill(term, tr, names)) for term in value.terms]
        if len(said) < 2:
            return "".join(said)
        first = tr("app.comma").join(said[:-1])
        return tr("app.and", first=first, last=said[-1])
    return value
