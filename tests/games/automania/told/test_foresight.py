"""What options foretell is what happens, over random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, observe, terms
from kraftwagen.games.automania.presentation import explain, forecast, gains
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NEVER,
    NO_SHIP,
    CarPreview,
    ContractPreview,
    DeckPreview,
    Kept,
    Landing,
    PlacePreview,
    PlayPreview,
    RecallPreview,
    RetirePreview,
    Reward,
    SpacePreview,
    SponsorPreview,
    TilePreview,
)
from kraftwagen.games.automania.rules import contracts, flow, offices, production, rounds, sales
from kraftwagen.games.automania.state import State
from tests.every import EVERY
from tests.games.automania.play import Case, cases, games, positions
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table

GAMES = 240 if EVERY else 120
PART = GAMES / 240
_FORESEEN = (codes.KEEP, codes.FACTORY)
"""Kinds of decisions with nothing to foresee."""


def gained(out: Sequence[Event], seat: int, sources: Sequence[int]) -> tuple[int, int]:
    """Money and points a seat got from some sources."""
    money = points = 0
    for event in out:
        if isinstance(event, events.MoneyGained) and event.seat == seat:
            money += event.amount if event.source in sources else 0
        if isinstance(event, events.PointsGained) and event.seat == seat:
            points += event.amount if event.source in sources else 0
    return money, points


def paid(out: Sequence[Event], car: bool) -> int:
    return sum(one.amount for one in out if isinstance(one, events.MoneyPaid) and one.car == car)


def test_workers_on_a_space_cost_and_displace_what_was_foretold() -> None:
    displaced = retired = 0
    for case in cases(codes.SPACE, GAMES)[::5]:
        seat = case.before.current
        told = explain.preview(case.before, case.code)
        assert isinstance(told, SpacePreview)
        (placed,) = (event for event in case.out if isinstance(event, events.WorkersPlaced))
        assert told.workers == placed.workers
        assert told.home == case.after.home[seat]
        assert told.cost == paid(case.out, car=True)
        assert told.money == case.before.money[seat] - told.cost
        if told.displaced is None:
            assert placed.other == terms.NOBODY
            continue
        displaced += 1
        retired += told.displaced.retired
        assert (told.displaced.seat, told.displaced.workers) == (placed.other, placed.displaced)
        assert told.displaced.home == case.after.home[placed.other]
        assert told.displaced.retired == (placed.other in case.after.offices)
    assert displaced > 500 * PART
    assert retired > 20 * PART


def test_the_car_foretold_with_a_space_is_the_car_that_is_asked_about() -> None:
    found = 0
    for case in cases(codes.SPACE, GAMES)[::3]:
        if codes.unpack_space(case.code)[0] != terms.CORNER:
            continue
        told = explain.preview(case.before, case.code)
        assert isinstance(told, SpacePreview)
        asked = [code for code in flow.legal(case.after) if codes.kind(code) == codes.MARKET]
        assert list(told.cars) == [explain.preview(case.after, code) for code in asked]
        found += 1
    assert found > 250 * PART


def made(case: Case) -> Landing | None:
    """What became of a car, from what happened; None if its market was not decided with this."""
    out, seat = case.out, case.before.current
    cars = [event for event in out if isinstance(event, events.CarProduced)]
    if not cars:
        return None
    (car,) = cars
    shipped = [event for event in out if isinstance(event, events.CarShipped)]
    stayed = [event for event in out if isinstance(event, events.CarStayed)]
    top = not shipped and not stayed
    ship = shipped[0].ship if shipped else NO_SHIP
    no_tile = bool(stayed) and stayed[0].no_tile
    first = car.market * terms.HIGHEST_SHIP - 1
    blocked = []
    if not top and not no_tile:
        level = min(car.popularity, terms.HIGHEST_SHIP)
        while level > ship:
            assert case.before.ships[first + level]
            blocked.append(level)
            level -= 1
    return Landing(
        type=car.type,
        market=car.market,
        electric=car.electric > 0,
        workers=car.workers,
        popularity=car.popularity,
        ship=ship,
        medal=gained(out, seat, [terms.FROM_GOLD_MEDALS])[1],
        blocked=tuple(blocked),
        top=top,
        has_tile=not no_tile,
        contracts=playable(case.after, seat, top),
        silver=most_silver(case.after, seat, top),
    )


def playable(after: State, seat: int, top: bool) -> tuple[int, ...]:
    """Contracts that are offered after a car; a top car's reward is taken first."""
    if top:
        after = after.clone()
        flow.apply(after, codes.REWARD | terms.TOP_SPACE)
    if not after.pending or frames.kind(after.pending[-1]) != frames.CONTRACT:
        return ()
    return tuple(codes.value(code) for code in flow.legal(after) if code != codes.KEEP)


