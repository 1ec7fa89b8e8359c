"""What statistics keep of a game: figures that agree with the state, pieces that were earned."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from tests.golden import load_all, played

GOLDEN = load_all("kraftwagen")


@pytest.fixture(scope="module")
def spec() -> Any:
    return registry.load("kraftwagen")


@pytest.mark.parametrize("name", list(GOLDEN)[:6])
def test_figures_agree_with_the_last_state(name: str, spec: Any) -> None:
    _, state, happened = played(GOLDEN[name])
    assert spec.is_over(state)
    found = spec.summarize(happened, state)
    winners = spec.winners(state)
    for seat, (got, player) in enumerate(zip(found, state.players, strict=True)):
        for number, source in enumerate(terms.SOURCES):
            assert sum(got.sources.get(source, ())) == player.income[number]
        owned = [award for award, owner in enumerate(state.awards) if owner == seat]
        assert set(got.merits.get("awards", ())) == {terms.AWARDS[award] for award in owned}
        assert got.facts["awards"] == len(owned)
        assert got.facts["start_tile"] in spec.new(2, 1, {}).data.start_names
        assert ("won" in got.merits) == (seat in winners)
        assert set(got.merits) <= set(STATISTICS.merits)
        for merit, pieces in got.merits.items():
            assert 0 < len(pieces) <= STATISTICS.merits[merit].pieces


def test_cars_are_sold_or_not(spec: Any) -> None:
    _, state, happened = played(next(iter(GOLDEN.values())))
    found = spec.summarize(happened, state)
    offered = sum(isinstance(event, events.CarPlaced) for event in happened)
    counted = sum(int(s.facts["cars_sold"]) + int(s.facts["cars_unsold"]) for s in found)
    assert counted == offered > 0


def seats(spec: Any, *happened: Any) -> Any:
    return spec.summarize(happened, spec.new(3, 1, {}))


def test_a_row_of_turns_ends_with_the_game_turn(spec: Any) -> None:
    turn = events.PlayerTurnStarted
    started = events.GameTurnStarted(2, (), (), 0)
    broken = seats(spec, turn(1), turn(1), started, turn(1))
    assert "three_turns" not in broken[1].merits
    whole = seats(spec, turn(0), turn(1), turn(1), turn(1))
    assert whole[1].merits["three_turns"] == ("done",)
    assert "three_turns" not in whole[0].merits


def test_a_row_of_turns_ends_with_the_turn_of_another_seat(spec: Any) -> None:
    happened = [events.PlayerTurnStarted(seat) for seat in (0, 0, 1, 0)]
    found = spec.feats(happened, spec.new(2, 1, {}))
    assert [seat["turns_in_a_row"] for seat in found] == [2, 1]


def test_underbidding_needs_a_rival(spec: Any) -> None:
    def offered(seat: int, space: int) -> Any:
        return events.CarPlaced(seat, space, 1, 1, 1, 5, 0)

    def bought(tied: tuple[int, ...]) -> Any:
        return events.BuyerBought(0, 1, 0, 0, 3, 5, tied, 0, 0)

    own = seats(spec, offered(0, 0), offered(0, 1), bought((1,)))
    assert "underbid" not in own[0].merits
    rival = seats(spec, offered(0, 0), offered(1, 1), bought((1,)))
    assert rival[0].merits["underbid"] == ("done",)
    assert rival[0].merits["customers"] == ("engine",)


def test_money_belongs_to_its_game_turn(spec: Any) -> None:
    found = seats(
        spec,
        events.MoneyGained(0, 3, terms.FROM_LAPS),
        events.GameTurnStarted(2, (), (), 0),
        events.MoneyGained(0, 4, terms.FROM_LAPS),
        events.MoneyGained(0, 1, terms.FROM_LAPS),
    )
    assert found[0].sources == {"laps": (3, 5, 0)}
