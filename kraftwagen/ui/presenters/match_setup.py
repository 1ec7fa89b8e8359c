"""Who plays and how: the choices of the new-match scene, without any picture."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kraftwagen.ui.language.i18n import Translator

PERSON: Final = "person"
LONGEST_NAME: Final = 16
LONGEST_HANDICAP: Final = 2
"""Digits."""
HANDICAP: Final = "handicap"
"""The option with what each seat begins with."""
MOST_SEATS: Final = 4
_SEED_BELOW: Final = 10**9


@dataclass
class SeatChoice:
    """A seat as chosen so far; ``own_name`` once the player has typed one."""

    controller: str
    name: str = ""
    own_name: bool = False
    handicap: str = ""
    """Money to begin with as typed; empty is none."""


def controller_title(tr: Translator, controller: str) -> str:
    """How a kind of player is called."""
    key = f"bots.{controller}.title"
    return tr(key) if tr.has(key) else controller.replace("_", " ").capitalize()


def controller_note(tr: Translator, controller: str) -> str:
    """One line about a kind of player."""
    key = f"bots.{controller}.note"
    return tr(key) if tr.has(key) else ""


@dataclass
class MatchSetup:
    """All choices; ``remember``/``recall`` keep them from game to game."""

    tr: Translator
    bots: Sequence[str]
    limits: tuple[int, int] = (2, 4)
    defaults: Mapping[str, Any] = field(default_factory=dict)
    count: int = 3
    seats: list[SeatChoice] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    handicaps: bool = False
    """Whether seats may begin with money, in games that have the option ``HANDICAP``."""
    pure: bool = False
    """Whether there are neither hints nor taking back."""

    def __post_init__(self) -> None:
        # The second weakest: a newcomer can beat it, but not by chance.
        usual = self.bots[:2][-1] if self.bots else PERSON
        self.seats = self.seats or [
            SeatChoice(PERSON if seat == 0 else usual) for seat in range(MOST_SEATS)
        ]
        self.options = {**self.defaults, **self.options}
        self.count = min(max(self.count, self.limits[0]), self.limits[1])
        self.name_seats()

    @property
    def playing(self) -> list[SeatChoice]:
        """The seats in use."""
        return self.seats[: self.count]

    @property
    def controllers(self) -> list[str]:
        """What a seat may be."""
        return [PERSON, *self.bots]

    def set_controller(self, seat: int, controller: str) -> None:
        """Person or bot; a name that was not typed follows."""
        self.seats[seat].controller = controller
        if not self.seats[seat].own_name:
            self.seats[seat].name = ""
        self.name_seats()

    def set_name(self, seat: int, name: str) -> None:
        """A typed name; an emptied one becomes a default again when the scene is left."""
        self.seats[seat].name = name
        self.seats[seat].own_name = bool(name.strip())

    def name_seats(self) -> None:
        """Give every seat without a name one that nobody has."""
        taken = {seat.name.strip().casefold() for seat in self.seats if seat.own_name}
        for number, seat in enumerate(self.seats):
            if seat.own_name:
                continue
            key = f"bots.{seat.controller}.names"
            names = (
                (self.tr.data(key) if self.tr.has(key) else None)
                or self.tr.data("bots.person.names")
                or []
            )
            free = [name for name in names if name.casefold() not in taken]
            if seat.name.casefold() not in taken and seat.name in names:
                free = [seat.name]
            seat.name = (
                free[0] if free else f"{controller_title(self.tr, seat.controller)} {number + 1}"
            )
            taken.add(seat.name.casefold())

    @property
    def has_handicaps(self) -> bool:
        """Whether the game knows handicaps: a list with a number for each seat."""
        return isinstance(self.defaults.get(HANDICAP), list)

    def set_handicap(self, seat: int, text: str) -> None:
        """A typed amount of money to begin with."""
        self.seats[seat].handicap = text

    def chosen_options(self) -> dict[str, Any]:
        """The options of the match."""
        chosen = dict(self.options)
        if self.has_handicaps:
            amounts = [int(seat.handicap or 0) for seat in self.playing]
            chosen[HANDICAP] = amounts if self.handicaps and any(amounts) else []
        return chosen

    def take(self, controllers: Sequence[str], options: Mapping[str, Any], seed: int) -> None:
        """Choose what a set-up code says; names stay as they are where they can."""
        self.count = len(controllers)
        for seat, controller in enumerate(controllers):
            if self.seats[seat].controller != controller:
                self.set_controller(seat, controller)
        self.options.update({name: options[name] for name in self.options if name in options})
        amounts = options.get(HANDICAP) or []
        self.handicaps = self.has_handicaps and any(amounts)
        for seat, amount in enumerate(amounts):
            self.seats[seat].handicap = str(amount)
        self.seed = str(seed)

    def problem(self) -> str:
        """Why the match cannot start, as a sentence, or an empty string."""
        seen: dict[str, str] = {}
        for number, seat in enumerate(self.playing):
            name = seat.name.strip()
            if not name:
                return self.tr("new_match.empty_name", number=number + 1)
            if not name.isprintable():
                return self.tr("new_match.odd_name", number=number + 1)
            if name.casefold() in seen:
                return self.tr("new_match.same_name", name=name)
            seen[name.casefold()] = name
        return ""

    def chosen_seed(self) -> int:
        """The typed seed, or a new random one."""
        return int(self.seed) if self.seed.isdecimal() else random.randrange(_SEED_BELOW)

    def remember(self) -> dict[str, Any]:
        """The choices as JSON for the settings; the seed is not kept."""
        return {
            "count": self.count,
            "seats": [[s.controller, s.name if s.own_name else "", s.handicap] for s in self.seats],
            "options": {name: value for name, value in self.options.items() if name != HANDICAP},
            "handicaps": self.handicaps,
            "pure": self.pure,
        }


def recall(
    tr: Translator,
    kept: Mapping[str, Any],
    bots: Sequence[str],
    limits: tuple[int, int],
    defaults: Mapping[str, Any],
) -> MatchSetup:
    """The choices of last time as far as they still make sense."""
    setup = MatchSetup(tr, bots, limits, defaults)
    count = kept.get("count")
    if isinstance(count, int):
        setup.count = min(max(count, limits[0]), limits[1])
    seats = kept.get("seats")
    for seat, entry in zip(setup.seats, seats if isinstance(seats, list) else [], strict=False):
        if (
            isinstance(entry, list)
            and len(entry) in (2, 3)
            and all(isinstance(part, str) for part in entry)
        ):
            if entry[0] in setup.controllers:
                seat.controller = entry[0]
            seat.name = entry[1][:LONGEST_NAME]
            seat.own_name = bool(seat.name.strip())
            typed = entry[2] if len(entry) == 3 else ""
            seat.handicap = typed[:LONGEST_HANDICAP] if typed.isdecimal() else ""
    setup.handicaps = setup.has_handicaps and kept.get("handicaps") is True
    setup.pure = kept.get("pure") is True
    options = kept.get("options")
    if isinstance(options, dict):
        for name, value in options.items():
            known = name in defaults and name != HANDICAP
            if known and type(value) is type(defaults[name]):
                setup.options[name] = value
    setup.name_seats()
    return setup
