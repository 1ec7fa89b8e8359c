"""The scripted first player, with whom head starts are measured."""

from __future__ import annotations

import pytest

from kraftwagen.tools import head_start


@pytest.mark.parametrize("game", head_start.GAMES)
def test_a_first_player_ends_every_game_and_begins_ahead(game: str) -> None:
    """Each deal comes out the same again, and the amount is given to the right seat."""

    def play(number: int, amount: int) -> tuple[float, int, int]:
        return head_start.play(
            number, name=game, rival="random", amount=amount, seats=2, seed=3, short=True
        )

    for number in range(2):
        plain = play(number, 0)
        assert play(number, 0) == plain
        assert play(number, 20)[1] >= 20


def test_head_starts_grow_and_are_allowed() -> None:
    for game in head_start.GAMES:
        spec = head_start.game(game)
        option = head_start.head_start(spec)
        for chosen in ({}, {"short": True}):
            grades = option.graded(chosen)
            assert list(grades) == ["little", "some", "lot"]
            assert list(grades.values()) == sorted(set(grades.values()))
            option.check([grades["lot"], 0], 2)
