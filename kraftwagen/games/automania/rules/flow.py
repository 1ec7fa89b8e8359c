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
    frame = state.asked
    kind = frame & frames.KIND_MASK
    seat = state.current
    if kind == frames.TURN:
        spaces = workers.legal_spaces(state, seat)
        sponsor = workers.legal_sponsor(state, seat)
        recalls = cars.legal_recalls(state, seat)
        return [*spaces, *sponsor, *recalls, *offices.legal_offices(state)]
    if kind == frames.TILE:
        return list(tiles.legal_tiles(state, frame >> 4))
    if kind == frames.PLACE:
        places = tiles.legal_places(state, seat, frame >> 4)
        if state.data.tile_kind[frame >> 4] == terms.MANAGER:
            return [*workers.legal_sponsor(state, seat), *places]
        return places
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
    if kind == frames.FACTORY:
        return setup.legal_factories(state)
    return []


def apply(state: State, code: int, out: list[Event] | None = None) -> None:
    """Carry out a legal decision, in place, and everything that follows by itself."""
    seat = state.current
    kind = code & codes.KIND_MASK
    value: i64 = code & codes.VALUE_MASK
    # Kinds are numbered as a turn goes: the halves save comparisons.
    if kind < codes.TAKE:
        if kind == codes.SPACE:
            _act(state, seat, value, out)
        elif kind == codes.RETIRE:
            offices.retire(state, seat, value, out)
        elif kind == codes.SPONSOR:
            workers.to_sponsor(state, seat, value, out)
            if state.asked == frames.TURN:
                return
        else:
            cars.recall(state, seat, code, out)
            return
    elif kind < codes.REWARD:
        frame = state.asked
        if kind == codes.MARKET:
            state.asked = production.ask_marketing(state, seat, frame >> 4, code)
        elif kind == codes.TAKE:
            state.asked = frames.place(tiles.lift(state, seat, value, out))
        elif kind == codes.WORKERS:
            production.finish(state, seat, frame, value, out)
        else:
            state.asked, state.then = state.then, frames.NOTHING
            if kind == codes.PLACE:
                tiles.place(state, seat, frame >> 4, value, out)
            else:
                tiles.discard(state, seat, frame >> 4, out)
    elif kind == codes.SELL or kind == codes.COPY or kind == codes.PASS:
        _sale(state, kind, value, out)
        return
    elif kind == codes.PLAY:
        _answered(state)
        contracts.play(state, seat, value, out)
    elif kind == codes.KEEP:
        _answered(state)
    elif kind == codes.REWARD:
        frame = state.asked
        _answered(state)
        production.take_reward(state, seat, frame >> 4, value, out)
    elif kind == codes.FACE:
        _answered(state)
        contracts.draw_face(state, seat, value, out)
    elif kind == codes.DECK:
        _answered(state)
        contracts.draw_deck(state, seat, out)
    elif kind == codes.ADVANCE:
        rounds.advance(state, value, out)
        return
    else:
        setup.take_factory(state, seat, value, out)
        if state.asked == frames.FACTORY:
            left = setup.legal_factories(state)
            if len(left) == 1:
                apply(state, left[0], out)
        return
    _settle(state, out)


def _answered(state: State) -> None:
    """Go on to the question that comes next, if there is one."""
    state.asked, state.then = state.then, frames.NOTHING


def _act(state: State, seat: i64, action: i64, out: list[Event] | None) -> None:
    """The price is paid with the space; the tile comes before the car (A5, A6, X4)."""
    space, car_type = action >> 2, action & 3
    workers.place(state, seat, space, out)
    action = state.data.space_action[space]
    if action == terms.CONTRACT_ACTION:
        state.then, state.asked = frames.CARD, frames.tile(space)
        return
    account.pay(state, seat, state.data.car_cost[car_type], True, out)
    if space == terms.CORNER:
        state.asked = frames.market(car_type)
    else:
        state.then, state.asked = frames.market(car_type), frames.tile(space)


def _sale(state: State, kind: i64, space: i64, out: list[Event] | None) -> None:
    market, ship = frames.unpack_sale(state.asked)
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
        frame = state.asked
        kind = frame & frames.KIND_MASK
        if kind == frames.NOTHING:
            rounds.end_turn(state, out)
            return
        if kind == frames.TURN or kind == frames.MARKET:
            return
        if kind == frames.PLACE:
            if not _settle_tile(state, seat, frame >> 4, out):
                return
        elif kind == frames.CONTRACT:
            car_type, popularity = frames.unpack_contract(frame)
            if contracts.legal_plays(state, seat, car_type, popularity):
                return
            _answered(state)
        elif kind == frames.MARKETING:
            if of_seat(state.packed_home, seat):
                return
            production.finish(state, seat, frame, 0, out)
        elif kind == frames.TILE:
            left = tiles.legal_tiles(state, frame >> 4)
            if len(left) > 1:
                return
            tile = tiles.lift(state, seat, left[0] & codes.VALUE_MASK, out)
            state.asked = frames.place(tile)
        elif kind == frames.CARD:
            if not _settle_card(state, seat, out):
                return
        else:
            return


def _settle_tile(state: State, seat: i64, tile: i64, out: list[Event] | None) -> bool:
    """A bonus pays; a manager nobody can pay for is discarded (T4, T6)."""
    kind = state.data.tile_kind[tile]
    if kind == terms.BONUS:
        _answered(state)
        tiles.use_bonus(state, seat, tile, out)
        return True
    if kind != terms.MANAGER or of_seat(state.packed_home, seat):
        return False
    if len(tiles.legal_places(state, seat, tile)) > 1:
        return False
    _answered(state)
    tiles.discard(state, seat, tile, out)
    return True


def _settle_card(state: State, seat: i64, out: list[Event] | None) -> bool:
    """A single contract is drawn, none is worth a point (K1)."""
    left = contracts.legal_cards(state)
    if len(left) > 1:
        return False
    _answered(state)
    if not left:
        contracts.draw_none(state, seat, out)
    elif left[0] == codes.DECK:
        contracts.draw_deck(state, seat, out)
    else:
        contracts.draw_face(state, seat, left[0] & codes.VALUE_MASK, out)
    return True
