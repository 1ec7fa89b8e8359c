"""Explains decisions to a person: reasons with rule ids, warnings and previews.

The window shows these and never decides legality itself.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.games.kraftwagen.presentation.previews import Preview
from kraftwagen.games.kraftwagen.rules import buyers, cars, track
from kraftwagen.games.kraftwagen.state import State

PICKS: Final = {
    "body": Reason("pick_body", "M1"),
    "engine": Reason("pick_engine", "M1"),
    "workers": Reason("pick_workers", "M1"),
    "price": Reason("pick_price", "M1"),
}
"""Reasons why a car being put together cannot be offered yet, by the part or value missing."""
NOTHING_CHANGED: Final = Reason("nothing_changed", "E9")
"""Reason against a Diesel marker that changes nothing about a car yet."""
NOTHING_ELSE: Final = Reason("nothing_else", "E9")
"""Reason against choosing another part of a car for the marker to change."""


def refusal(state: State, code: int) -> Reason:
    """Return the reason why a code is not legal."""
    if not codes.TABLE.knows(code):
        return Reason("no_such_decision", "P1")
    if not state.pending:
        return Reason("game_over", "11")
    kind = codes.kind(code)
    value = codes.value(code)
    asked = frames.kind(state.pending[-1])
    if asked == frames.START or asked == frames.TAKE or asked == frames.BENZ:
        return _wrong_choice(state, asked, kind, value)
    if kind == codes.START:
        return Reason("start_tiles_over", "S4")
    if kind == codes.TAKE:
        return Reason("tile_taken", "C2")
    if kind == codes.BENZ:
        return Reason("benz_later", "E4")
    if codes.uses_marker(code):
        return _marker(state, asked, kind, value)
    if kind == codes.END_TURN:
        return Reason("actions_first", "P1")
    if kind == codes.CAR:
        if asked == frames.END_PLACED:
            return Reason("one_car", "M2")
        if asked != frames.END:
            return Reason("car_after_actions", "P2")
        return _car(state, value)
    return _task(state, codes.task(code), value)


def _wrong_choice(state: State, asked: int, kind: int, value: int) -> Reason:
    if asked == frames.START:
        if kind == codes.START:
            return Reason("start_tile_gone", "S5" if len(state.players) == 2 else "S4")
        return Reason("choose_start_tile", "S4")
    if asked == frames.TAKE:
        if kind == codes.TAKE:
            return Reason("tile_not_in_chain", "V1")
        return Reason("take_tile_first", "C2")
    if kind == codes.BENZ:
        return Reason("stack_empty", "E4", {"preference": terms.PREFERENCES[value - 1]})
    return Reason("benz_first", "Z0")


def _task(state: State, task: int, value: int) -> Reason:
    player = state.players[state.current]
    frame = state.pending[-1]
    asked = frames.kind(frame)
    if asked == frames.END or asked == frames.END_PLACED:
        if task == terms.HIRE and player.supply == 0:
            return Reason("supply_empty", "A1")
        offer = asked == frames.END and cars.legal_cars(state, player)
        return Reason("actions_done" if offer else "turn_done", "P1")
    if not frames.count(frame, task):
        if any(_owed(other, task) for other in state.pending[:-1]):
            return Reason("effect_first", "P1", {"task": terms.TASKS[task]})
        done = _was_on_tile(state, task)
        named = {"task": terms.TASKS[task]}
        return Reason("task_done" if done else "not_on_tile", "P1", named)
    rule = terms.TASK_RULES[task]
    if task == terms.HIRE:
        if player.supply == 0:
            return _empty_supply(state, frame)
        if value:
            return Reason("not_inactive", rule, {"card": terms.CARDS[value]})
        return Reason("inactive_first", rule)
    if task == terms.RESEARCH:
        return Reason("card_not_shown", rule, {"card": terms.CARDS[value]})
    if task == terms.BUYER:
        if value == codes.MOVE_TOKEN:
            return Reason("spaces_free", rule)
        if buyers.spaces_full(state):
            return Reason("spaces_full", rule)
        return Reason("stack_empty", rule, {"preference": terms.PREFERENCES[value]})
    if task == terms.SALE:
        missing = _not_own_car(state, value - 1, rule) if value else None
        return missing or Reason("no_car_to_sell", rule)
    if value == 0:
        return Reason("workshops_full", rule)
    if terms.EMPTY in player.workshops:
        return Reason("workshop_free" if task == terms.TAKE_BODY else "workshop_free_engine", rule)
    return Reason("no_such_part", rule, _part(value))


def _owed(frame: int, task: int) -> bool:
    """Return whether a task waits below the current question."""
    with_tasks = frames.kind(frame) in (frames.TASKS, frames.ACTION_PHASE)
    return with_tasks and frames.count(frame, task) > 0


def _was_on_tile(state: State, task: int) -> bool:
    """Return whether the tile taken shows a task, which then has been done."""
    bottom, data = state.pending[0], state.data
    if frames.kind(bottom) == frames.FLIP:
        shown = [data.start_frames[state.players[state.current].start_tile]]
    elif state.special and not track.special_piece(state):
        # A special tile was taken and set aside: of those revealed, one with the same bonus.
        gone = [tile for tile in data.special_sets[state.turn] if tile not in state.specials]
        bonus = frames.bonus_of(bottom)
        shown = [data.tile_frames[tile] for tile in gone]
        shown = [one for one in shown if frames.bonus_of(one) == bonus]
    else:
        shown = [data.tile_frames[state.chain[-1] - terms.TILE]]
    return any(frames.count(one, task) for one in shown)


def _empty_supply(state: State, frame: int) -> Reason:
    """Return why no worker can be hired; a private sale of the same tile returns some (A1, V4)."""
    if frames.count(frame, terms.SALE) and cars.own_open_cars(state, state.current):
        return Reason("hire_after_sale", "V4")
    return Reason("supply_empty", "A1")


def _marker(state: State, asked: int, kind: int, value: int) -> Reason:
    player = state.players[state.current]
    daimler = kind == codes.DAIMLER
    marker, space = codes.unpack_daimler(value)
    held = player.markers >> marker & 1 if daimler else player.markers & terms.DIESEL_MARKERS
    rule = "E7" if daimler else "E9"
    if not held:
        return Reason("no_marker", rule, {"engineer": "daimler" if daimler else "diesel"})
    if asked == frames.END_PLACED:
        return Reason("markers_before_car", "E10")
    if asked == frames.TASKS:
        return Reason("finish_action_first", "E10")
    if state.marker_used:
        return Reason("one_marker", "E0")
    if daimler:
        if space >= len(state.active_buyers):
            return Reason("no_such_buyer", rule)
        return Reason("buyer_marked", rule)
    return _diesel(state, value)


def _diesel(state: State, value: int) -> Reason:
    player = state.players[state.current]
    change, space, new = codes.unpack_diesel(value)
    own = _not_own_car(state, space, "E9")
    if own is not None:
        return own
    car = state.cars[space]
    if change == terms.CHANGE_WORKERS:
        return Reason("canteen_too_small", "E9", {"workers": player.canteen})
    if change == terms.CHANGE_PRICE:
        return _price(state, new, "E9")
    engine = change == terms.CHANGE_ENGINE
    if new == (cars.engine_of(car) if engine else cars.body_of(car)):
        return Reason("no_change", "E9")
    return Reason("no_such_part", "E9", _part(terms.part(new, engine)))


def _price(state: State, price: int, rule: str) -> Reason:
    """Return why a price marker is not available."""
    taken = price in state.data.prices[state.turn]
    return Reason("price_gone" if taken else "price_of_other_turn", rule, {"price": price})


def _not_own_car(state: State, space: int, rule: str) -> Reason | None:
    if not 0 <= space < len(state.cars):
        return Reason("no_car_there", rule)
    car = state.cars[space]
    if cars.seat_of(car) != state.current:
        return Reason("not_own_car", rule)
    return Reason("car_already_sold", "V4") if cars.is_closed(car) else None


def _car(state: State, value: int) -> Reason:
    player = state.players[state.current]
    missing = _missing_part(state)
    if missing is not None:
        return missing
    body, engine, workers, price, packed = codes.unpack_car(value)
    for part in (terms.part(body, False), terms.part(engine, True)):
        if part not in player.workshops:
            return Reason("no_such_part", "M1", _part(part))
    if workers > player.canteen:
        return Reason("canteen_too_small", "M1", {"workers": player.canteen})
    if price not in state.prices:
        return _price(state, price, "M1")
    marker = packed - 1
    engineer = "horch" if marker < terms.MAYBACH_LOW else "maybach"
    return Reason("no_marker", "E2" if engineer == "horch" else "E3", {"engineer": engineer})


def _missing_part(state: State) -> Reason | None:
    """Return why no car can be offered at the end of the player turn (M1, M2)."""
    if not state.pending or frames.kind(state.pending[-1]) != frames.END:
        return None
    player = state.players[state.current]
    if cars.market_full(state):
        return Reason("market_full", "M2")
    if not any(terms.EMPTY < part <= terms.ENGINE_PART for part in player.workshops):
        return Reason("no_body", "M1")
    if not any(terms.is_engine(part) for part in player.workshops):
        return Reason("no_engine", "M1")
    if player.canteen == 0:
        return Reason("no_worker", "M1")
    return Reason("no_price_left", "M1") if not state.prices else None


def _part(part: int) -> dict[str, int | str]:
    return {"kind": "engine" if terms.is_engine(part) else "body", "value": terms.part_value(part)}


def warnings(state: State, code: int) -> tuple[Reason, ...]:
    """Return the warnings for a legal decision, each with its rule."""
    kind = codes.kind(code)
    value = codes.value(code)
    player = state.players[state.current]
    if kind == codes.TAKE:
        tasks = state.data.tile_actions[value]
        if terms.HIRE in tasks and player.supply == 0:
            reason = _empty_supply(state, state.data.tile_frames[value])
            return (Reason("hire_lost", "A1") if reason.key == "supply_empty" else reason,)
    elif kind == codes.RESEARCH:
        if value >= terms.TWO_BODY and player.canteen == 0:
            return (Reason("stays_inactive", "K2"),)
    elif kind == codes.BODY and value:
        return (Reason("drops_part", "A3", _part(value)),)
    elif kind == codes.ENGINE and value == codes.ON_GRAND_PRIX_CAR:
        extra = frames.bonus_of(state.pending[-1])
        points = min(player.engine_points + extra, state.data.highest_part)
        if points <= player.grand_prix_engine:
            return (Reason("no_better_engine", "A4", {"value": player.grand_prix_engine}),)
    elif kind == codes.ENGINE and value:
        return (Reason("drops_part", "A4", _part(value)),)
    elif kind == codes.BUYER and value == codes.MOVE_TOKEN and state.token <= 1:
        return (Reason("ends_game_turn", "T2"),)
    elif kind == codes.CAR:
        if len(state.cars) + 1 >= state.data.market_spaces[len(state.players)]:
            return (Reason("ends_game_turn", "T2"),)
    elif kind == codes.END_TURN and frames.kind(state.pending[-1]) == frames.END:
        if cars.legal_cars(state, player):
            return (Reason("could_offer_car", "P2"),)
    return ()


def preview(state: State, code: int) -> Preview | None:
    """Return a preview of what a legal decision brings; None for decisions without one."""
    kind = codes.kind(code)
    value = codes.value(code)
    if kind == codes.TAKE:
        return forecast.taken(state, value)
    if kind == codes.BODY:
        return forecast.body(state, value)
    if kind == codes.ENGINE:
        return forecast.engine(state, value)
    if kind == codes.RACE:
        return forecast.raced(state)
    if kind == codes.TO_SPACE:
        return forecast.to_space(state)
    if kind == codes.RESEARCH and value == terms.GRAND_PRIX_5:
        return forecast.drive(state, state.data.instant_spaces)
    if kind == codes.BUYER:
        return forecast.buyer(state, value)
    if kind == codes.CAR or kind == codes.DIESEL:
        return forecast.offer(state, code)
    if kind == codes.SALE and value:
        return forecast.private_sale(state, value - 1)
    return None


# -- what a person might try


def attempts(state: State) -> list[int | Reason]:
    """Return codes worth explaining, legal or not, and the reason if no car can be offered."""
    asked = frames.kind(state.pending[-1])
    if asked == frames.START:
        return [codes.START | tile for tile in range(len(state.data.start_names))]
    if asked == frames.BENZ:
        return [codes.BENZ | 1 + wish for wish in range(len(terms.PREFERENCES))]
    found: list[int | Reason] = [*_tasks(state)]
    found += [codes.TAKE | piece - terms.TILE for piece in state.chain if piece >= terms.TILE]
    found += _markers(state)
    found += _cars(state)
    found.append(codes.END_TURN)
    missing = _missing_part(state)
    return found if missing is None else [*found, missing]


def _tasks(state: State) -> list[int]:
    player = state.players[state.current]
    parts = sorted({part for part in player.workshops if part})
    return [
        codes.HIRE,
        *[codes.HIRE | card for card in sorted(set(player.inactive))],
        *[codes.RESEARCH | card for card in sorted(set(state.shown))],
        codes.BODY,
        *[codes.BODY | part for part in parts],
        codes.ENGINE,
        *[codes.ENGINE | part for part in parts],
        codes.ENGINE | codes.ON_GRAND_PRIX_CAR,
        *[codes.BUYER | wish for wish in range(len(terms.PREFERENCES))],
        codes.BUYER | codes.MOVE_TOKEN,
        codes.RACE,
    ]


def _markers(state: State) -> list[int]:
    player = state.players[state.current]
    found = [
        codes.daimler(marker, space)
        for marker in (terms.DAIMLER_LOW, terms.DAIMLER_HIGH)
        if player.markers >> marker & 1
        for space in range(len(state.active_buyers))
    ]
    if player.markers & terms.DIESEL_MARKERS:
        for space in range(len(state.cars)):
            found.append(codes.diesel(terms.CHANGE_WORKERS, space, player.canteen + 1))
            for part in player.workshops:
                if part:
                    engine = terms.is_engine(part)
                    change = terms.CHANGE_ENGINE if engine else terms.CHANGE_BODY
                    found.append(codes.diesel(change, space, terms.part_value(part)))
            for price in state.data.prices[state.turn]:
                found.append(codes.diesel(terms.CHANGE_PRICE, space, price))
    return found


def _cars(state: State) -> list[int]:
    """Return offers of the first body and engine, at every price, and with a worker too many."""
    player = state.players[state.current]
    bodies = [part for part in player.workshops if terms.EMPTY < part <= terms.ENGINE_PART]
    engines = [terms.part_value(part) for part in player.workshops if terms.is_engine(part)]
    if not bodies or not engines:
        return []
    prices = state.data.prices[state.turn]
    found = [codes.car(bodies[0], engines[0], 1, price, 0) for price in prices]
    too_many = player.canteen + 1
    found.append(codes.car(bodies[0], engines[0], too_many, prices[0], 0))
    return found
