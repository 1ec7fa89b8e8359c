"""Texts with a game's own wording: ``words("results.source")`` with a ``GameWords`` ``words``.

A game overrides any text below its id: ``<id>.bots.racer.title`` comes before
``bots.racer.title``. ``{score}`` and ``{score_title}`` are the game's names for its score.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.language.i18n import Term, Translator


class GameWords:
    """The texts for one game: its own come before the shared ones of its ``Translator``."""

    def __init__(self, tr: Translator, spec: GameSpec[Any]) -> None:
        self.tr, self.spec = tr, spec

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its values filled in."""
        own = self.spec.score_name
        score, title = self.tr.term(f"{own}.name"), self.tr.term(f"{own}.title")
        return self.tr(self._own(key), **{"score": score, "score_title": title, **args})

    def term(self, key: str, /, **args: object) -> Term:
        """Return the name of a thing, to be an argument of another text."""
        own = self._own(key)
        return Term.of(self(key, **args), own, args)

    def amount(self, number: float, shown: str = "") -> Term:
        """Return an amount of score, "12 points" or "1 point"; ``shown`` replaces the number."""
        count = round(number)
        return self.tr.term(f"{self.spec.score_name}.amount", count=count, number=shown or count)

    def list(self, items: Sequence[str]) -> str:
        """Return things or names as a list: "a, b and c"."""
        return self.tr.list(items)

    def number(self, number: float, decimals: int = 0, *, signed: bool = False) -> str:
        """Return a number as text: "1.5"; ``signed`` with its plus or minus, except for 0."""
        return self.tr.number(number, decimals, signed=signed)

    def percent(self, share: float) -> str:
        """Return a share (0 to 1) as a percentage: "31 %"."""
        return self.tr.percent(share)

    def date(self, moment: date, form: str = "day") -> str:
        """Return a date or time; ``form`` is "day", "moment" (date and time) or "time"."""
        return self.tr.date(moment, form)

    def has(self, key: str) -> bool:
        """Return whether there is a text for a key."""
        return self.tr.has(self._own(key))

    def called(self, key: str, name: str) -> Term:
        """Return the name of a key; without one, ``name`` as readable words."""
        if self.has(key):
            return self.term(key)
        return Term.of(name.replace("_", " ").capitalize(), key, {})

    def option(self, name: str) -> Term:
        """Return the title of an option of the game."""
        declared = {option.name: option.words for option in self.spec.declared_options}
        return self.called(f"{declared.get(name, '')}.title", name)

    def option_is(self, name: str, on: bool) -> str:
        """Return the text for a game with an option on or off."""
        declared = {option.name: option.words for option in self.spec.declared_options}
        state = "on" if on else "off"
        key = f"{declared.get(name, '')}.{state}"
        return self(key) if self.has(key) else self(f"options.{state}", option=self.option(name))

    def source(self, name: str) -> Term:
        """Return the name of a source of score."""
        return self.called(f"source.{name}", name)

    def controller(self, name: str) -> Term:
        """Return the name of a kind of player."""
        return self.called(f"bots.{name}.title", name)

    def numbered(self, controller: str, number: int) -> str:
        """Return the name of a bot that has none of its own: "Merchant 2"."""
        return self("bots.numbered", name=self.controller(controller), number=number)

    def controller_note(self, name: str) -> str:
        """Return a line about a kind of player; empty if there is none."""
        key = f"bots.{name}.note"
        return self(key) if self.has(key) else ""

    def character(self, bot: str) -> str:
        """Return three lines about the person behind a bot: aims, fears, manner of speaking."""
        keys = [f"people.{bot}.{what}" for what in ("wants", "fears", "speaks")]
        return "\n".join(self(key) for key in keys if self.has(key))

    def player_names(self, controller: str) -> tuple[str, ...]:
        """Return the names to choose from for a kind of player."""
        key = f"bots.{controller}.names"
        return self.tr.lines(self._own(key))

    def player(self, key: str) -> str:
        """Return the name of a player in statistics: a person's own, or the kind of a bot."""
        kind, _, name = key.partition(":")
        return name if kind == "person" else self.controller(name)

    def _own(self, key: str) -> str:
        own = f"{self.spec.id}.{key}"
        return own if self.tr.has(own) else key
