"""Sentences as data: a key of the locale files and the values that fill it in.

A game returns ``Line``s; ``say(line, tr, names)`` turns one into words with the caller's
translator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from kraftwagen.engine.types import Seat


class Translate(Protocol):
    """What turns keys into words, in the language in use."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its values filled in."""

    def term(self, key: str, /, **values: object) -> str:
        """Return the name of a thing, to be filled into a text."""

    def list(self, items: Sequence[str], /) -> str:
        """Return things as a list: "a, b and c"."""


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


def say(line: Line, tr: Translate, names: Sequence[str] = ()) -> str:
    """Return the text of a line; ``names`` are the players' names by seat."""
    return tr(line.key, **filled(line.values, tr, names))


def named(thing: Term | Terms, tr: Translate, names: Sequence[str] = ()) -> str:
    """Return the name of a thing or the names of several, to be shown or filled into a text."""
    if isinstance(thing, Terms):
        return tr.list([_name(one, tr, names) for one in thing.terms])
    return _name(thing, tr, names)


def _name(thing: Term | Name, tr: Translate, names: Sequence[str]) -> str:
    if isinstance(thing, Name):
        return names[thing.seat] if thing.seat < len(names) else str(thing.seat + 1)
    return tr.term(thing.key, **filled(thing.values, tr, names))


def filled(
    values: Mapping[str, Any], tr: Translate, names: Sequence[str] = ()
) -> dict[str, object]:
    """Return values for a text, with Names and Terms replaced by words."""
    return {name: _fill(value, tr, names) for name, value in values.items()}


def _fill(value: object, tr: Translate, names: Sequence[str]) -> object:
    if isinstance(value, Name):
        return _name(value, tr, names)
    return named(value, tr, names) if isinstance(value, Term | Terms) else value
