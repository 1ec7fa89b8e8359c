"""What is said of a position: what a tile still owes, and who comes next."""

from __future__ import annotations

import random

from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.games.kraftwagen.rules import setup

GAME = load("kraftwagen")


def test_what_a_tile_owes_is_said_while_a_card_is_carried_out() -> None:
    """The tasks of all questions below the one now asked, and nothing else."""
    chance = random.Random(3)
    seen = 0
    for seed in range(6):
        state = GAME.new(3, seed, {"special_tiles": True})
        while not GAME.is_over(state):
            owed = describe.owed(state)
            tile = next((f for f in state.pending[:-1] if frames.kind(f) == frames.ACTION_PHASE), 0)
            if len(state.pending) == 1:
                assert owed == []
            elif tile:
                assert owed[-len(frames.tasks(tile)) :] == frames.tasks(tile) or not tile >> 8
            seen += bool(owed)
            legal = GAME.legal(state)
            GAME.apply(state, chance.choice(legal))
    assert seen > 10


def test_start_tiles_are_chosen_in_the_order_that_is_shown() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, seats, {})
        order = setup.choosing_order(state)
        assert sorted(order) == list(range(seats))
        assert order == [piece for piece in state.chain if piece < terms.TILE][::-1]
        chosen = []
        while any(player.start_tile < 0 for player in state.players):
            if frames.kind(state.pending[-1]) == frames.START:
                chosen.append(state.current)
            GAME.apply(state, GAME.legal(state)[0])
        assert chosen == order
