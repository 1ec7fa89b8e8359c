"""Who plays and how: the choices of the new-match scene, without any picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.types import Json
from kraftwagen.match.seats import PERSON, BadSeat, SeatInfo
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.drawing.typefaces import can_be_seen
from kraftwagen.ui.language.game_words import GameWords

LONGEST_NAME: Final = 16
_SEED_BELOW: Final = 10**9


@dataclass
class SeatChoice:
    """A seat as chosen so far; ``own_name`` once the player has typed one.

    ``person`` is the name a person has here, for when one comes back after a bot.
    """

    controller: str
    name: str = ""
    own_name: bool = False
    person: str = ""
    number: str = ""
    """The seat's own value of the option ``per_seat`` as typed; empty is none."""


@dataclass
class MatchSetup:
    """All choices for the game of ``words``; ``remember``/``recall`` keep them.

    ``options`` has those for the whole table. Of the options for each seat the first is offered,
    if it is a number. ``colours`` has the number of the colour of every seat, none twice.
    """

    words: GameWords
    bots: Sequence[str]
    count: int = 3
    seats: list[SeatChoice] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    uses_per_seat: bool = False
    """Whether the option ``per_seat`` is in use."""
    pure: bool = False
    """Whether there are neither hints nor taking back."""

    def __post_init__(self) -> None:
        # The second weakest: a newcomer can beat it, but not by chance.
        usual = self.bots[:2][-1] if self.bots else PERSON
        low, high = self.words.spec.seats
        self.seats = self.seats or [
            SeatChoice(PERSON if seat == 0 else usual) for seat in range(high)
        ]
        self.colours = list(range(max(high, len(PLAYERS))))
        self.options = {option.name: option.default for option in self.table_options}
        self.count = min(max(self.count, low), high)
        self.name_seats()

    @property
    def table_options(self) -> list[SetupOption]:
        """The options that are the same for all seats."""
        return [option for option in self.words.spec.declared_options if not option.per_seat]

    @property
    def per_seat(self) -> SetupOption | None:
        """The option with a number for each seat, in games that have one."""
        declared = self.words.spec.declared_options
        return next((one for one in declared if one.per_seat and one.kind == "int"), None)

    @property
    def playing(self) -> list[SeatChoice]:
        """The seats in use."""
        return self.seats[: self.count]

    @property
    def controllers(self) -> list[str]:
        """What a seat may be."""
        return [PERSON, *self.bots]

    def set_controller(self, seat: int, controller: str) -> None:
        """Person or bot; a name that was not typed follows, and a person's comes back."""
        chosen = self.seats[seat]
        was, chosen.controller = chosen.controller, controller
        if PERSON in (was, controller) and was != controller:
            if was == PERSON:
                chosen.person = chosen.name if chosen.own_name else ""
            chosen.name = chosen.person if controller == PERSON else ""
            chosen.own_name = bool(chosen.name)
        elif not chosen.own_name:
            chosen.name = ""
        self.name_seats()

    def next_colour(self, seat: int, by: int = 1) -> None:
        """Give a seat the next colour; who has it gets the seat's own in exchange."""
        other = self.colours.index((self.colours[seat] + by) % len(self.colours))
        self.colours[seat], self.colours[other] = self.colours[other], self.colours[seat]

    def seated(self) -> list[SeatInfo]:
        """The seats as the match takes them."""
        return [
            SeatInfo(seat.name.strip(), seat.controller, None if colour == number else colour)
            for number, (seat, colour) in enumerate(zip(self.playing, self.colours, strict=False))
        ]

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
            words = self.words
            names = words.player_names(seat.controller) or words.player_names(PERSON)
            free = [name for name in names if name.casefold() not in taken]
            if seat.name.casefold() not in taken and seat.name in names:
                free = [seat.name]
            seat.name = free[0] if free else f"{words.controller(seat.controller)} {number + 1}"
            taken.add(seat.name.casefold())

    def set_number(self, option: SetupOption, text: str) -> None:
        """A typed number; nothing is the default."""
        self.options[option.name] = int(text) if text else option.default

    def chosen_options(self) -> dict[str, Json]:
        """The options of the match."""
        chosen: dict[str, Json] = dict(self.options)
        if self.per_seat is not None:
            numbers: list[Json] = [int(seat.number or 0) for seat in self.playing]
            chosen[self.per_seat.name] = numbers if self.uses_per_seat and any(numbers) else []
        return chosen

    def take(self, controllers: Sequence[str], options: Mapping[str, Any], seed: int) -> None:
        """Choose what a set-up code says; names stay as they are where they can."""
        self.count = len(controllers)
        for seat, controller in enumerate(controllers):
            if self.seats[seat].controller != controller:
                self.set_controller(seat, controller)
        self.options.update({name: options[name] for name in self.options if name in options})
        numbers = options.get(self.per_seat.name) or [] if self.per_seat else []
        self.uses_per_seat = any(numbers)
        for seat, number in enumerate(numbers):
            self.seats[seat].number = str(number)
        self.seed = str(seed)

    def problem(self, can_show: Callable[[str], bool] = str.isprintable) -> str:
        """Why the match cannot start, as a sentence, or an empty string.

        ``can_show`` says of a name whether the letters on screen suffice for it.
        """
        seen: dict[str, str] = {}
        for number, seat in enumerate(self.playing):
            name = seat.name.strip()
            if not name:
                return self.words("new_match.empty_name", number=number + 1)
            if not name.isprintable() or not can_show(name):
                return self.words("new_match.odd_name", number=number + 1)
            if name.casefold() in seen:
                return self.words("new_match.same_name", name=name)
            seen[name.casefold()] = name
        return ""

    def chosen_seed(self) -> int:
        """The typed seed, or a new random one."""
        return int(self.seed) if self.seed.isdecimal() else random.randrange(_SEED_BELOW)

    def remember(self) -> dict[str, Any]:
        """The choices as JSON for the settings; the seed is not kept."""
        return {
            "count": self.count,
            "seats": [
                [s.controller, s.name if s.own_name else "", s.number, s.person] for s in self.seats
            ],
            "colours": self.colours,
            "options": dict(self.options),
            "per_seat": self.uses_per_seat,
            "pure": self.pure,
        }


