"""Texts with a game's own wording: ``words("results.source")`` with a ``GameWords`` ``words``.

A game overrides any text below its id: ``<id>.bots.racer.title`` comes before
``bots.racer.title``. ``{score}`` and ``{score_title}`` are the game's names for its score.
"""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.language.i18n import Translator


class GameWords:
    """A ``Translator`` for one game, whose own texts come first; follows its language."""

    def __init__(self, tr: Translator, spec: GameSpec[Any]) -> None:
        self.tr, self.spec = tr, spec

    def __call__(self, key: str, **args: object) -> str:
        """The text of a key with its values filled in."""
        score = {name: self.tr(f"{self.spec.score_name}.{name}") for name in ("name", "title")}
        return self.tr(
            self._own(key), **{"score": score["name"], "score_title": score["title"], **args}
        )

    def amount(self, number: float, shown: str = "") -> str:
        """An amount of score: "12 points", "1 point"; ``shown`` replaces the written number."""
        count = round(number)
        return self.tr(f"{self.spec.score_name}.amount", count=count, number=shown or count)

    def percent(self, share: float) -> str:
        """Format a share of 1 as a percentage."""
        return self.tr.percent(share)

    def has(self, key: str) -> bool:
        """Whether there is a text for a key."""
        return self.tr.has(self._own(key))

    def data(self, key: str) -> Any:
        """The raw value of a key (a list or mapping of texts), None when missing."""
        return self.tr.data(self._own(key))

    def called(self, key: str, name: str) -> str:
        """The text of a key; ``name`` made readable where there is none."""
        return self(key) if self.has(key) else name.replace("_", " ").capitalize()

    def option(self, name: str) -> str:
        """The title of an option of the game."""
        declared = {option.name: option.words for option in self.spec.declared_options}
        return self.called(f"{declared.get(name, '')}.title", name)

    def option_is(self, name: str, on: bool) -> str:
        """The text for a game with an option on, or off."""
        declared = {option.name: option.words for option in self.spec.declared_options}
        state = "on" if on else "off"
        key = f"{declared.get(name, '')}.{state}"
        return self(key) if self.has(key) else self(f"options.{state}", option=self.option(name))

    def source(self, name: str) -> str:
        """The name of a source of score."""
        return self.called(f"source.{name}", name)

    def controller(self, name: str) -> str:
        """The name of a kind of player."""
        return self.called(f"bots.{name}.title", name)

    def controller_note(self, name: str) -> str:
        """One line about a kind of player."""
        key = f"bots.{name}.note"
        return self(key) if self.has(key) else ""

    def player_names(self, controller: str) -> list[str]:
        """Names to choose from for a kind of player."""
        key = f"bots.{controller}.names"
        return list(self.data(key) or []) if self.has(key) else []

    def player(self, key: str) -> str:
        """The name of a player in statistics: that of a person, the kind of a bot."""
        kind, _, name = key.partition(":")
        return name if kind == "person" else self.controller(name)

    def _own(self, key: str) -> str:
        own = f"{self.spec.id}.{key}"
        return own if self.tr.has(own) else key
