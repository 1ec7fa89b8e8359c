"""All bots by name: the ladder from the weakest to the strongest, and a game's styles."""

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
"""The levels on offer, the weakest first; README.md beside this file has their strengths."""
FALL_BACK: Final = "hasty"
"""Name of the bot that decides when another bot has failed; not on offer."""
HINTS: Final = "adviser"
"""Name of the bot that answers when a player asks for a hint; not on offer."""
NEWCOMER: Final = "newcomer"
"""Name of the bot that measures what a first player may reach; not on offer.

It errs at random, so that no goal suits its way of erring.
"""
POINTER: Final = "pointer"
"""Name of the quick bot that finds the good moves to be marked; not on offer."""

_LADDER: dict[str, Builder] = {"random": RandomBot, "greedy": GreedyBot}
_LADDER[FALL_BACK] = partial(SearchBot, Level(FALL_BACK, hasty=True))
_LADDER[HINTS] = partial(SearchBot, Level(HINTS, learned=True, simulations=64, candidates=6))
_LADDER[NEWCOMER] = partial(SearchBot, Level(NEWCOMER, noise=1.125, own_board=True))
_LADDER[POINTER] = partial(SearchBot, Level(POINTER, learned=True))
_LADDER |= {level.name: partial(SearchBot, level) for level in LEVELS}


class UnknownBot(GameError):
    """Raised for a name that is no bot of a game."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown bot '{shown(name)}': known are {', '.join(known)}")
        self.name = name


def style_level(style: str) -> Level:
    """Return the level of a bot with a game's style: the engineer's, with a taste but no noise.

    It has no simulations: their noise would hide the taste between nearly equal lines, unless the
    taste were so strong that it cost strength.
    """
    return Level(style, learned=True, style=style)


def strength(name: str, spec: GameSpec[Any]) -> int:
    """Return the strength of a bot on offer, from 1 to the number of ``LEVELS``; 0 for others.

    A style of the game has that of the engineer: styles were rated just above (README.md).
    """
    rung = {level.name: rung for rung, level in enumerate(LEVELS, start=1)}
    return rung["engineer"] if name in insight_of(spec).styles else rung.get(name, 0)


def names(spec: GameSpec[Any]) -> list[str]:
    """Return the names that ``build`` knows: reference bots, levels, then the game's styles."""
    return list(dict.fromkeys([*_LADDER, *insight_of(spec).styles]))


def offered(spec: GameSpec[Any]) -> list[str]:
    """Return the names that the window offers: levels, the weakest first, then styles."""
    return [*(level.name for level in LEVELS), *insight_of(spec).styles]


def build(name: str, spec: GameSpec[Any], seed: int) -> Bot:
    """Make a new bot for one seat of one match; raises UnknownBot."""
    check(name, spec)
    builder = _LADDER.get(name) or partial(SearchBot, style_level(name))
    return builder(spec, seed)


def check(name: str, spec: GameSpec[Any]) -> None:
    """Raise UnknownBot if ``name`` is no bot of the game."""
    known = names(spec)
    if name not in known:
        raise UnknownBot(name, known)


def register(name: str, builder: Builder) -> None:
    """Add a bot that ``build`` knows but the window does not offer, as for tests."""
    _LADDER[name] = builder
