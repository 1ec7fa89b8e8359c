"""What the readers share: games that were played, an empty folder, what is used of a state."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine import registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir

LINE_UP: Final = ("random", "greedy", "apprentice", "engineer")


@cache
def game(name: str) -> GameSpec[Any]:
    """A game of the house."""
    return registry.load(name)


@cache
def matches(name: str) -> list[Match]:
    """Finished games of every size."""
    spec, found = game(name), []
    for seats in (2, 3, 4):
        dice = random.Random(seats)
        switches = [key for key, value in spec.options.items() if isinstance(value, bool)]
        infos = [SeatInfo(f"Seat {seat}", "random") for seat in range(seats - 1)]
        options = dict.fromkeys(switches, seats != 3)
        match = Match.new(spec, [SeatInfo("Ada"), *infos], seats, options, "2026-01-01")
        while not match.is_over:
            match.submit(match.actor, dice.choice(match.legal()))
        found.append(match)
    return found


def moments(name: str, each: int) -> list[Any]:
    """Positions from those games, about ``each`` from one."""
    return [
        match.state_at(number)
        for match in matches(name)
        for number in range(0, len(match.steps), max(1, len(match.steps) // each))
    ]


_PLACE: Final = Path("/dev/shm" if os.path.isdir("/dev/shm") else tempfile.gettempdir())
EMPTY_FOLDERS: Final = str(_PLACE / "fuzz-")
"""How the names of all empty folders begin."""


@contextmanager
def empty_folder() -> Iterator[Path]:
    """An empty folder, in memory where that is possible."""
    folder = Path(tempfile.mkdtemp(prefix="fuzz-", dir=_PLACE))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def as_json(content: bytes) -> Any:
    """The value of a content that is JSON; anything else is no question of these readers."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as problem:
        raise NotJson("is no JSON") from problem


class NotJson(GameError):
    """What the callers of a reader would have refused."""


def play_on(spec: GameSpec[Any], state: Any, decisions: int) -> None:
    dice = random.Random(1)
    for _ in range(decisions):
        if spec.is_over(state):
            return
        spec.explain(state, spec.actor(state))
        spec.apply(state, dice.choice(spec.legal(state)))
        spec.check(state)


@cache
def words() -> Translator:
    return Translator(assets_dir() / "locale", "en")


def signed(content: bytes) -> bytes:
    """A record whose checksum is right again, where it is still JSON."""
    try:
        document = json.loads(content)
        text = json.dumps(document["body"], sort_keys=True, separators=(",", ":"))
        document["checksum"] = hashlib.sha256(text.encode()).hexdigest()
        return json.dumps(document).encode()
    except (ValueError, KeyError, TypeError, RecursionError):
        return content
