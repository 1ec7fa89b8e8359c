"""The choices of the new-match scene, without widgets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.types import Json
from kraftwagen.match.seats import HELPERS, PERSON, BadSeat, SeatInfo
from kraftwagen.ui.drawing.guests import guests, key
from kraftwagen.ui.drawing.people import looks
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.drawing.typefaces import can_be_seen
from kraftwagen.ui.language.game_words import GameWords

LONGEST_NAME: Final = 16
_SEED_BELOW: Final = 10**9


@dataclass
class SeatChoice:
    """The choices for a seat; ``own_name`` tells that its name was typed.

    ``person`` is the name to restore when a person replaces a bot.
    """

    controller: str
    name: str = ""
    own_name: bool = False
    person: str = ""
    helpers: tuple[str, ...] = ()
    """What a person there is helped with, some of ``seats.HELPERS``."""
    head_start: int = 0
    """The seat's value of the option ``head_start``."""
    guest: str = ""
    """The face chosen for a person there, of ``drawing.guests``; empty for that of the name."""


@dataclass
class MatchSetup:
    """The choices for a match of the game of ``words``; ``remember`` and ``recall`` store them.

    ``options`` are those of the whole table. Of the options per seat only the head start is
    offered. ``colours`` has a distinct colour number for each seat.
    """

    words: GameWords
    bots: Sequence[str]
    count: int = 3
    seats: list[SeatChoice] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    pure: bool = False
    """Whether the match is played without hints and taking back."""

    def __post_init__(self) -> None:
        # The second weakest bot: a beginner can beat it, but not by chance.
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
    def head_start(self) -> SetupOption | None:
        """The option that gives seats a head start; None if the game has none."""
        declared = self.words.spec.declared_options
        return next((one for one in declared if one.per_seat and one.grades), None)

    @property
    def grades(self) -> dict[str, int]:
        """The head starts on offer with the present options, by name."""
        return self.head_start.graded(self.options) if self.head_start is not None else {}

    def set_option(self, name: str, value: Any) -> None:
        """Set an option of the table; head starts of a name get the amount they have with it."""
        names = {amount: grade for grade, amount in self.grades.items()}
        self.options[name] = value
        for seat in self.seats:
            if seat.head_start in names:
                seat.head_start = self.grades[names[seat.head_start]]

    @property
    def playing(self) -> list[SeatChoice]:
        """The seats in use."""
        return self.seats[: self.count]

    @property
    def controllers(self) -> list[str]:
        """The possible controllers of a seat: PERSON and the bots."""
        return [PERSON, *self.bots]

    def set_controller(self, seat: int, controller: str) -> None:
        """Set the controller of a seat; change a default name, restore a person's name."""
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
        """Give a seat the next (1) or previous (-1) colour, swapping with the seat that has it."""
        other = self.colours.index((self.colours[seat] + by) % len(self.colours))
        self.colours[seat], self.colours[other] = self.colours[other], self.colours[seat]

    def seated(self) -> list[SeatInfo]:
        """Return the seats in use for starting the match; bots and pure games have no helpers."""
        return [
            SeatInfo(
                seat.name.strip(),
                seat.controller,
                None if colour == number else colour,
                () if self.pure or seat.controller != PERSON else seat.helpers,
            )
            for number, (seat, colour) in enumerate(zip(self.playing, self.colours, strict=False))
        ]

    def set_helper(self, seat: int, helper: str, wanted: bool) -> None:
        """Give a seat a helper of ``seats.HELPERS``, or take it away."""
        chosen = self.seats[seat]
        now = {*chosen.helpers, helper} if wanted else {*chosen.helpers} - {helper}
        chosen.helpers = tuple(one for one in HELPERS if one in now)

    def set_name(self, seat: int, name: str) -> None:
        """Set a typed name; if it is empty, ``name_seats`` gives the seat another one."""
        self.seats[seat].name = name
        self.seats[seat].own_name = bool(name.strip())

    def name_seats(self) -> None:
        """Give every unnamed seat an unused name; who has one for its kind keeps it."""
        taken = {seat.name.strip().casefold() for seat in self.seats if seat.own_name}
        unnamed: list[tuple[int, SeatChoice]] = []
        for number, seat in enumerate(self.seats):
            if seat.own_name:
                continue
            if seat.name in self._names(seat) and seat.name.casefold() not in taken:
                taken.add(seat.name.casefold())
            else:
                unnamed.append((number, seat))
        for number, seat in unnamed:
            free = (name for name in self._names(seat) if name.casefold() not in taken)
            seat.name = next(free, "") or self.words.numbered(seat.controller, number + 1)
            taken.add(seat.name.casefold())

    def _names(self, seat: SeatChoice) -> tuple[str, ...]:
        return self.words.player_names(seat.controller) or self.words.player_names(PERSON)

    # -- faces

    def guests(self, kept: Mapping[str, str]) -> tuple[str | None, ...]:
        """Return the face of each person; ``kept`` are those in the settings. None for bots."""
        names = [seat.name if seat.controller == PERSON else None for seat in self.playing]
        return guests(names, self.kept_guests(kept))

    def looks(self) -> tuple[int, ...]:
        """Return the look of the bot at each seat."""
        seats = [(seat.controller, seat.name.strip()) for seat in self.playing]
        return looks(seats, self.words.player_names)

    def choose_guest(self, seat: int, guest: str, kept: Mapping[str, str]) -> None:
        """Give a person a face; who had it gets the other one, and nobody else another."""
        before = self.guests(kept)
        for taken, shown in zip(self.playing, before, strict=True):
            taken.guest = shown or ""
        if guest in before:
            self.seats[before.index(guest)].guest = before[seat] or ""
        self.seats[seat].guest = guest

    def kept_guests(self, kept: Mapping[str, str]) -> dict[str, str]:
        """Return faces by name for the settings; those of people who play come last."""
        found = dict(kept)
        for seat in self.playing:
            if seat.controller == PERSON and (chosen := seat.guest or kept.get(key(seat.name))):
                found.pop(key(seat.name), None)
                found[key(seat.name)] = chosen
        return found

    def set_number(self, option: SetupOption, text: str) -> None:
        """Set a typed number; empty for the default."""
        self.options[option.name] = int(text) if text else option.default

    def chosen_options(self) -> dict[str, Json]:
        """Return the set-up options for starting the match."""
        chosen: dict[str, Json] = dict(self.options)
        if self.head_start is not None:
            amounts: list[Json] = [seat.head_start for seat in self.playing]
            chosen[self.head_start.name] = amounts if any(amounts) else []
        return chosen

    def take(self, controllers: Sequence[str], options: Mapping[str, Any], seed: int) -> None:
        """Apply the values of a set-up code; keep names where possible."""
        self.count = len(controllers)
        for seat, controller in enumerate(controllers):
            if self.seats[seat].controller != controller:
                self.set_controller(seat, controller)
        self.options.update({name: options[name] for name in self.options if name in options})
        given = options.get(self.head_start.name) if self.head_start else None
        for taken, amount in zip(self.playing, given or [0] * self.count, strict=True):
            taken.head_start = amount
        self.seed = str(seed)

    def problem(self, can_show: Callable[[str], bool] = str.isprintable) -> str:
        """Return the reason why the match cannot start, as a sentence, or "".

        ``can_show`` tells whether the typefaces have all letters of a name.
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
        """Return the typed seed, or a new random one."""
        return int(self.seed) if self.seed.isdecimal() else random.randrange(_SEED_BELOW)

    def remember(self) -> dict[str, Any]:
        """Return the choices as JSON for the settings, without the seed."""
        return {
            "count": self.count,
            "seats": [
                [
                    *(s.controller, s.name if s.own_name else "", str(s.head_start), s.person),
                    " ".join(s.helpers),
                ]
                for s in self.seats
            ],
            "colours": self.colours,
            "options": dict(self.options),
            "per_seat": any(seat.head_start for seat in self.seats),
            "pure": self.pure,
        }


def recall(words: GameWords, kept: Mapping[str, Any], bots: Sequence[str]) -> MatchSetup:
    """Return the choices of an earlier set-up, ``kept``, as far as they are still valid."""
    setup = MatchSetup(words, bots)
    low, high = words.spec.seats
    count = kept.get("count")
    if isinstance(count, int):
        setup.count = min(max(count, low), high)
    seats = kept.get("seats")
    # Its old names: without it, the amounts were kept but did not count.
    counts = kept.get("per_seat", kept.get("handicaps")) is True
    for seat, entry in zip(setup.seats, seats if isinstance(seats, list) else [], strict=False):
        if (
            isinstance(entry, list)
            and 2 <= len(entry) <= 5
            and all(isinstance(part, str) for part in entry)
        ):
            if entry[0] in setup.controllers:
                seat.controller = entry[0]
            seat.name = _name(entry[1])
            seat.own_name = bool(seat.name.strip())
            typed = entry[2] if len(entry) > 2 else ""
            seat.person = _name(entry[3]).strip() if len(entry) > 3 else ""
            seat.head_start = int(typed) if counts and _fits(setup.head_start, typed) else 0
            helped = entry[4].split() if len(entry) > 4 else []
            seat.helpers = tuple(helper for helper in HELPERS if helper in helped)
    colours = kept.get("colours")
    if isinstance(colours, list) and all(type(colour) is int for colour in colours):
        fits = sorted(colours) == sorted(setup.colours)
        setup.colours = list(colours) if fits else setup.colours
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


def _fits(option: SetupOption | None, typed: str) -> bool:
    """Return whether the option of each seat may have a typed number."""
    if option is None or len(typed) > len(str(option.high)):
        return False
    return typed.isascii() and typed.isdecimal() and option.low <= int(typed) <= option.high


def _name(kept: str) -> str:
    """Return a kept name without invisible characters: the settings may have been edited."""
    return "".join(sign for sign in kept if sign.isprintable() and can_be_seen(sign))[:LONGEST_NAME]


def last_person(words: GameWords, kept: Mapping[str, Any], bots: Sequence[str]) -> SeatInfo | None:
    """Return the first person of the last set-up, with name and colour; None if there is none."""
    with suppress(BadSeat):  # the settings may have been edited
        return next((seat for seat in recall(words, kept, bots).seated() if seat.is_person), None)
    return None
