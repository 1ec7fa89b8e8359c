"""Who leads and who is last is marked at panels and purses; faces at these."""

from __future__ import annotations

import itertools
from dataclasses import replace
from unittest.mock import MagicMock

import pytest

from kraftwagen.ui.drawing.people import CALM, PLEASED, WORRIED
from kraftwagen.ui.tables.kraftwagen.areas.player_mats import place_of
from kraftwagen.ui.tables.kraftwagen.scoring.purses import Purses
from kraftwagen.ui.tables.parts.standing import LAST, LEADS, standing
from tests.games.kraftwagen.ui.at_table import SPEC, make_table, position, tabletop
from tests.games.kraftwagen.ui.test_sale_show import played


@pytest.mark.parametrize(("scores", "places"), [
    ([5, 9, 2], ["", LEADS, LAST]),
    ([9, 9, 2, 2], [LEADS, LEADS, LAST, LAST]),
    ([4, 4, 4], ["", "", ""]),
    ([3, 8], ["", LEADS]),
])  # fmt: skip
def test_ties_share_a_place_and_two_seats_have_no_last(
    scores: list[int], places: list[str]
) -> None:
    assert [standing(scores, seat) for seat in range(len(scores))] == places


def test_panels_and_tips_tell_it_unless_money_is_secret() -> None:
    state = SPEC.new(3, 5, {})
    for seat, money in enumerate((3, 11, 7)):
        state.players[seat].income = (money, *state.players[seat].income[1:])
    asked = position(state)
    table = make_table()
    table.rebuild(asked)
    said = [tabletop(table).tips(("money", seat)) or "" for seat in range(3)]
    assert [place_of(asked, seat) for seat in range(3)] == [LAST, LEADS, ""]
    assert "leads" in said[1]
    assert "least" in said[0]
    secret = replace(asked, hidden_totals=frozenset({2}))
    assert [place_of(secret, seat) for seat in range(3)] == ["", "", ""]


def test_a_purse_that_fills_overtakes() -> None:
    purses = Purses(("A", "B", "C"), (5, 9, 2), ())
    assert [purses.place_of(seat) for seat in range(3)] == ["", LEADS, LAST]
    purses.settle((6, 0, 7))
    assert [purses.place_of(seat) for seat in range(3)] == [LEADS, LAST, LAST]
    assert not Purses(("A", "B", "C"), (5, 9, 2), (0, 1)).place_of(1)


def test_whoever_is_paid_is_pleased_and_whose_car_stays_worried() -> None:
    seen = set()
    for show, acts in itertools.islice(played(None), 8):
        for act, step in zip(acts, show.course.steps, strict=True):
            act.play().finish()
            if step.seat >= 0 and step.gained > 0:
                assert show.purses.moods[step.seat] == PLEASED
                assert show.purses.moods.count(PLEASED) == 1
            if step.unsold:
                owners = {one.seat for one in show.market.stalls if one.space in step.unsold}
                found = {at for at, mood in enumerate(show.purses.moods) if mood == WORRIED}
                assert found == owners
            seen |= set(show.purses.moods)
            act.settle()
    assert seen == {CALM, PLEASED, WORRIED}


def test_the_sign_of_who_leads_is_kept_by_its_words() -> None:
    """Names of two games may be equally wide."""
    keys = []
    for names in (("Ada", "Ben"), ("Eda", "Ben")):
        show, _ = next(played(None))
        raceway, stage = show.raceway, MagicMock()
        raceway.names, raceway.stage, raceway._pad = names * 2, stage, MagicMock()
        stage.at.return_value, stage.px.side_effect = (0, 0), round
        raceway._cars = {one.car: MagicMock(ground=9) for one in raceway.racers}
        raceway._pad.tr.side_effect = lambda key, name="": name
        raceway._pad.res.text_size.return_value = (50, 20)
        raceway._draw_leader(MagicMock(), next(one for one in raceway.racers if one.seat == 0))
        keys.append(raceway._pad.composed.call_args.args[:2])
    assert keys[0] != keys[1]
