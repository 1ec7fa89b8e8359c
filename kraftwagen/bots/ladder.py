"""The bots by name, weakest first, and the styles of a game after them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from kraftwagen.bots.base import Bot, Builder
from kraftwagen.bots.greedy import GreedyBot
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.spec import GameSpec

LEVELS: Final = (
    Level("apprentice", noise=1.125, own_board=True),
    Level("journeyman", noise=0.5),
    Level("merchant"),
    Level("engineer", noise=0.5, learned=True),
    Level("champion", learned=True, simulations=320, candidates=8),
)
"""From the first-time player to the champion; figures in README.md beside this file."""
FALL_BACK: Final = "hasty"
"""The bot that decides when another one failed; not on offer."""
HINTS: Final = "adviser"
"""The bot that answers when a player asks for a hint; not on offer."""

_LADDER: dict[str, Builder] = {"random": RandomBot, "greedy": GreedyBot}
_LADDER[FALL_BACK] = partial(SearchBot, Level(FALL_BACK, hasty=True))
_LADDER[HINTS] = partial(SearchBot, Level(HINTS, learned=True, simulations=64, candidates=6))
_LADDER |= {level.name: partial(SearchBot, level) for level in LEVELS}


class UnknownBot(GameError):
    """A name that is not on the ladder of a game."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown bot '{shown(name)}': known are {', '.join(known)}")
        self.name = name


def style_level(style: str) -> Level:
    """The level of a style of a game: the engineer's, with a taste instead of noise.

    Without simulations: their noise would hide the taste between nearly equal lines, unless the
    taste were so strong that it cost strength.
    """
    return Level(style, learned=True, style=style)


def strength(name: str, spec: GameSpec[Any]) -> int:
    """The strength of a bot on offer, from 1 to the number of ``LEVELS``; 0 for any other.

    The styles of a game were rated between engineer and champion (README.md).
    """
    rung = {level.name: rung for rung, level in enumerate(LEVELS, start=1)}
    return rung["engineer"] if name in insight_of(spec).styles else rung.get(name, 0)


def names(spec: GameSpec[Any]) -> list[str]:
    """The names that ``build`` knows: reference bots, then the levels, then the game's styles."""
    return list(dict.fromkeys([*_LADDER, *insight_of(spec).styles]))


def offered(spec: GameSpec[Any]) -> list[str]:
    """The names to choose from in the window, weakest first, the game's styles last."""
    return [*(level.name for level in LEVELS), *insight_of(spec).styles]


def build(name: str, spec: GameSpec[Any], seed: int) -> Bot:
    """A new bot for one seat of one match; raises UnknownBot."""
    check(name, spec)
    builder = _LADDER.get(name) or partial(SearchBot, style_level(name))
    return builder(spec, seed)


def check(name: str, spec: GameSpec[Any]) -> None:
    """Raise UnknownBot when ``name`` is not on the ladder of the game."""
    known = names(spec)
    if name not in known:
        raise UnknownBot(name, known)


def register(name: str, builder: Builder) -> None:
    """Add a bot on top of the ladder, such as one that misbehaves in tests."""
    _LADDER[name] = builder
