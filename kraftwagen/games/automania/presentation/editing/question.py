"""What is asked now, in the editor: whose turn, which question, what it is about (R2, R3).

A question brings with it what it needs: whoever is to move has not retired, at the sale everybody
has. What else has to hold is left to the checks of positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.engine.editing import Field
from kraftwagen.engine.wording import Term
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import fleet, groups, seats
from kraftwagen.games.automania.presentation.editing import tiles as pieces
from kraftwagen.games.automania.rules import contracts, production, rounds, setup, tiles
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat

OVER: Final = -1
"""Nothing is asked any more."""
_ASKS: Final = {
    frames.FACTORY: "factory", frames.TURN: "turn", frames.TILE: "tile", frames.PLACE: "place",
    frames.MARKET: "market", frames.MARKETING: "marketing", frames.REWARD: "reward",
    frames.CONTRACT: "contract", frames.CARD: "card", frames.SALE: "sale",
    frames.ADVANCE: "advance", OVER: "over",
}  # fmt: skip
_ALL_RETIRED: Final = (frames.SALE, frames.ADVANCE, OVER)
_SET: Final = (frames.FACTORY, frames.SALE, frames.ADVANCE)
"""Who is asked these follows from the position."""
_NOTHING: Final = terms.TYPES + 1
"""What follows a tile of a sales office; of others a car type, or CONTRACT_ACTION."""
_THEN: Final = ("editing.then_is.card", "editing.then_is.nothing")
_OFF_ON: Final = ("editing.off", "editing.on")
_MOST: Final = 40
"""Popularity that is offered."""
_SHIPS: Final = 100
"""A car at the sale is its market times this, and its ship."""


def asked(state: State) -> int:
    """The question on top, or OVER."""
    return frames.kind(state.pending[-1]) if state.pending else OVER


def moment(state: State) -> Iterator[Field]:
    """Whose turn, which question, and what it is about."""
    now, group = asked(state), groups.MOMENT
    seat = state.current
    can = [seat] if now in _SET else range(len(state.order))
    yield Field(("next",), group, "editing.next", seat, can, seats=True)
    kinds = [kind for kind in _ASKS if kind == now or _possible(state, kind)]
    words = [f"editing.ask.{_ASKS[kind]}" for kind in kinds]
    yield Field(("asks",), group, "editing.asks", now, kinds, words)
    if now == frames.TILE:
        spaces = range(terms.FIRST_COLUMN, terms.SPACES)
        named = [things.action_space(space) for space in spaces]
        space = frames.value(state.pending[-1])
        yield Field(("space",), group, "editing.space", space, spaces, named)
    elif now == frames.PLACE:
        yield pieces.in_tray(state)
        after = range(_NOTHING + 1)
        said: list[str | Term] = [*(things.made_car(kind) for kind in range(terms.TYPES)), *_THEN]
        yield Field(("then",), group, "editing.then", _then(state), after, said)
    elif now == frames.SALE:
        yield _sale(state)
    else:
        yield from _car(state, now)


def options(state: State) -> Iterator[Field]:
    """The round and the kind of factories."""
    rounds_ = range(1, terms.LAST_ROUND + 1)
    yield Field(("round",), groups.MOMENT, "editing.round", state.round, rounds_)
    now = int(state.advanced)
    yield Field(("advanced",), groups.MOMENT, "editing.advanced", now, (0, 1), _OFF_ON)


def _possible(state: State, kind: int) -> bool:
    """Whether there is something this question could be about."""
    if kind == frames.FACTORY:
        return bool(state.advanced)
    if kind == frames.CONTRACT:
        return _playable(state, state.current) is not None
    if kind == frames.SALE:
        return bool(state.afloat)
    if kind in (frames.ADVANCE, OVER):
        return (state.round == terms.LAST_ROUND) == (kind == OVER)
    return True


def _then(state: State) -> int:
    """What follows the placing of a tile."""
    if len(state.pending) == 1:
        return _NOTHING
    below = state.pending[0]
    return terms.CONTRACT_ACTION if below == frames.CARD else frames.value(below)


def _sale(state: State) -> Field:
    """The car that may be sold now."""
    market, ship = frames.unpack_sale(state.pending[-1])
    found = {(market, ship), *(unpack_afloat(held)[1:] for held in state.afloat)}
    can = sorted(_SHIPS * market + ship for market, ship in found)
    words = [
        Term("automania.editing.afloat",
             {"market": things.market(value // _SHIPS), "ship": value % _SHIPS})
        for value in can
    ]  # fmt: skip
    now = _SHIPS * market + ship
    return Field(("sale",), groups.MOMENT, "editing.sale", now, can, words)


def _car(state: State, now: int) -> Iterator[Field]:
    """The car that is made: type, market, electric, popularity."""
    types, markets = range(terms.TYPES), range(len(terms.MARKETS))
    kind, market, electric, popularity = _made(state)
    group = groups.MOMENT
    if now in (frames.MARKET, frames.MARKETING, frames.REWARD, frames.CONTRACT):
        words = [things.car(one) for one in types]
        yield Field(("made_type",), group, "editing.made.type", kind, types, words)
    if now in (frames.MARKETING, frames.REWARD):
        words = [things.market(one) for one in markets]
        yield Field(("made_market",), group, "editing.made.market", market, markets, words)
    if now == frames.MARKETING and (electric or _may_be_electric(state)):
        at = ("made_electric",)
        yield Field(at, group, "editing.made.electric", electric, (0, 1), _OFF_ON)
    if now in (frames.MARKETING, frames.REWARD, frames.CONTRACT):
        least = min(popularity, state.data.top_car) if now == frames.REWARD else 0
        values = range(least, max(_MOST, popularity) + 1)
        at = ("made_popularity",)
        yield Field(at, group, "editing.made.popularity", popularity, values)


def _may_be_electric(state: State) -> bool:
    return state.data.electric_stars[max(state.boards[state.current], terms.SIDE_A)] > 0


def _made(state: State) -> tuple[int, int, int, int]:
    """Type, market, electric car and popularity of the car that is made, 0 for what is open."""
    frame = state.pending[-1] if state.pending else 0
    now = frames.kind(frame) if state.pending else OVER
    if now == frames.MARKET:
        return frames.value(frame), 0, 0, 0
    if now == frames.MARKETING:
        return frames.unpack_marketing(frame)
    if now == frames.REWARD:
        kind, popularity = frames.unpack_contract(state.pending[0])
        return kind, frames.value(frame), 0, popularity
    if now == frames.CONTRACT:
        kind, popularity = frames.unpack_contract(frame)
        return kind, 0, 0, popularity
    return 0, 0, 0, 0


# -- setting it


def _set_next(state: State, seat: int) -> None:
    """The same question for another player."""
    state.current = seat
    _set_asks(state, asked(state))


def _set_asks(state: State, kind: int) -> None:
    """Ask something; whose turn it is, who has retired and the sales spaces follow."""
    follows = _then(state) if asked(state) == kind == frames.PLACE else terms.CITY
    if kind not in _ALL_RETIRED:
        fleet.clear_sales(state)
    for seat in range(len(state.order)):
        if kind in _ALL_RETIRED:
            seats.retire(state, seat)
        elif kind == frames.FACTORY or (seat == state.current and follows != _NOTHING):
            seats.return_to_play(state, seat)
        elif seat == state.current:
            seats.retire(state, seat)
    if kind == frames.FACTORY:
        for seat in range(len(state.order)):
            seats.set_factory(state, seat, terms.NOT_CHOSEN)
    else:
        seats.choose_factories(state)
    state.pending = _asking(state, kind)
    follow(state)


def _asking(state: State, kind: int) -> tuple[int, ...]:
    """A question about what is at hand, with those below it."""
    seat, city = state.current, terms.CITY
    if kind == OVER:
        return ()
    if kind == frames.TILE:
        return _about_tile(state, _own_space(state, seat))
    if kind == frames.PLACE:
        if asked(state) == kind:
            return state.pending
        return frames.market(city), frames.place(_free_tile(state))
    if kind == frames.MARKET:
        return (frames.market(city),)
    if kind == frames.MARKETING:
        popularity = production.popularity(state, seat, city, terms.AMERICA)
        return (frames.marketing(city, terms.AMERICA, 0, popularity),)
    if kind == frames.REWARD:
        return frames.contract(city, state.data.top_car), frames.reward(terms.AMERICA)
    if kind == frames.CONTRACT:
        played = _playable(state, seat)
        return (frames.contract(*(played or (city, 0))),)
    if kind == frames.SALE:
        _, market, ship = unpack_afloat(state.afloat[-1]) if state.afloat else (0, 0, 1)
        return (frames.sale(market, ship),)
    return (kind,)


def _about_tile(state: State, space: int) -> tuple[int, ...]:
    return tiles.question_after(state, space), frames.tile(space)


def _own_space(state: State, seat: int) -> int:
    """An action space where the player may choose a tile, else the first one."""
    for space in range(terms.FIRST_COLUMN, terms.SPACES):
        if state.owner_at[space] == seat and len(tiles.legal_tiles(state, space)) > 1:
            return space
    return terms.FIRST_COLUMN


def _free_tile(state: State) -> int:
    """A tile to be placed: one that left the game, else one of the board, which it leaves."""
    there = pieces.spots(state)
    now = state.data.round_sets[state.round]
    board = [spot for spot in there.values() if spot[0] in ("tile", "below")]
    left = [*pieces.aside(state, now), *(pieces.at(state, spot) for spot in board)]
    tile = next(one for one in left if pieces.accepts(state, pieces.TRAY, one))
    if tile in there:
        pieces.put(state, there[tile], terms.NO_TILE)
    return tile


def _playable(state: State, seat: int) -> tuple[int, int] | None:
    """A type and a popularity with which a contract could be played; None if there is none."""
    for car_type in range(terms.TYPES):
        for popularity in sorted(state.data.card_popularity):
            if contracts.legal_plays(state, seat, car_type, popularity):
                return car_type, popularity
    return None


def _set_space(state: State, space: int) -> None:
    state.pending = _about_tile(state, space)


def _set_then(state: State, after: int) -> None:
    """A tile of a sales office is placed by somebody who has retired (L1)."""
    tile = state.pending[-1]
    if after == _NOTHING:
        seats.retire(state, state.current)
        state.pending = (tile,)
    else:
        seats.return_to_play(state, state.current)
        card = after == terms.CONTRACT_ACTION
        state.pending = (frames.CARD if card else frames.market(after), tile)


def _set_sale(state: State, car: int) -> None:
    state.pending = (frames.sale(car // _SHIPS, car % _SHIPS),)


def _set_made(state: State, kind: int, market: int, electric: int, popularity: int) -> None:
    now = asked(state)
    if now == frames.MARKET:
        state.pending = (frames.market(kind),)
    elif now == frames.MARKETING:
        state.pending = (frames.marketing(kind, market, electric, popularity),)
    elif now == frames.REWARD:
        state.pending = frames.contract(kind, popularity), frames.reward(market)
    elif now == frames.CONTRACT:
        state.pending = (frames.contract(kind, popularity),)


def _set_type(state: State, kind: int) -> None:
    _, market, electric, popularity = _made(state)
    _set_made(state, kind, market, electric, _reached(state, kind, market, electric, popularity))


def _set_market(state: State, market: int) -> None:
    kind, _, electric, popularity = _made(state)
    _set_made(state, kind, market, electric, _reached(state, kind, market, electric, popularity))


def _set_electric(state: State, electric: int) -> None:
    kind, market, _, popularity = _made(state)
    _set_made(state, kind, market, electric, _reached(state, kind, market, electric, popularity))


def _reached(state: State, kind: int, market: int, electric: int, popularity: int) -> int:
    """Before marketing the popularity is what the factory gives the car (P3, P4, V3)."""
    if asked(state) != frames.MARKETING:
        return popularity
    more = state.data.electric_stars[max(state.boards[state.current], terms.SIDE_A)]
    return production.popularity(state, state.current, kind, market) + electric * more


def _set_popularity(state: State, popularity: int) -> None:
    kind, market, electric, _ = _made(state)
    _set_made(state, kind, market, electric, popularity)


def _set_advanced(state: State, wanted: int) -> None:
    seats.set_advanced(state, wanted)
    if asked(state) == frames.FACTORY:
        _set_asks(state, frames.TURN)


def follow(state: State) -> None:
    """Who is asked about factories, a car at the sale or the demands (V1, Z2, N2)."""
    now = asked(state)
    if now == frames.SALE:
        market, ship = frames.unpack_sale(state.pending[-1])
        car = state.car_on(market, ship)
        state.current = seat_of(car) if car else state.current
    elif now == frames.ADVANCE:
        chooser = rounds.chooser(state)
        state.current = chooser if chooser != terms.NOBODY else state.current
    elif now == frames.FACTORY and setup.legal_factories(state):
        left = [seat for seat in state.order if state.boards[seat] == terms.NOT_CHOSEN]
        state.current = left[-1] if left else state.current


SETTERS: Final[groups.Setters] = {
    "next": _set_next,
    "asks": _set_asks,
    "space": _set_space,
    "then": _set_then,
    "sale": _set_sale,
    "made_type": _set_type,
    "made_market": _set_market,
    "made_electric": _set_electric,
    "made_popularity": _set_popularity,
    "advanced": _set_advanced,
}
