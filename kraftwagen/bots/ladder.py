"""The bots by name, weakest first, and the styles after them."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kraftwagen.bots.base import Bot, Builder
from kraftwagen.bots.greedy import GreedyBot
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec

LEVELS: Final = (
    Level("apprentice", noise=9.0, own_board=True),
    Level("journeyman", noise=4.0),
    Level("merchant"),
    Level("engineer", noise=4.0, learned=True),
    Level("champion", learned=True, simulations=320, candidates=8),
)
"""From the first-time player to the champion; figures in README.md beside this file."""
STYLES: Final = tuple(
    Level(style, learned=True, style=style) for style in ("racer", "coachbuilder", "discounter")
)
"""At the engineer's level, each with a taste in place of noise. Simulations would make them no
stronger: their luck blurs what is nearly equal, so that only a costly taste would still show."""
FALL_BACK: Final = "hasty"
"""Who decides when a bot broke; not on offer."""
HINTS: Final = "adviser"
"""Who answers when a player asks for a hint; not on offer."""

_LADDER: dict[str, Builder] = {"random": RandomBot, "greedy": GreedyBot}
_LADDER[FALL_BACK] = partial(SearchBot, Level(FALL_BACK, hasty=True))
_LADDER[HINTS] = partial(SearchBot, Level(HINTS, learned=True, simulations=64, candidates=6))
_LADDER |= {level.name: partial(SearchBot, level) for level in LEVELS + STYLES}


class UnknownBot(GameError):
    """A name that is not on the ladder."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot '{name}': known are {', '.join(names())}")
        self.name = name


def names() -> list[str]:
    """The names ``build`` knows: yardsticks, then the ladder, then the styles."""
    return list(_LADDER)


def offered() -> list[str]:
    """The names to choose from in the window, weakest first, styles last."""
    return [level.name for level in LEVELS + STYLES]


def build(name: str, spec: GameSpec[Any], seed: int) -> Bot:
    """A new bot for one seat of one match; raises UnknownBot."""
    check(name)
    return _LADDER[name](spec, seed)


def check(name: str) -> None:
    """Raises UnknownBot when ``name`` is not on the ladder."""
    if name not in _LADDER:
        raise UnknownBot(name)


def register(name: str, builder: Builder) -> None:
    """Put a bot on top of the ladder; also how tests add bots that misbehave."""
    _LADDER[name] = builder
