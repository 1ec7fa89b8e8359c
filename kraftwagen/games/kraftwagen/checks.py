"""Checks of a state: invariants that hold whenever a decision is open."""

from __future__ import annotations

from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars, flow, research, scoring, track
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, State


def check(state: State) -> None:
    """Check all invariants of a state; raises AssertionError naming a broken one and its values."""
    _check_workers(state)
    _check_chain(state)
    _check_cards(state)
    _check_market(state)
    _check_buyers(state)
    _check_markers(state)
    _check_race(state)
    _check_money(state)
    _check_pending(state)


def _require(holds: bool, invariant: str, *values: object) -> None:
    # No assert statement: positions are checked by this in optimised builds as well.
    if not holds:
        raise AssertionError(f"{invariant}: {', '.join(map(repr, values))}")


def _check_workers(state: State) -> None:
    for seat, player in enumerate(state.players):
        on_cars = sum(cars.workers_of(car) for car in state.cars if cars.seat_of(car) == seat)
        total = player.supply + player.canteen + len(player.active) + on_cars + 2
        _require(
            total == state.data.seat_workers and player.supply >= 0 and player.canteen >= 0,
            f"S2 workers of seat {seat} add up",
            (player.supply, player.canteen, len(player.active), on_cars),
        )
        _require(
            len(player.workshops) == state.data.seat_workshops
            and all(0 <= part <= 2 * terms.ENGINE_PART for part in player.workshops),
            f"A3 workshops of seat {seat}",
            player.workshops,
        )
        _require(1 <= player.grand_prix_engine <= 7, "A4 Grand Prix engine", seat)


def _check_chain(state: State) -> None:
    basic = sorted(piece for piece in state.chain if piece < track.FIRST_SPECIAL)
    wanted = [*range(len(state.players)), *range(terms.TILE, track.FIRST_SPECIAL)]
    _require(basic == wanted, "S1 the chain holds each worker and tile once", state.chain)
    special = [piece - terms.TILE for piece in state.chain if piece >= track.FIRST_SPECIAL]
    tile_set = state.data.special_sets[state.turn]
    allowed = 1 if state.special and state.pending else 0
    _require(len(special) <= allowed, "V1 at most one special tile", special)
    _require(
        all(tile in tile_set and tile not in state.specials for tile in special),
        "V1 the special tile is of this game turn's set",
        special,
    )
    _require(
        set(state.specials) <= set(tile_set)
        and list(state.specials) == sorted(set(state.specials)),
        "V1 unseen special tiles",
        state.specials,
    )


def _check_cards(state: State) -> None:
    in_play = [frames.card_of(one) for one in state.pending if frames.kind(one) == frames.REVEAL]
    _require(
        all(card == 0 or terms.THREE_WORKERS <= card <= terms.TWO_PARTS for card in in_play),
        "K1 an instant card is in play",
        in_play,
    )
    cards = [*state.deck, *state.discards, *state.shown, *(card for card in in_play if card)]
    for seat, player in enumerate(state.players):
        cards += [*player.active, *player.inactive]
        cards += [card for card in range(len(terms.ENGINEERS)) if player.engineers >> card & 1]
        points = [terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY] for card in player.active]
        body = state.data.seat_body_points + sum(pair[0] for pair in points)
        engine = state.data.seat_engine_points + sum(pair[1] for pair in points)
        _require(
            (player.body_points, player.engine_points) == (body, engine),
            f"K3 points of seat {seat}",
            player.body_points,
            player.engine_points,
        )
    _require(tuple(sorted(cards)) == state.data.deck, "S3 every research card is somewhere", cards)
    _require(tuple(sorted(state.deck)) == state.deck, "S3 the deck is a multiset", state.deck)


def _check_market(state: State) -> None:
    on_cars = [cars.price_of(car) for car in state.cars]
    if state.pending:
        _require(
            sorted([*state.prices, *on_cars]) == list(state.data.prices[state.turn]),
            "T1 coloured price markers are conserved",
            state.prices,
            on_cars,
        )
    _require(
        len(state.cars) <= state.data.market_spaces[len(state.players)], "M2 cars", len(state.cars)
    )
    for car in state.cars:
        closed = cars.is_closed(car)
        _require(
            cars.body_of(car) > 0
            and cars.engine_of(car) > 0
            and (cars.workers_of(car) > 0) != closed
            and cars.seat_of(car) < len(state.players)
            and cars.marker_of(car) <= terms.MAYBACH_HIGH + 1,
            "M1 a car is complete",
            car,
        )
        _require(not closed or state.special == 1, "V4 closed spaces need special tiles", car)


