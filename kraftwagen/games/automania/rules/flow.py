"""The course of a game: legal decisions and their consequences (R2, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.rules import (
    account,
    cars,
    contracts,
    offices,
    production,
    rounds,
    sales,
    setup,
    tiles,
    workers,
)
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def legal(state: State) -> list[int]:
    """Return all legal codes, sorted; none when the game is over."""
    frame = state.asked
    kind = frames.kind(frame)
    seat = state.current
    if kind == frames.TURN:
        home = state.home[seat]
        found = workers.legal_spaces(state, seat, home)
        found += workers.legal_sponsor(home)
        found += cars.legal_recalls(state, seat)
        return found + offices.legal_offices(state)
    if kind == frames.TILE:
        return tiles.legal_tiles(state, frames.value(frame))
    if kind == frames.PLACE:
        tile = frames.value(frame)
        found = [codes.PLACE + place for place in tiles.places(state, seat, tile)]
        found.append(codes.DISCARD)
        if state.data.tile_kind[tile] == terms.MANAGER:
            return workers.legal_sponsor(state.home[seat]) + found
        return found
    if kind == frames.MARKET:
        return cars.legal_recalls(state, seat) + production.legal_markets(state, seat)
    if kind == frames.MARKETING:
        # None of them, or up to all at home (P5).
        return [codes.WORKERS + count for count in range(state.home[seat] + 1)]
    if kind == frames.REWARD:
        return production.legal_rewards()
    if kind == frames.CONTRACT:
        car_type, popularity = frames.unpack_contract(frame)
        return [*contracts.legal_plays(state, seat, car_type, popularity), codes.KEEP]
    if kind == frames.CARD:
        return contracts.legal_cards(state)
    if kind == frames.SALE:
        market, ship = frames.unpack_sale(frame)
        return sales.legal_sales(state, market, ship)
    if kind == frames.ADVANCE:
        return [codes.ADVANCE + side for side in range(len(terms.SIDES))]
    if kind == frames.FACTORY:
        return setup.legal_factories(state)
    return []


def apply(state: State, code: int, out: list[Event] | None = None) -> None:
    """Carry out a legal decision in place, with all that follows up to the next question."""
    seat = state.current
    kind, value = codes.kind(code), codes.value(code)
    about = frames.value(state.asked)
    if kind == codes.SPACE:
        _act(state, seat, code, out)
    elif kind == codes.TAKE:
        _ask_place(state, seat, tiles.lift(state, seat, value, out), out)
    elif kind == codes.PLACE:
        tiles.place(state, seat, about, value, out)
        _go_on(state, seat, out)
    elif kind == codes.DISCARD:
        tiles.discard(state, seat, about, out)
        _go_on(state, seat, out)
    elif kind == codes.MARKET:
        _ask_marketing(state, seat, about, code, out)
    elif kind == codes.WORKERS:
        _produce(state, seat, state.asked, value, out)
    elif kind == codes.REWARD:
        production.take_reward(state, seat, about, value, out)
        _go_on(state, seat, out)
    elif kind == codes.PLAY:
        contracts.play(state, seat, value, out)
        _go_on(state, seat, out)
    elif kind == codes.KEEP:
        _go_on(state, seat, out)
    elif kind == codes.FACE:
        contracts.draw_face(state, seat, value, out)
        _go_on(state, seat, out)
    elif kind == codes.DECK:
        contracts.draw_deck(state, seat, out)
        _go_on(state, seat, out)
    elif kind == codes.SPONSOR:
        workers.to_sponsor(state, seat, value, out)
        if state.asked != frames.TURN:
            _ask_place(state, seat, about, out)
    elif kind == codes.RECALL:
        cars.recall(state, seat, code, out)
    elif kind == codes.RETIRE:
        _retire(state, seat, value, out)
    elif kind == codes.SELL or kind == codes.COPY or kind == codes.PASS:
        _sale(state, kind, value, out)
    elif kind == codes.ADVANCE:
        rounds.advance(state, value, out)
    elif kind == codes.FACTORY:
        setup.take_factory(state, seat, value, out)
        if state.asked == frames.FACTORY:
            left = setup.legal_factories(state)
            if len(left) == 1:
                apply(state, left[0], out)


def _act(state: State, seat: i64, code: i64, out: list[Event] | None) -> None:
    """The price is paid with the space; the tile comes before the car (A5, A6, X4)."""
    space, car_type = codes.unpack_space(code)
    workers.place(state, seat, space, out)
    data = state.data
    if data.space_action[space] == terms.CONTRACT_ACTION:
        state.then = frames.CARD
    else:
        account.pay(state, seat, data.car_cost[car_type], True, out)
        if space == terms.CORNER:
            state.asked = frames.market(car_type)
            return
        state.then = frames.market(car_type)
    left = tiles.legal_tiles(state, space)
    if len(left) > 1:
        state.asked = frames.tile(space)
    else:
        tile = tiles.lift(state, seat, codes.value(left[0]), out)
        _ask_place(state, seat, tile, out)


def _retire(state: State, seat: i64, office: i64, out: list[Event] | None) -> None:
    """The tile below the office is placed, if one lies there, and the turn is over (L1)."""
    tile = offices.retire(state, seat, office, out)
    if tile == terms.NO_TILE:
        rounds.end_turn(state, out)
    else:
        _ask_place(state, seat, tile, out)


def _ask_place(state: State, seat: i64, tile: i64, out: list[Event] | None) -> None:
    """A bonus pays at once, a manager nobody can pay for is discarded (T4, T6)."""
    kind = state.data.tile_kind[tile]
    if kind == terms.BONUS:
        tiles.use_bonus(state, seat, tile, out)
        _go_on(state, seat, out)
    elif kind == terms.MANAGER and state.home[seat] == 0 and not tiles.places(state, seat, tile):
        tiles.discard(state, seat, tile, out)
        _go_on(state, seat, out)
    else:
        state.asked = frames.place(tile)


def _ask_marketing(
    state: State, seat: i64, car_type: i64, choice: i64, out: list[Event] | None
) -> None:
    """Without workers at home, and in a short game, there is no question (P5, S5)."""
    frame = production.ask_marketing(state, seat, car_type, choice)
    if state.home[seat] > 0 and not state.data.plain:
        state.asked = frame
    else:
        _produce(state, seat, frame, 0, out)


def _produce(state: State, seat: i64, frame: i64, count: i64, out: list[Event] | None) -> None:
    production.finish(state, seat, frame, count, out)
    if state.asked == frames.NOTHING:
        rounds.end_turn(state, out)


def _go_on(state: State, seat: i64, out: list[Event] | None) -> None:
    """The question that comes next in the turn, if it leaves a choice; else the turn is over."""
    frame = state.then
    state.asked, state.then = frame, frames.NOTHING
    kind = frames.kind(frame)
    if kind == frames.NOTHING:
        rounds.end_turn(state, out)
    elif kind == frames.CARD:
        _settle_card(state, seat, out)
    elif kind == frames.CONTRACT:
        car_type, popularity = frames.unpack_contract(frame)
        if not contracts.legal_plays(state, seat, car_type, popularity):
            _go_on(state, seat, out)


def _settle_card(state: State, seat: i64, out: list[Event] | None) -> None:
    """A single contract is drawn, none is worth a point (K1)."""
    left = contracts.legal_cards(state)
    if len(left) > 1:
        return
    if left:
        apply(state, left[0], out)
    else:
        contracts.draw_none(state, seat, out)
        _go_on(state, seat, out)


def _sale(state: State, kind: i64, space: i64, out: list[Event] | None) -> None:
    market, ship = frames.unpack_sale(state.asked)
    if kind == codes.PASS:
        sales.keep(state, market, ship, out)
    else:
        sales.sell(state, market, ship, space, kind == codes.COPY, out)
    if out is not None:
        # Each car at the sale is a turn of its owner's.
        out.append(events.PlayerTurnEnded(state.current))
    rounds.go_on_selling(state, market, ship - 1, out)