def most_silver(after: State, seat: int, top: bool) -> int:
    """The silver medals of a car's contracts by playing each of them; another is not asked for."""
    found = [0]
    for card in playable(after, seat, top):
        played = after.clone()
        if top:
            flow.apply(played, codes.REWARD | terms.TOP_SPACE)
        flow.apply(played, codes.PLAY | card)
        assert not (played.pending and frames.kind(played.pending[-1]) == frames.CONTRACT)
        found.append(rounds.contract_medals(played, seat) - rounds.contract_medals(after, seat))
    return max(found)


def test_a_car_lands_where_it_was_foretold() -> None:
    found: dict[str, int] = dict.fromkeys(("ship", "medal", "blocked", "top", "home", "played"), 0)
    for case in (*cases(codes.WORKERS, GAMES), *cases(codes.MARKET, GAMES)):
        landed = made(case)
        if landed is None:
            continue
        told = explain.preview(case.before, case.code)
        assert isinstance(told, CarPreview)
        assert told.landing == landed
        found["ship"] += landed.ship > 0
        found["medal"] += landed.medal > 0
        found["blocked"] += len(landed.blocked) > 0
        found["top"] += landed.top
        found["home"] += landed.ship == 0 and not landed.top
        found["played"] += len(landed.contracts) > 0
    assert min(found.values()) > 20 * PART, found


@rule("P3")
def test_machines_meet_the_demands_that_count() -> None:
    met_twice = 0
    for case in cases(codes.WORKERS, GAMES):
        for event in case.out:
            if isinstance(event, events.CarProduced):
                met = gains.met(case.before, event.seat, event.type, event.market)
                stars = case.before.data.stars
                assert sum(stars[demand] for demand in met.values()) == event.wanted
                met_twice += len(met) > 1
    assert met_twice > 20 * PART


def test_steps_of_marketing_are_those_that_bring_something() -> None:
    found = 0
    for case in cases(codes.WORKERS, GAMES)[::4]:
        told = explain.preview(case.before, case.code)
        assert isinstance(told, CarPreview)
        sent = codes.value(case.code)
        ways = []
        for count in range(sent, case.before.home[case.before.current] + 1):
            after, out = case.before.clone(), list[Event]()
            code = codes.WORKERS | count
            flow.apply(after, code, out)
            way = made(Case(case.before, code, after, out))
            assert way is not None
            ways.append(way)
        assert told.more == (ways[1] if len(ways) > 1 else None)
        wanted = [
            way
            for place, way in enumerate(ways)
            if all(
                way.medal > less.medal
                or set(way.contracts) > set(less.contracts)
                or (way.top and not less.top)
                for less in ways[:place]
            )
            and place
        ]
        assert list(told.steps) == wanted
        assert told.step == (wanted[0] if wanted else None)
        found += len(wanted)
    assert found > 300 * PART