def _check_buyers(state: State) -> None:
    active = [buyers.preference(buyer) for buyer in state.active_buyers]
    for wish in range(len(terms.PREFERENCES)):
        _require(
            state.stacks[wish] >= 0
            and state.stacks[wish] + active.count(wish) == state.data.stacks[wish],
            "A5 buyers are conserved",
            state.stacks,
            active,
        )
    _require(
        len(active) <= state.data.active_spaces[len(state.players)], "A5 active spaces", active
    )
    _require(
        0 <= state.token <= state.data.token_start[len(state.players)], "A5 token", state.token
    )
    _require(all(money >= 0 for money in state.white), "T1 white markers", state.white)


def _check_markers(state: State) -> None:
    used = [cars.marker_of(car) - 1 for car in state.cars if cars.marker_of(car)]
    used += [buyers.marker(buyer) for buyer in state.active_buyers if buyers.marker(buyer)]
    _require(len(set(used)) == len(used), "E0 each marker is used once", used)
    for seat, player in enumerate(state.players):
        owned = 0
        for engineer, markers in enumerate(terms.ENGINEER_MARKERS):
            if player.engineers >> engineer & 1:
                owned |= markers
        _require(player.markers & ~owned == 0, f"E0 markers of seat {seat}", player.markers)
        _require(
            not any(player.markers >> marker & 1 for marker in used),
            f"E0 used markers left seat {seat}",
            used,
        )


def _check_race(state: State) -> None:
    spaces = list(state.data.neutral_cars[len(state.players)])
    for player in state.players:
        on_circuit = 0 <= player.space <= state.data.circuit
        _require(on_circuit and player.laps >= 0, "A6 race", player.space, player.laps)
        _require(player.space > 0 or player.laps == 0, "A6 laps in the pit lane", player.laps)
        if player.space:
            spaces.append(player.space)
    _require(len(set(spaces)) == len(spaces), "A6 one car on a space", spaces)


def _check_money(state: State) -> None:
    for seat, player in enumerate(state.players):
        _require(
            len(player.income) in (len(terms.SOURCES), len(terms.ORIGINS))
            and min(player.income) >= 0,
            "11 money",
            seat,
        )
        paid = zip(state.awards, state.data.award_money, strict=True)
        awards = sum(amount for owner, amount in paid if owner == seat)
        _require(player.income[terms.FROM_AWARDS] == awards, f"W1 awards of seat {seat}", awards)


def _check_pending(state: State) -> None:
    _require(0 <= state.current < len(state.players), "C1 seat to move", state.current)
    if not state.pending:
        last = state.turn == scoring.LAST_TURN
        _require(last, "11 the game ends after the last turn", state.turn)
        return
    bottom = frames.kind(state.pending[0])
    above = [frames.kind(frame) for frame in state.pending[1:]]
    asked = frames.kind(state.pending[-1])
    nested = bottom in (frames.ACTION_PHASE, frames.FLIP)
    with_tasks = (frames.TASKS, frames.ACTION_PHASE)
    _require(
        asked <= frames.BENZ
        and (nested or (not above and bottom != frames.TASKS))
        and set(above) <= {frames.TASKS, frames.REVEAL}
        and all(
            frames.kind(frame) in (*with_tasks, frames.REVEAL) or frame <= frames.KIND_MASK
            for frame in state.pending
        ),
        "P1 the questions are those of one player turn",
        state.pending,
    )
    if asked in with_tasks:
        _require(flow.performable(state, state.pending[-1]), "P1 a task can be done", state.pending)
    _check_start(state, bottom)
    between = bottom in (frames.START, frames.FLIP, frames.TAKE, frames.BENZ)
    cleared = not between or state.chain[0] < terms.TILE
    _require(cleared, "C1 between player turns the tail is a worker", state.chain)
    pending = sum(frames.count(frame, terms.TO_SPACE) for frame in state.pending)
    parked = state.players[state.current].space == 0
    _require(
        pending == 0 or parked, "S4 only a car in the pit lane drives to a space", state.pending
    )
    shown = len(state.shown)
    _require(
        (shown == 0 if frames.REVEAL in above else shown >= research.DISPLAY)
        and (shown == research.DISPLAY or nested),
        "S3 cards shown",
        state.shown,
    )
    if asked == frames.TAKE:
        _require(state.chain[0] == state.current, "C1 the tail moves", state.chain, state.current)
    if asked == frames.BENZ:
        _require(
            buyers.benz_owner(state) == state.current, "E4 Benz's owner decides", state.current
        )


def _check_start(state: State, bottom: int) -> None:
    """Start tiles: chosen in turn at the start, by everybody afterwards (S4, S5)."""
    chosen = [player.start_tile for player in state.players if player.start_tile != NOT_CHOSEN]
    tiles = [*chosen, *state.start_tiles]
    waiting = len(state.players) - len(chosen)
    own = state.players[state.current].start_tile
    _require(
        len(set(tiles)) == len(tiles)
        and list(state.start_tiles) == sorted(state.start_tiles)
        and waiting <= len(state.start_tiles)
        and (waiting == 0 or bottom in (frames.START, frames.FLIP))
        and (own == NOT_CHOSEN) == (bottom == frames.START),
        "S4 start tiles",
        tiles,
    )