def recall(words: GameWords, kept: Mapping[str, Any], bots: Sequence[str]) -> MatchSetup:
    """The choices of last time as far as they still make sense."""
    setup = MatchSetup(words, bots)
    low, high = words.spec.seats
    count = kept.get("count")
    if isinstance(count, int):
        setup.count = min(max(count, low), high)
    seats = kept.get("seats")
    for seat, entry in zip(setup.seats, seats if isinstance(seats, list) else [], strict=False):
        if (
            isinstance(entry, list)
            and 2 <= len(entry) <= 4
            and all(isinstance(part, str) for part in entry)
        ):
            if entry[0] in setup.controllers:
                seat.controller = entry[0]
            seat.name = _name(entry[1])
            seat.own_name = bool(seat.name.strip())
            typed = entry[2] if len(entry) > 2 else ""
            seat.person = _name(entry[3]).strip() if len(entry) > 3 else ""
            fits = setup.per_seat is not None and len(typed) <= len(str(setup.per_seat.high))
            seat.number = typed if fits and typed.isascii() and typed.isdecimal() else ""
    colours = kept.get("colours")
    if isinstance(colours, list) and all(type(colour) is int for colour in colours):
        fits = sorted(colours) == sorted(setup.colours)
        setup.colours = list(colours) if fits else setup.colours
    switch = kept.get("per_seat", kept.get("handicaps"))  # the old name
    setup.uses_per_seat = setup.per_seat is not None and switch is True
    setup.pure = kept.get("pure") is True
    options = kept.get("options")
    options = options if isinstance(options, dict) else {}
    for option in setup.table_options:
        with suppress(KeyError, BadOption):
            value = options[option.name]
            option.check(value, setup.count)
            setup.options[option.name] = value
    setup.name_seats()
    return setup


def _name(kept: str) -> str:
    """A name of last time without what nobody sees: somebody may have edited the settings."""
    return "".join(sign for sign in kept if sign.isprintable() and can_be_seen(sign))[:LONGEST_NAME]


def last_person(words: GameWords, kept: Mapping[str, Any], bots: Sequence[str]) -> SeatInfo | None:
    """The first person of the last set-up: a typed name, a chosen colour."""
    with suppress(BadSeat):  # somebody may have edited the settings
        return next((seat for seat in recall(words, kept, bots).seated() if seat.is_person), None)
    return None