def test_a_tile_does_in_its_place_what_was_foretold() -> None:
    better = worse = managers = 0
    for case in (*cases(codes.PLACE, GAMES)[::3], *cases(codes.DISCARD, GAMES)):
        before, after, seat = case.before, case.after, case.before.current
        told = explain.preview(before, case.code)
        assert isinstance(told, PlacePreview)
        then = gains.matrix(after, seat)
        assert told.matrix == then
        assert told.change == gains.difference(then, gains.matrix(before, seat))
        hired = [one for one in case.out if isinstance(one, events.NeutralWorkersHired)]
        assert told.workers == sum(event.workers for event in hired)
        income = gained(case.out, seat, [terms.FROM_FINANCE])[0]
        assert told.money == income - paid(case.out, car=False)
        medals = [rounds.tile_medals(state, seat) for state in (before, after)]
        assert told.medals == medals[1] - medals[0]
        assert told.limit == offices.limit(after, seat) - offices.limit(before, seat)
        (event,) = (
            one for one in case.out if isinstance(one, events.TilePlaced | events.TileDiscarded)
        )
        if isinstance(event, events.TilePlaced):
            assert (told.place, told.replaced) == (event.place, event.replaced)
            managers += event.place >= terms.FIRST_OFFICE
        else:
            assert (told.place, told.replaced) == (DISCARDED, terms.NO_TILE)
        better += told.total > 0
        worse += told.total < 0
    assert min(better, worse, managers) > 20 * PART


def test_the_car_being_made_is_foretold_for_each_place_of_a_tile() -> None:
    found = 0
    for case in (*cases(codes.PLACE, GAMES)[::6], *cases(codes.DISCARD, GAMES)):
        tile = frames.value(case.before.pending[-1])
        place = DISCARDED if case.code == codes.DISCARD else codes.value(case.code)
        told = forecast.cars_with(case.before, tile, place)
        if not case.after.pending or frames.kind(case.after.pending[-1]) != frames.MARKET:
            assert told == ()
            continue
        asked = [code for code in flow.legal(case.after) if codes.kind(code) == codes.MARKET]
        assert list(told) == [explain.preview(case.after, code) for code in asked]
        found += 1
    assert found > 500 * PART


def test_a_tile_taken_has_the_places_that_were_foretold() -> None:
    bonus = dear = 0
    for case in cases(codes.TAKE, GAMES)[::6]:
        before, after, seat = case.before, case.after, case.before.current
        told = explain.preview(before, case.code)
        assert isinstance(told, TilePreview)
        sources = [terms.FROM_BONUS_TILES]
        assert (told.money, told.points) == gained(case.out, seat, sources)
        if before.data.tile_kind[told.tile] == terms.BONUS:
            bonus += 1
            assert told.places == ()
            assert told.best is None
            continue
        assert told.best is not None
        assert told.best.total == max(place.total for place in told.places)
        if any(isinstance(event, events.TileDiscarded) for event in case.out):
            assert told.sponsor == NEVER
            assert told.best.place == DISCARDED
            continue
        offered = [code for code in flow.legal(after) if is_place(code)]
        assert list(told.places) == [explain.preview(after, code) for code in offered]
        if told.sponsor:
            dear += 1
            assert offered == [codes.DISCARD]
            assert fewest_sent(after) == told.sponsor
    assert bonus > 50 * PART
    assert dear > 10 * PART


def is_place(code: int) -> bool:
    return codes.kind(code) in (codes.PLACE, codes.DISCARD)


def fewest_sent(state: State) -> int:
    """Workers for the sponsor until the tile has a place, by trying."""
    for code in flow.legal(state):
        if codes.kind(code) == codes.SPONSOR:
            after = state.clone()
            flow.apply(after, code)
            asked = after.pending and frames.kind(after.pending[-1]) == frames.PLACE
            if asked and any(codes.kind(other) == codes.PLACE for other in flow.legal(after)):
                return codes.value(code)
    return NEVER


def test_the_tiles_of_a_line_are_foretold_with_the_money_that_is_left() -> None:
    found = 0
    for case in cases(codes.SPACE, GAMES)[::20]:
        told = gains.line(case.before, case.code)
        if frames.kind(case.after.pending[-1]) == frames.TILE:
            takes = flow.legal(case.after)
            wanted = {codes.value(code): explain.preview(case.after, code) for code in takes}
            assert told == wanted
            found += 1
        elif codes.unpack_space(case.code)[0] == terms.CORNER:
            assert told == {}
    assert found > 250 * PART


