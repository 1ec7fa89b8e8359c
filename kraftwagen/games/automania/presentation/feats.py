"""What a seat has done so far, in numbers that a challenge may ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kraftwagen.engine.types import Event
from kraftwagen.games.automania.presentation import deeds
from kraftwagen.games.automania.state import State


def feats(happened: Sequence[Event], state: State) -> tuple[Mapping[str, int], ...]:
    """``deeds.FACTS`` of each seat, from all events so far; autobucks as they are now."""
    return tuple(
        {**{fact: found.found[fact] for fact in deeds.FACTS}, "autobucks": state.money[seat]}
        for seat, found in enumerate(deeds.read(happened, len(state.order), state.data))
    )
