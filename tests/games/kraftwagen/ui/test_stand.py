"""A car grows part by part on the stand of one's own mat; what is missing for a sale is said."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.games.kraftwagen import codes
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.match.match import Match
from kraftwagen.ui.presenters.lessons import GUIDED
from kraftwagen.ui.tables.kraftwagen.input import stand
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from tests.games.kraftwagen.ui.at_table import SPEC, tabletop
from tests.games.kraftwagen.ui.test_builder import buildable
from tests.ui.english import ENGLISH
from tests.ui.learning import until_step
from tests.ui.playing import Player, match_of, set_up, sit_down


def roomy(match: Match) -> bool:
    """Two bodies or two engines stand in the workshops, so that both have to be chosen."""
    offers = [code for code in match.legal() if codes.offers_car(code)]
    return match.actor == 0 and len({codes.unpack_car(code)[:2] for code in offers}) > 1


@pytest.fixture
def player(make_app: Callable[..., Any]) -> Player:
    app = set_up(make_app, SPEC, speed="normal")
    for seed in range(40):
        match, dice = match_of(SPEC, "Ada", bots=1, seed=seed), random.Random(seed)
        while not match.is_over and not roomy(match):
            match.submit(match.actor, dice.choice(match.legal()))
        if not match.is_over:
            break
    player = sit_down(app, match)
    player.until_free()
    return player


def test_parts_come_to_the_stand_one_by_one(player: Player) -> None:
    table, heard = player.table, []
    view = table.view
    code = next(code for code in player.match.legal() if codes.offers_car(code))
    builder = tabletop(view).inputs.touchable.builder
    builder.fills = False
    player.app.sound.told = heard.append
    for key, cell in zip(builder.clicks(code), ("body", "engine", "workers"), strict=False):
        heard.clear()
        player.click(view.place(key).center)
        assert ("stand", cell) in view._brought
        over = tabletop(view).inputs.over
        assert over.sprites["stand", cell].rect.colliderect(stand.places(over).area)
        assert stand.SOUNDS[cell] not in heard, "it is on its way"
        player.settle(0.8)
        assert ("stand", cell) not in view._brought
        assert stand.SOUNDS[cell] in heard


def test_what_stays_does_not_come_again() -> None:
    before = Draft(body=3, engine=2, workers=2, price=5)
    assert stand.came(Draft(), before) == ["body", "engine", "workers", "price"]
    assert stand.came(before, before.having("workers", 1)) == []
    assert stand.came(before, before.having("workers", 3)) == ["workers"]
    assert stand.came(before, before.having("body", 1)) == ["body"]
    assert stand.came(before, Draft()) == []


def test_what_a_car_lacks_would_sell_it_and_less_would_not() -> None:
    found = 0
    for state, builder in buildable():
        for code in list(builder.options)[:6]:
            lacks = forecast.lacking(state, code)
            if forecast.offer(state, code).sold:
                assert lacks is None
            if lacks is None:
                continue
            found += 1
            value, more = lacks
            draft = Draft(*codes.unpack_car(code))
            for by, sells in ((more, True), (more - 1, False)):
                better = draft.having(value, getattr(draft, value) + by)
                assert forecast.offer(state, better.code).sold == sells
            said, good = builder.verdict(ENGLISH, draft)
            assert good is False
            assert f"{more} " in said
            assert said.endswith("more")
    assert found > 20


def test_a_covered_stand_says_nothing(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn could end, an own car lacks parts, and the mat is not seen yet."""
    told: list[object] = []
    monkeypatch.setattr(stand, "draw_missing", lambda *them: told.append(them))
    player.table.view.rebuild(player.table.controller.position())
    assert told
    player.app.routes.menu()
    player.app.routes.learning.lesson(SPEC.id, "sell", 6, course=GUIDED)
    until_step(player)
    told.clear()
    player.table.view.rebuild(player.table.controller.position())
    player.frame()
    assert not told