@rule("P3")
def test_the_best_place_adds_most_and_loses_no_medals() -> None:
    america = "speed safety handling | luggage luggage"
    europe = "environment environment safety | speed handling"
    table = Table(2, america=america, europe=europe, grid="a1=A01")
    state = table.state
    told = gains.board(state, 0)[0]
    assert told.best is not None
    # Speed is worth 2 in America and nothing in Europe: on a shared slot it serves two lines.
    assert told.best.place == terms.SLOTS.index("b")
    assert told.best.change == ((2, 0), (2, 0), (0, 0))
    assert told.best.matrix == told.best.change
    assert set(gains.board(state, 0)) == {cell for cell, tile in enumerate(state.tiles) if tile}


def test_sponsor_and_cars_taken_back_give_what_was_foretold() -> None:
    for case in cases(codes.SPONSOR, GAMES):
        seat = case.before.current
        told = explain.preview(case.before, case.code)
        assert isinstance(told, SponsorPreview)
        assert told.home == case.before.home[seat] - told.workers
        money = gained(case.out, seat, [terms.FROM_SPONSOR])[0]
        assert told.money == case.before.money[seat] + money
    found = 0
    for case in cases(codes.RECALL, GAMES):
        told_back = explain.preview(case.before, case.code)
        assert isinstance(told_back, RecallPreview)
        (event,) = (one for one in case.out if isinstance(one, events.CarTakenBack))
        assert (told_back.type, told_back.electric) == (event.type, event.electric == 1)
        kind = terms.ELECTRIC if event.electric else event.type
        place = case.before.current * terms.HOME_PLACES + kind
        assert told_back.home == case.after.cars[place]
        found += 1
    assert found > 300 * PART


def test_contracts_are_met_and_drawn_as_foretold() -> None:
    for case in cases(codes.PLAY, GAMES):
        told = explain.preview(case.before, case.code)
        assert isinstance(told, PlayPreview)
        (event,) = (one for one in case.out if isinstance(one, events.ContractPlayed))
        money = gained(case.out, event.seat, [terms.FROM_CONTRACTS])[0]
        assert (told.medals, told.money) == (event.medals, money)
    for case in cases(codes.DECK, GAMES):
        deck = explain.preview(case.before, case.code)
        assert isinstance(deck, DeckPreview)
        (drawn,) = (one for one in case.out if isinstance(one, events.ContractDrawn))
        assert drawn.card in deck.cards
        assert set(case.before.deck) <= set(deck.cards)
    for case in cases(codes.FACE, GAMES):
        face = explain.preview(case.before, case.code)
        assert face in forecast.display(case.before, case.before.current)
        assert isinstance(face, ContractPreview)
        assert face in forecast.hand(case.after, case.before.current)
    found = [len(cases(kind, GAMES)) for kind in (codes.PLAY, codes.DECK, codes.FACE)]
    assert min(found) > 200 * PART


def test_what_a_contract_lacks_is_what_the_rules_ask_for() -> None:
    found: dict[str, int] = dict.fromkeys(("met", "feature", "stars"), 0)
    for state in positions(GAMES, 20):
        seat = state.current
        for told in (*forecast.hand(state, seat), *forecast.display(state, seat)):
            types = {need.type for need in told.needs}
            wanted = state.data.card_type[told.card]
            assert types == ({0, 1, 2} if wanted == terms.ANY_TYPE else {wanted})
            for need in told.needs:
                stars = production.popularity(state, seat, need.type, need.market)
                meets = contracts.meets(state, seat, told.card, need.type, stars)
                assert need.met == meets
                if need.stars and not need.feature:
                    enough = stars + need.stars
                    assert contracts.meets(state, seat, told.card, need.type, enough)
                    assert not contracts.meets(state, seat, told.card, need.type, enough - 1)
                found["met"] += meets
                found["feature"] += need.feature
                found["stars"] += need.stars > 0
            assert told.met == any(need.met for need in told.needs)
            assert told.nearest.met == told.met
    assert min(found.values()) > 500 * PART, found


