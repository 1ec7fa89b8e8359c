"""Measures how much the changed rule of a chapter changes how one plays.

A champion plays each chapter against its rival. At the beginning of each of its turns two more
champions with the same luck are asked: one at the position as it stands, one at its counterpart,
which lacks only what the rule gives. A third one with other luck, at the position as it stands,
tells how often a champion changes its mind without any reason.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Bot, bot_seed
from kraftwagen.engine import rng
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Json
from kraftwagen.learn import career
from kraftwagen.learn.career import Chapter, Gift
from kraftwagen.match.files import write_atomically
from kraftwagen.tools import games
from kraftwagen.tools.measure_career import with_carried

KEPT: Final = "career_rules.json"
ASKED: Final = "champion"
LEAST: Final = 0.2
"""Share of the turns that a rule has to change."""
_OTHER_LUCK: Final = 1
_LENGTH: Final = ("short",)
"""Options that are no rule of a chapter."""
_SHARES: Final = (1.0, 0.75, 0.5, 0.25)
"""Shares of what a rule gave that are taken away, the first that leaves a lawful position."""


@dataclass(slots=True)
class Change:
    """Turns of champions: how many were compared, and how many differ without rule or by luck."""

    turns: int = 0
    rule: int = 0
    luck: int = 0
    alone: int = 0


def digest(one: Chapter) -> str:
    """Return a fingerprint of the rule of a chapter."""
    rule = (one.options, one.twist, one.everyone)
    return hashlib.blake2b(repr(rule).encode(), digest_size=8).hexdigest()


def lines(
    spec: GameSpec[Any], folder: Path, count: int, seed: int, only: str = "", *, keep: bool
) -> Iterator[str]:
    """Measure the rules of a game's chapters; yields a line for each. Raises GameError."""
    yield f"{'chapter':<12}{'turns':>6}{'without the rule':>18}{'by luck':>18}{'none':>6}"
    for one, carried in with_carried(career.load(folder / career.FILE, spec)):
        if only not in ("", one.id):
            continue
        found = Change()
        for number in range(count):
            _play(spec, one, carried, rng.derived(seed, "rule", number), found)
        yield (
            f"{one.id:<12}{found.turns:>6}{_share(found.rule, found.turns):>18}"
            f"{_share(found.luck, found.turns):>18}{found.alone:>6}"
        )
        if keep:
            told = {"games": count, "seats": len(one.seats()), "turns": found.turns,
                    "rule": found.rule, "luck": found.luck}  # fmt: skip
            figures = {"digest": digest(one), "data": spec.data_digest, "seed": seed, **told}
            _keep(folder / KEPT, one, figures)


def _keep(file: Path, one: Chapter, figures: dict[str, Json]) -> None:
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept[one.id] = figures
    write_atomically(file, json.dumps(dict(sorted(kept.items())), indent=1).encode() + b"\n")


def _play(spec: GameSpec[Any], one: Chapter, carried: Gift, luck: int, found: Change) -> None:
    begun = one.begun(spec, one.jobs[0], carried=carried)
    state, undone = begun.start(spec, luck), Undone(spec, one, luck)
    person, before, turn = begun.person, -1, 0
    names = [ASKED if seat == person else name for seat, name in enumerate(begun.seats)]
    bots: list[Bot] = [
        ladder.build(name, spec, bot_seed(luck, seat)) for seat, name in enumerate(names)
    ]
    while not spec.is_over(state):
        seat, events = spec.actor(state), list[Event]()
        if seat == person != before and len(spec.legal(state)) > 1:
            bots[seat], code = _compare(spec, state, undone, rng.derived(luck, "turn", turn), found)
            turn += 1
        else:
            code = bots[seat].choose(spec.observe(state, seat)).code
        spec.apply(state, code, events)
        before = -1 if any(event.ends_turn for event in events) else seat


def _compare(
    spec: GameSpec[Any], state: Any, undone: Undone, luck: int, found: Change
) -> tuple[Bot, Code]:
    """Ask three champions at the beginning of a turn; no counterpart counts as no difference.

    Returns the one asked at the position as it stands, who plays on, and its decision.
    """
    bot, code, with_rule = _asked(spec, state, luck)
    other = undone.counterpart(state)
    found.turns += 1
    found.luck += with_rule != _asked(spec, state, luck + _OTHER_LUCK)[2]
    found.alone += other is None
    found.rule += other is not None and with_rule != _asked(spec, other, luck)[2]
    return bot, code


def _asked(spec: GameSpec[Any], state: Any, luck: int) -> tuple[Bot, Code, list[str]]:
    """Return a champion, its decision, and what it would do in this turn in words of the record."""
    bot: Any = ladder.build(ASKED, spec, luck)
    code = bot.choose(spec.observe(state, spec.actor(state))).code
    return bot, code, sorted(map(spec.to_text, bot.last_line or (code,)))


class Undone:
    """Makes positions of a chapter without its rule."""

    def __init__(self, spec: GameSpec[Any], one: Chapter, luck: int) -> None:
        usual = {name: value for name, value in one.options.items() if name in _LENGTH}
        self._spec, self._has_options = spec, usual != one.options
        self._module = games.find(spec.id, "counterpart")
        made = [replace(one, options=usual), replace(one, options=usual, twist={}, everyone={})]
        self._begun, self._plain = (
            spec.to_position(each.begun(spec, one.jobs[0]).start(spec, luck)) for each in made
        )

    def counterpart(self, state: Any) -> Any:
        """Return the position without what the rule gave; None if there is none.

        Numbers keep what the game has changed in them, as far as they can; anything else that is
        as it was in the beginning becomes plain.
        """
        spec, module = self._spec, self._module
        now = spec.to_position(state)
        if self._has_options:
            assert module is not None, spec.id
            now = module.without(now, self._plain)
        starts = [(self._begun, self._plain)]
        if module is not None and hasattr(module, "moved_on"):
            starts = list(zip(*map(module.moved_on, starts[0]), strict=True))
        for begun, plain in starts:
            if _fits(now, begun, plain):
                return self._lawful(state, now, begun, plain)
        return None

    def _lawful(self, state: Any, now: Any, begun: Any, plain: Any) -> Any:
        spec = self._spec
        for share in _SHARES:
            try:
                found = spec.from_position(_moved(now, begun, plain, share))
            except GameError:
                continue
            return found if spec.actor(found) == spec.actor(state) else None
        return None


def _fits(now: Any, begun: Any, plain: Any) -> bool:
    """Return whether whatever is no number and was changed by the rule still stands."""
    if begun == plain or isinstance(begun, int):
        return True
    if isinstance(begun, dict):
        return all(_fits(now[name], one, plain[name]) for name, one in begun.items())
    if isinstance(begun, list) and len(now) == len(begun) == len(plain):
        return all(map(_fits, now, begun, plain))
    return now == begun


def _moved(now: Any, begun: Any, plain: Any, share: float) -> Any:
    if begun == plain:
        return now
    if isinstance(now, dict):
        return {
            name: _moved(one, begun.get(name), plain.get(name), share) for name, one in now.items()
        }
    if isinstance(now, list) and len(now) == len(begun) == len(plain):
        return [_moved(*each, share) for each in zip(now, begun, plain, strict=True)]
    if isinstance(now, int) and isinstance(begun, int) and isinstance(plain, int):
        return max(0, now + round((plain - begun) * share))
    return plain if now == begun else now


def _share(number: int, of: int) -> str:
    if not of:
        return "-"
    low, high = wilson(number, of)
    return f"{number / of:.0%} ({low:.0%} - {high:.0%})"
