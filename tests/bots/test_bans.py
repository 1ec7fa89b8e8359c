"""Moves a player would laugh at: no bot makes the six that bots once made, and they are found."""

from __future__ import annotations

import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from tests.bots.blunders import CASES, before_move
from tests.soak import foolish


@pytest.mark.parametrize("case", range(6))
def test_advice_is_none_of_the_six_moves(case: int) -> None:
    """A hint comes from the same ways; the weaker levels have them, too."""
    spec, state = before_move(case)
    played = CASES[case]["played"].split("; ")
    for name in ("apprentice", "engineer", ladder.FALL_BACK):
        for seed in range(3):
            bot = ladder.build(name, spec, seed)
            after, made = spec.clone(state), []
            while not made or (spec.actor(after) == spec.actor(state) and len(made) < len(played)):
                choice = bot.choose(spec.observe(after, spec.actor(after)))
                made.append(spec.to_text(choice.code))
                spec.apply(after, choice.code)
            assert made != played[: len(made)]


@pytest.mark.parametrize("case", range(6))
def test_a_foolish_move_is_found_in_a_game(case: int) -> None:
    """By ``tests.soak.blunders``, which does not ask the bans."""
    told = CASES[case]
    spec = registry.load(told["game"])
    decisions = told["decisions"].split("; ")
    played = decisions + told["played"].split("; ")
    found = foolish.find(spec, told["seats"], told["seed"], played)
    kind = ("unsold", "unsold", "undercut", "better_part", "lost_car", "sponsor_before_retiring")
    assert (kind[case], len(decisions)) in [(one.kind, one.number) for one in found]
