"""Asking and answering: what is legal now, and carrying out a decision (R2, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, frames, terms
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
from kraftwagen.games.automania.state import State, of_seat

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def legal(state: State) -> list[int]:
    """Every decision that is possible now, sorted; empty when the game is over."""
    pending = state.pending
    if not pending:
        return []
    frame: i64 = pending[-1]
    kind = frame & frames.KIND_MASK
    seat = state.current
    if kind == frames.TURN:
        return _turn(state, seat)
    if kind == frames.TILE:
        return list(tiles.legal_tiles(state, frame >> 4))
    if kind == frames.PLACE:
        tile = frame >> 4
        sponsor = tiles.legal_sponsor(state, seat, tile)
        places = tiles.legal_places(state, seat, tile)
        return [*sponsor, *places] if sponsor else places
    if kind == frames.MARKET:
        recalls = cars.legal_recalls(state, seat)
        markets = production.legal_markets(state, seat, frame >> 4)
        return [*recalls, *markets] if recalls else markets
    if kind == frames.MARKETING:
        return production.legal_workers(state, seat)
    if kind == frames.CONTRACT:
        car_type, popularity = frames.unpack_contract(frame)
        found = contracts.legal_plays(state, seat, car_type, popularity)
        found.append(codes.KEEP)
        return found
    if kind == frames.SALE:
        market, ship = frames.unpack_sale(frame)
        return sales.legal_sales(state, market, ship)
    if kind == frames.REWARD:
        return production.legal_rewards()
    if kind == frames.CARD:
        return contracts.legal_cards(state)
    if kind == frames.ADVANCE:
        return [codes.ADVANCE, codes.ADVANCE | 1]
    return setup.legal_factories(state)


def _turn(state: State, seat: i64) -> list[int]:
    """An action or retiring, with sponsor and cars taken back before it (R3, W1, P9)."""
    found = workers.legal_spaces(state, seat)
    found += workers.legal_sponsor(state, seat)
    found += cars.legal_recalls(state, seat)
    found += offices.legal_offices(state)
    return found


def apply(state: State, code: int, out: list[Event] | None = None) -> None:
    """Carry out a legal decision, in place, and everything that follows by itself."""
    seat = state.current
    kind = code & ~codes.VALUE_MASK
    value: i64 = code & codes.VALUE_MASK
    if kind == codes.SPACE:
        _act(state, seat, code, out)
    elif kind == codes.TAKE:
        tile = tiles.lift(state, seat, value, out)
        _replace(state, frames.place(tile))
    elif kind == codes.PLACE:
        frame: i64 = state.pending[-1]
        _pop(state)
        tiles.place(state, seat, frame >> 4, value, out)
    elif kind == codes.MARKET:
        frame = state.pending[-1]
        state.pending = (production.ask_marketing(state, seat, frame >> 4, code),)
    elif kind == codes.WORKERS:
        production.finish(state, seat, state.pending[-1], value, out)
    elif kind == codes.RETIRE:
        offices.retire(state, seat, value, out)
    elif kind == codes.DISCARD:
        frame = state.pending[-1]
        _pop(state)
        tiles.discard(state, seat, frame >> 4, out)
    elif kind == codes.SPONSOR:
        workers.to_sponsor(state, seat, value, out)
    elif kind == codes.RECALL:
        cars.recall(state, seat, code, out)
        return
    elif kind == codes.SELL or kind == codes.COPY or kind == codes.PASS:
        _sale(state, kind, value, out)
        return
    elif kind == codes.PLAY:
        _pop(state)
        contracts.play(state, seat, value, out)
    elif kind == codes.KEEP:
        _pop(state)
    elif kind == codes.REWARD:
        frame = state.pending[-1]
        _pop(state)
        production.take_reward(state, seat, frame >> 4, value, out)
    elif kind == codes.FACE:
        _pop(state)
        contracts.draw_face(state, seat, value, out)
    elif kind == codes.DECK:
        _pop(state)
        contracts.draw_deck(state, seat, out)
    elif kind == codes.ADVANCE:
        rounds.advance(state, value, out)
        return
    else:
        setup.take_factory(state, seat, value, out)
        if state.pending[-1] == frames.FACTORY:
            left = setup.legal_factories(state)
            if len(left) == 1:
                apply(state, left[0], out)
        return
    _settle(state, out)


def _pop(state: State) -> None:
    # Compiled, a negative index is the slow way.
    state.pending = state.pending[: len(state.pending) - 1]


def _replace(state: State, frame: i64) -> None:
    """Another question in the place of the topmost."""
    state.pending = (*state.pending[: len(state.pending) - 1], frame)


def _act(state: State, seat: i64, code: i64, out: list[Event] | None) -> None:
    """The price is paid with the space; the tile comes before the car (A5, A6, X4)."""
    space, car_type = codes.unpack_space(code)
    workers.place(state, seat, space, out)
    action = state.data.space_action[space]
    if action == terms.CONTRACT_ACTION:
        state.pending = (frames.CARD, frames.tile(space))
        return
    account.pay(state, seat, state.data.car_cost[car_type], True, out)
    if space == terms.CORNER:
        state.pending = (frames.market(car_type),)
    else:
        state.pending = (frames.market(car_type), frames.tile(space))


def _sale(state: State, kind: i64, space: i64, out: list[Event] | None) -> None:
    market, ship = frames.unpack_sale(state.pending[-1])
    if kind == codes.PASS:
        sales.keep(state, market, ship, out)
    else:
        sales.sell(state, market, ship, space, kind == codes.COPY, out)
    rounds.end_sale(state, out)
    rounds.go_on_selling(state, market, ship - 1, out)


def _settle(state: State, out: list[Event] | None) -> None:
    """Carry out everything that leaves no choice, up to the next question."""
    seat = state.current
    while True:
        pending = state.pending
        if not pending:
            rounds.end_turn(state, out)
            return
        frame: i64 = pending[-1]
        kind = frame & frames.KIND_MASK
        if kind == frames.PLACE:
            if not _settle_tile(state, seat, frame >> 4, out):
                return
        elif kind == frames.CONTRACT:
            car_type, popularity = frames.unpack_contract(frame)
            if contracts.legal_plays(state, seat, car_type, popularity):
                return
            _pop(state)
        elif kind == frames.MARKETING:
            if of_seat(state.packed_home, seat):
                return
            production.finish(state, seat, frame, 0, out)
        elif kind == frames.TILE:
            left = tiles.legal_tiles(state, frame >> 4)
            if len(left) > 1:
                return
            tile = tiles.lift(state, seat, left[0] & codes.VALUE_MASK, out)
            _replace(state, frames.place(tile))
        elif kind == frames.CARD:
            if not _settle_card(state, seat, out):
                return
        else:
            return


def _settle_tile(state: State, seat: i64, tile: i64, out: list[Event] | None) -> bool:
    """A bonus pays; a manager nobody can pay for is discarded (T4, T6)."""
    kind = state.data.tile_kind[tile]
    if kind == terms.BONUS:
        _pop(state)
        tiles.use_bonus(state, seat, tile, out)
        return True
    if kind != terms.MANAGER or of_seat(state.packed_home, seat):
        return False
    if len(tiles.legal_places(state, seat, tile)) > 1:
        return False
    _pop(state)
    tiles.discard(state, seat, tile, out)
    return True


def _settle_card(state: State, seat: i64, out: list[Event] | None) -> bool:
    """A single contract is drawn, none is worth a point (K1)."""
    left = contracts.legal_cards(state)
    if len(left) > 1:
        return False
    _pop(state)
    if not left:
        contracts.draw_none(state, seat, out)
    elif left[0] == codes.DECK:
        contracts.draw_deck(state, seat, out)
    else:
        contracts.draw_face(state, seat, left[0] & codes.VALUE_MASK, out)
    return True
