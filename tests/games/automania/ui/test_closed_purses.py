"""Automania with closed purses: two worlds with other purses look alike to whoever may not know."""

from __future__ import annotations

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from tests.games.automania.ui.test_hidden_hands import seen
from tests.ui.playing import Player, Start

SPEC = registry.load("automania")
SEATS = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Helene", "random")]


def table(start: Start, open_money: bool, more: int) -> Player:
    """Ada is asked; Gustav has so many more autobucks than usual."""
    match = Match.new(SPEC, SEATS, 8, {"open_money": open_money}, "2026-11-21")
    state = match.state
    position = SPEC.to_position(state)
    position["players"][1]["money"] += more
    richer = SPEC.from_position(position)
    state.money = richer.money
    player = start(match=match)
    player.until_free()
    player.frame(2)
    return player


@pytest.mark.parametrize("open_money", [True, False])
def test_purses_are_shown_or_nowhere(start: Start, open_money: bool) -> None:
    """Not on the table, in words, in what would come of the sale, from close by or in a replay."""
    worlds = [table(start, open_money, more) for more in (0, 5)]

    def alike() -> bool:
        first, second = map(seen, worlds)
        return first == second

    assert alike() is not open_money
    for player in worlds:
        player.key(pygame.K_f)
    assert alike() is not open_money
    for player in worlds:
        player.key(pygame.K_f)
        player.move(player.table.view.place(("money", 1)).center)
        player.settle(0.7)
    assert alike() is not open_money
    for player in worlds:
        player.table.view.open_seat(1)
    assert alike() is not open_money
    for player in worlds:
        player.table.view.open_seat(None)
    for player in worlds:
        player.table.navigation.replay()
        player.frame()
        player.scene.see(1)
        player.frame()
    assert alike() is not open_money
    for player in worlds:
        player.key(pygame.K_ESCAPE)
        match = player.match
        while not match.is_over:
            match.submit(match.actor, match.legal()[0])
        player.app.routes.replay(match, 0)
        player.frame()
    assert not alike()
