"""Games begun at any question: set up by hand, loaded, taken over; and played to their end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from tests.games import part, sample
from tests.ui.driver import LEAP
from tests.ui.playing import Player

PEOPLE = ("Ada", "Bertha", "Clara", "Dora")
_PLAYED = range(1, 13)
"""The numbers of the games in which questions are looked for."""
_KINDS = 15
"""The bits of a question that say what kind it is, in both games."""
_LONGEST = 60_000
"""So many frames are enough for every game."""


class Moment(NamedTuple):
    """A question of a game: asked after ``number`` decisions of a match that is over."""

    name: str
    match: Match
    number: int
    ahead: int
    """How many decisions follow until the next scoring."""

    @property
    def left(self) -> int:
        """How many decisions follow until the end."""
        return len(self.match.steps) - self.number

    def __str__(self) -> str:
        return f"{self.match.spec.id}, {self.name}, {self.number} decisions made, {self.left} left"


@cache
def played(game: str, number: int) -> Match:
    """A whole game of one person and bots; every other one has all options."""
    spec = registry.load(game)
    others = [SeatInfo(name, "random") for name in PEOPLE[1 : 2 + number % 3]]
    options = {sample(game).variant: number % 2 == 1}
    made = Match.new(spec, [SeatInfo(PEOPLE[0]), *others], number, options, "2026-11-24")
    return _to_its_end(made, number)


def _to_its_end(made: Match, number: int) -> Match:
    choose = part(made.spec.id, "play").chooser(random.Random(number))
    while not made.is_over:
        made.submit(made.actor, choose(made.state))
    return made


def _rare(game: str) -> Iterator[Match]:
    """Games that begin with what is hardly ever asked."""
    spec = registry.load(game)
    seats = [SeatInfo(PEOPLE[0]), *(SeatInfo(name, "random") for name in PEOPLE[1:3])]
    for state in part(game, "play").rare():
        begun = Match.from_position(spec, seats, spec.to_position(state), "2026-11-24")
        yield _to_its_end(begun, 1)


@cache
def _asked(game: str) -> dict[tuple[int, str], list[Moment]]:
    """Where each kind of question is asked, by the kind of decision that answered it."""
    found: dict[tuple[int, str], list[Moment]] = {}
    for match in (*(played(game, number) for number in _PLAYED), *_rare(game)):
        ahead = 0
        for number, step in reversed(list(enumerate(match.steps))):
            scored = any(event.stage_end() is not None for event in step.events)
            ahead = 1 if scored else ahead + 1
            kind = step.before.pending[-1] & _KINDS, step.text.split()[0]
            one = Moment(f"question {kind[0]} answered by {kind[1]}", match, number, ahead)
            found.setdefault(kind, []).append(one)
    return {kind: found[kind] for kind in sorted(found)}


def last_moments(game: str) -> list[Moment]:
    """Every question with every kind of answer, as near to the end of a game as it is found."""
    return [min(asked, key=lambda one: one.left) for asked in _asked(game).values()]


def early_moments(game: str) -> list[Moment]:
    """Every question shortly before a scoring with which the game is not over."""
    found: dict[int, list[Moment]] = {}
    for (question, _), asked in _asked(game).items():
        found.setdefault(question, []).extend(one for one in asked if one.ahead < one.left)
    return [min(asked, key=lambda one: one.ahead) for asked in found.values() if asked]


# -- ways to sit down there


def by_hand(player: Player, one: Moment) -> None:
    """Set up in the sandbox and played on from there."""
    spec = one.match.spec
    player.app.routes.menu()
    player.app.routes.learning.sandbox(spec.id, spec.to_position(one.match.state_at(one.number)))
    player.frame(2)
    _from_sandbox(player)


def _from_sandbox(player: Player) -> None:
    assert player.scene.name == "sandbox"
    player.click(player.scene.pressable["play"].widget)
    assert player.scene.name == "sandbox_play"
    player.press(player.app.tr("learn.sandbox.play"))
    player.frame()


def saved(player: Player, one: Moment) -> None:
    """Saved there, found in the list and loaded."""
    app, record = player.app, one.match.record
    begun = replace(record, decisions=record.decisions[: one.number])
    Saves(app.paths.saves).save(Match.from_record(one.match.spec, begun).record, "begun")
    app.routes.menu()
    (entry,) = (entry for entry in app.library.entries() if "begun" in entry.path.name)
    app.routes.continue_match(app.library.load(entry))
    player.frame()


def taken_over(player: Player, one: Moment) -> None:
    """Watched again up to there and played on."""
    _replayed(player, one)
    player.press(player.app.tr("replay.branch_go"))
    player.frame()


def changed(player: Player, one: Moment) -> None:
    """Watched again up to there, changed by hand and played on."""
    _replayed(player, one)
    player.press(player.app.tr("learn.sandbox.edit"))
    player.frame(2)
    _from_sandbox(player)


def _replayed(player: Player, one: Moment) -> None:
    player.app.routes.menu()
    player.app.routes.replay(one.match, one.number)
    player.frame(2)
    player.scene._branch()
    player.frame()
    assert player.scene.name == "replay_branch"


WAYS: tuple[Callable[[Player, Moment], None], ...] = (by_hand, saved, taken_over, changed)


# -- playing on


def play_on(player: Player, chance: random.Random, scorings: int | None = None) -> int:
    """People decide at random, bots as they do, and every scoring is read to its last step.

    Until so many scorings were read, else until the results or what stands for them; how many
    steps of scorings there were.
    """
    steps = 0
    for _ in range(_LONGEST):
        name = player.scene.name
        if name == "scoring":
            steps += player.read_scoring()
            scorings = scorings and scorings - 1
        elif name == "end":
            player.scene.leave_it()
        elif name in ("results", "challenge_end"):
            return steps
        elif name == "table":
            table, over = player.table.controller, player.match.is_over
            if scorings == 0 or (over and table.settled and not player.table.guide.kept):
                return steps
            if player.free:
                table.decide(player.match.actor, chance.choice(player.match.legal()))
        else:
            raise AssertionError(f"there is the scene {name!r}")
        player.frame(dt=LEAP)
    raise AssertionError("the game does not end")