@rule("N5")
def test_retiring_brings_what_was_foretold() -> None:
    followed = ranged = with_tile = 0
    for one in games(GAMES):
        promised: dict[int, RetirePreview] = {}
        for case in one:
            seat = case.before.current
            kind = codes.kind(case.code)
            if kind == codes.RETIRE:
                told = explain.preview(case.before, case.code)
                assert isinstance(told, RetirePreview)
                promised[seat] = told
                sources = [terms.FROM_SPONSOR, terms.FROM_OFFICES]
                assert (told.money, told.points) == gained(case.out, seat, sources)
                assert told.workers == case.before.home[seat]
                assert told.limit == offices.limit(case.after, seat)
                taken = [event for event in case.out if isinstance(event, events.TileTaken)]
                assert [event.tile for event in taken] == ([told.tile.tile] if told.tile else [])
                asked = case.after.pending and frames.kind(case.after.pending[-1]) == frames.PLACE
                if asked and told.tile:
                    with_tile += 1
                    wanted = [explain.preview(case.after, code) for code in flow.legal(case.after)]
                    assert list(told.tile.places) == wanted
            elif kind == codes.ADVANCE:
                for player, told in promised.items():
                    assert told.first <= 1 + case.after.order.index(player) <= told.last
                    followed += 1
                    ranged += told.first < told.last
                promised.clear()
    assert followed > 1500 * PART
    assert ranged > 500 * PART
    assert with_tile > 100 * PART


def test_rewards_and_cars_left_are_those_foretold() -> None:
    left_in_last = 0
    for case in (*cases(codes.SELL, GAMES), *cases(codes.COPY, GAMES)):
        seat = case.before.current
        told = explain.preview(case.before, case.code)
        assert isinstance(told, Reward)
        assert (told.money, told.points) == gained(case.out, seat, [terms.FROM_SALES])
        sold = 1 + sales.sold_by(case.before, seat)
        assert told.left == offices.limit(case.before, seat) - sold >= 0
    for case in cases(codes.REWARD, GAMES):
        seat = case.before.current
        top = explain.preview(case.before, case.code)
        assert isinstance(top, Reward)
        assert (top.money, top.points) == gained(case.out, seat, [terms.FROM_TOP_CARS])
        assert top.left is None
    for case in cases(codes.PASS, GAMES):
        kept = explain.preview(case.before, case.code)
        assert isinstance(kept, Kept)
        assert kept.left > 0
        if case.before.round < terms.LAST_ROUND:
            assert (kept.money, kept.points) == (0, 0)
        else:
            market, _ = frames.unpack_sale(case.before.pending[-1])
            assert (kept.money, kept.points) == ((1, 0), (0, 1))[market]
            left_in_last += 1
    assert left_in_last > 50 * PART
    assert len(cases(codes.SELL, GAMES)) > 1000 * PART
    assert len(cases(codes.REWARD, GAMES)) > 20 * PART


def test_every_option_says_what_it_does() -> None:
    for state in positions(GAMES, 400):
        for option in GAME.explain(state, state.current):
            if option.ok and option.code is not None:
                assert option.preview == explain.preview(state, option.code)
                expected = codes.kind(option.code) not in _FORESEEN
                assert (option.preview is not None) == expected
            else:
                assert option.preview is None


def foresights(state: State) -> Iterator[object]:
    """All that is foretold to the seat to move."""
    seat = state.current
    for code in flow.legal(state):
        yield explain.preview(state, code)
    yield gains.matrix(state, seat)
    yield gains.board(state, seat)
    yield forecast.hand(state, seat)
    yield forecast.display(state, seat)
    yield forecast.sale(state)
    yield forecast.sale(state, by_money=True)
    yield forecast.next_demands(state, seat)
    yield forecast.choosers(state)
    yield forecast.tiles_to_come(state)


@rule("H2", "K2")
def test_nothing_is_foretold_that_the_seat_may_not_know() -> None:
    for number, state in enumerate(positions(GAMES, 600)):
        seen = observe.observe(state, state.current)
        other = observe.determinize(seen, number)
        told = list(foresights(state))
        assert list(foresights(seen.state)) == told
        assert list(foresights(other)) == told
