"""Workers in the editor: at home, at the sponsor, in marketing, on action spaces (B1, A1, W2).

Each setter changes the state it is given; none loses a worker or makes one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.engine.tuples import added, replaced
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import groups
from kraftwagen.games.automania.state import State

_NONE = -1


def of_seat(state: State, seat: int) -> Iterator[Field]:
    """Where the workers of a player are that are on no action space, and the neutral ones."""
    group, home = groups.of_seat(seat), state.home[seat]
    sponsor, marketing, neutral = state.sponsor[seat], state.marketing[seat], state.neutral[seat]
    values = range(home + sponsor + 1)
    yield Field(("workers", seat), group, "editing.home", home, values)
    yield Field(("sponsor", seat), group, "editing.sponsor", sponsor, values)
    values = range(home + marketing + 1)
    yield Field(("marketing", seat), group, "editing.marketing", marketing, values)
    least = min(neutral, max(shown(state, seat), neutral - home))
    values = range(least, neutral + max(0, in_stock(state)) + 1)
    yield Field(("neutral", seat), group, "editing.neutral", neutral, values)


def on_spaces(state: State) -> Iterator[Field]:
    """Whose workers lie on each action space, and how many."""
    for space, count in enumerate(state.workers_at):
        owner = state.owner_at[space] if count else _NONE
        parts = (things.action_space(space),)
        can = [_NONE, *(s for s, home in enumerate(state.home) if home or s == owner)]
        yield Field(
            ("crew", space), groups.SPACES, "editing.crew", owner, can, seats=True, parts=parts
        )
        if count:
            values = range(1, count + state.home[owner] + 1)
            at = ("action", space)
            yield Field(at, groups.SPACES, "editing.action", count, values, parts=parts)


def shown(state: State, seat: int) -> int:
    """Neutral workers that the personnel managers of a player show (T5)."""
    return sum(state.data.tile_workers[tile] for tile in state.factories[seat])


def in_stock(state: State) -> int:
    """Neutral workers that nobody has (B1)."""
    return state.data.neutral_stock - sum(state.neutral)


def _come_home(state: State, seat: int, count: int) -> None:
    state.home = added(state.home, seat, count)


def _set_home(state: State, seat: int, count: int) -> None:
    """Whoever leaves goes to the sponsor."""
    _set_sponsor(state, seat, state.sponsor[seat] + state.home[seat] - count)


def _set_sponsor(state: State, seat: int, count: int) -> None:
    more = count - state.sponsor[seat]
    state.sponsor = replaced(state.sponsor, seat, count)
    _come_home(state, seat, -more)


def _set_marketing(state: State, seat: int, count: int) -> None:
    more = count - state.marketing[seat]
    state.marketing = replaced(state.marketing, seat, count)
    _come_home(state, seat, -more)


def set_neutral(state: State, seat: int, count: int) -> None:
    """So many neutral workers; they come from the stock to the player's home, or leave it."""
    _come_home(state, seat, count - state.neutral[seat])
    state.neutral = replaced(state.neutral, seat, count)


def _lay(state: State, space: int, seat: int, count: int) -> None:
    """So many workers of a player lie on a space, whoever lay there."""
    state.workers_at = replaced(state.workers_at, space, count)
    state.owner_at = replaced(state.owner_at, space, seat if count else terms.NOBODY)


def _set_count(state: State, space: int, count: int) -> None:
    seat = state.owner_at[space]
    _come_home(state, seat, state.workers_at[space] - count)
    _lay(state, space, seat, count)


def _set_owner(state: State, space: int, seat: int) -> None:
    """As many workers of another player, or as many as are at home."""
    before = state.workers_at[space]
    if before:
        _set_count(state, space, 0)
    if seat != _NONE:
        count = min(max(1, before), state.home[seat])
        _come_home(state, seat, -count)
        _lay(state, space, seat, count)


# -- by hand


def _move_worker(state: State, source: Place, target: Place) -> bool:
    """One worker from home to where it works."""
    seat = int(source[1])
    if not state.home[seat]:
        return False
    if target[0] == "sponsor":
        _set_sponsor(state, seat, state.sponsor[seat] + 1)
    elif target[0] == "marketing":
        _set_marketing(state, seat, state.marketing[seat] + 1)
    elif target[0] == "action":
        space = int(target[1])
        if state.owner_at[space] not in (seat, terms.NOBODY):
            _set_count(state, space, 0)
        _lay(state, space, seat, state.workers_at[space] + 1)
        _come_home(state, seat, -1)
    else:
        return False
    return True


def _move_crew(state: State, source: Place, target: Place) -> bool:
    """All workers of a space: home, or to another space, with which it changes places."""
    space = int(source[1])
    seat, count = state.owner_at[space], state.workers_at[space]
    if not count:
        return False
    if target[0] == "action":
        to = int(target[1])
        other, there = state.owner_at[to], state.workers_at[to]
        same = other == seat
        _lay(state, space, other, 0 if same else there)
        _lay(state, to, seat, count + there if same else count)
        return True
    if groups.mat_of(target) != seat:
        return False
    _set_count(state, space, 0)
    return True


def _move_back(state: State, source: Place, target: Place) -> bool:
    """One worker from the sponsor or from marketing to its home."""
    seat = groups.mat_of(target)
    there = state.sponsor if source[0] == "sponsor" else state.marketing
    if seat < 0 or not there[seat]:
        return False
    setter = _set_sponsor if source[0] == "sponsor" else _set_marketing
    setter(state, seat, there[seat] - 1)
    return True


SETTERS: Final[groups.Setters] = {
    "workers": _set_home,
    "sponsor": _set_sponsor,
    "marketing": _set_marketing,
    "neutral": set_neutral,
    "crew": _set_owner,
    "action": _set_count,
}
MOVERS: Final[groups.Movers] = {
    "workers": _move_worker,
    "action": _move_crew,
    "sponsor": _move_back,
    "marketing": _move_back,
}
