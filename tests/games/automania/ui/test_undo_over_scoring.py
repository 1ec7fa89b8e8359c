"""Taking back over the scoring of a round: all is as it was before, and secrets stay secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from kraftwagen.engine.types import Code
from kraftwagen.games.automania import frames
from kraftwagen.match.match import Match
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import RECT
from tests.games.automania.ui.test_hidden_hands import alike, seen
from tests.games.automania.ui.test_scoring import first_round
from tests.ui.playing import Player, Start

Begin = Callable[..., tuple[Player, Code]]


@pytest.fixture
def begin(start: Start) -> Begin:
    """Opens a table before the last decision of a person in the first round, and names that.

    In the ``other`` world those who do not decide it hold other contracts.
    """

    def at(number: int, people: int, other: bool = False) -> tuple[Player, Code]:
        whole = first_round(people, open_money=False, number=number)
        own = [at for at, step in enumerate(whole.steps) if step.seat < people]
        decided = whole.steps[own[-1]]
        lines = whole.record.decisions[: own[-1]]
        match = Match.from_record(GAME, replace(whole.record, decisions=lines))
        if other:
            state = match.state
            spare = list(state.unused)
            hands = []
            for seat, hand in enumerate(state.hands):
                if seat != decided.seat and hand:
                    spare.append(hand[0])
                    hand = (spare.pop(0), *hand[1:])
                hands.append(hand)
            state.hands, state.unused = tuple(hands), tuple(sorted(spare))
        player = start(match=match)
        assert player.pass_covers()
        player.until_free()
        return player, decided.code

    return at


def decide(player: Player, code: Code) -> None:
    """The person decides, and the others do, until the round is scored: in a show or at once."""
    player.table.controller.decide(player.match.actor, code)
    for _ in range(600):
        ended = frames.kind(player.match.state.asked) == frames.ADVANCE
        if player.scene.name == "scoring" or (ended and player.table.controller.settled):
            return
        player.frame()
    raise AssertionError("nothing is scored")


def shown(player: Player) -> dict[str, Any]:
    """Table, log, text board and tips; where the log is scrolled to is another matter."""
    found = seen(player)
    found["picture"] = pygame.image.tobytes(player.app.screen.subsurface(RECT), "RGB")
    return found


def undo(player: Player) -> None:
    player.table.requests.undo()
    if player.scene.name == "dialog":
        player.press("Take it back")
    player.until_free()
    player.move((800, 705))  # Where nothing has a tip.
    player.settle(1.0)  # Lights of what was taken back fade.


def told(player: Player) -> list[str]:
    if player.scene.name != "scoring":
        return []  # people have seen all of it
    return [beat.step.words for beat in player.scene.course.beats]


def test_a_person_among_people_undoes_the_end_of_a_round(begin: Begin) -> None:
    player, code = begin(4, people=2)
    before, count = shown(player), len(player.match.steps)
    decide(player, code)
    words = told(player)
    assert player.pass_covers()
    player.until_free()
    assert "Round 1 is over." in shown(player)["log"]
    undo(player)
    assert len(player.match.steps) == count
    assert not player.match.is_practice
    assert shown(player) == before
    decide(player, code)
    assert told(player) == words, "the scoring is told again as it was"


def test_somebody_alone_goes_back_over_bots_and_the_scoring(begin: Begin) -> None:
    player, code = begin(1, people=1)
    before, count = shown(player), len(player.match.steps)
    decide(player, code)
    assert player.pass_covers()
    player.until_free()
    assert "Round 1 is over." in shown(player)["log"]
    undo(player)
    assert len(player.match.steps) == count
    assert player.match.is_practice, "what came has been seen"
    assert shown(player) == before


@pytest.mark.parametrize(("number", "people"), [(4, 2), (1, 1)])
def test_hidden_contracts_of_others_show_in_nothing(begin: Begin, number: int, people: int) -> None:
    """In the scoring, after it, and when it has been taken back."""
    (one, code), (two, _) = (begin(number, people, other) for other in (False, True))
    hands = [player.match.state.hands for player in (one, two)]
    assert hands[0] != hands[1]
    assert alike(one, two)
    for player in (one, two):
        decide(player, code)
    assert alike(one, two)
    for player in (one, two):
        player.pass_covers()
        player.until_free()
    assert alike(one, two)
    for player in (one, two):
        undo(player)
    assert alike(one, two)
    assert [player.match.state.hands for player in (one, two)] == hands
