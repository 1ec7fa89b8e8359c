"""The filters of the statistics, and the chosen ones as a line of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.aggregates import Filter
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import beside


@dataclass(frozen=True)
class FilterList:
    """A list of values to filter by, with their texts; the first value filters nothing."""

    options: Sequence[tuple[str, str]]
    now: str
    change: Callable[[str], Filter]
    """A function that returns the new filter when another value is chosen."""
    tip: str = ""

    @property
    def value(self) -> str:
        """The chosen value; the first one if the chosen value no longer occurs in any game."""
        return self.now if self.now in dict(self.options) else self.options[0][0]

    @property
    def said(self) -> str:
        """The choice in words; empty if it filters nothing."""
        return "" if self.value == self.options[0][0] else dict(self.options)[self.value]


class FilterChoices:
    """The filter lists for one game; ``players`` are the keys of those who took part.

    ``left_out`` is the number of games not counted because they are practice.
    """

    def __init__(
        self,
        tr: Translator,
        spec: GameSpec[Any],
        players: Sequence[str],
        now: Filter,
        left_out: int = 0,
    ) -> None:
        self.tr, self.spec, self.now, self.left_out = tr, spec, now, left_out
        self.words = GameWords(tr, spec)
        self.lists = [*self._players(players), self._number()]
        for option in spec.declared_options:
            if option.kind == "choice" and not option.per_seat:
                self.lists.append(self._one_of(option))
            elif option.kind == "bool" or option.per_seat:
                self.lists.append(self._switch(option.name))
        self.lists.append(self._pure())

    @property
    def summary(self) -> str:
        """A line on the counted games and the number of games left out."""
        said = [choice.said for choice in self.lists if choice.said]
        if self.now.practice:
            said.append(self.tr("statistics.with_practice"))
        said = said or [self.tr("statistics.all_games")]
        if self.left_out:
            said.append(self.tr("statistics.left_out", count=self.left_out))
        return beside(*said)

    @property
    def narrowed(self) -> bool:
        """Whether the filter differs from the default."""
        return self.now != Filter(game=self.spec.id)

    def _players(self, known: Sequence[str]) -> list[FilterList]:
        people = [key for key in known if key.startswith("person:")]
        bots = [key for key in known if key.startswith("bot:")]
        named = [(key, self.words.player(key)) for key in people + bots]
        against = [(key, self.tr("statistics.against", name=words)) for key, words in named]
        return [
            FilterList(
                [("", self.tr("statistics.everybody")), *named],
                self.now.who,
                lambda value: replace(self.now, who=value),
                self.tr("statistics.who_tip"),
            ),
            FilterList(
                [("", self.tr("statistics.against_all")), *against],
                self.now.against,
                lambda value: replace(self.now, against=value),
                self.tr("statistics.against_tip"),
            ),
        ]

    def _number(self) -> FilterList:
        low, high = self.spec.seats
        counts = [(str(n), self.tr("new_match.count", count=n)) for n in range(low, high + 1)]
        return FilterList(
            [("0", self.tr("statistics.any_number")), *counts],
            str(self.now.seats),
            lambda value: replace(self.now, seats=int(value)),
            self.tr("statistics.number_tip"),
        )

    def _pure(self) -> FilterList:
        values: Mapping[str, bool | None] = {"any": None, "pure": True, "helped": False}
        options = [(name, self.tr(f"statistics.pure_filter.{name}")) for name in values]
        now = next(name for name, value in values.items() if value is self.now.unassisted)
        tip = self.tr("new_match.pure_note")
        return FilterList(
            options, now, lambda name: replace(self.now, unassisted=values[name]), tip
        )

    def _switch(self, name: str) -> FilterList:
        """Return the list of an option that is on or off."""
        title = self.words.option(name)
        options = [
            ("", self.tr("statistics.option_any", option=title)),
            ("on", self.words.option_is(name, True)),
            ("off", self.words.option_is(name, False)),
        ]
        kept = self.now.options.get(name)
        now = "" if kept is None else "on" if kept else "off"
        return FilterList(
            options, now, lambda value: self._with(name, value == "on" if value else None)
        )

    def _one_of(self, option: SetupOption) -> FilterList:
        """Return the list of an option with several values."""
        title, name = self.words.option(option.name), option.name
        options = [("", self.tr("statistics.option_any", option=title))]
        for one in option.choices:
            value = self.words.called(f"{option.words}.{one}", one)
            options.append((one, self.tr("statistics.option_is", option=title, value=value)))
        now = str(self.now.options.get(name, ""))
        return FilterList(options, now, lambda value: self._with(name, value or None))

    def _with(self, name: str, value: bool | str | None) -> Filter:
        """Return the filter with another value of an option; None for any value."""
        others = {key: kept for key, kept in self.now.options.items() if key != name}
        return replace(self.now, options=others if value is None else {**others, name: value})
