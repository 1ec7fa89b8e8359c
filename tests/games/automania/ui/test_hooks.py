"""What the house asks of Automania: words, small pictures, points by source."""

from __future__ import annotations

import re

import pytest

from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.presentation.best_car import best_car
from kraftwagen.ui.launch import bot_names
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania.hooks import AutomaniaHooks
from kraftwagen.ui.tables.automania.illustrations import Illustrations
from kraftwagen.ui.tables.hooks import with_table
from tests.games.automania.table import DATA, GAME
from tests.games.automania.ui.at_table import NAMES, moments, position
from tests.games.automania.whole_games import played
from tests.ui.english import ENGLISH

HOOKS = AutomaniaHooks(GAME, ENGLISH)
NAMED = re.compile(r"\[([a-z_]+(?: \w+)*)\]")
"""Pictures in the words of the rulebook."""


def test_the_window_offers_it() -> None:
    assert with_table(["kraftwagen", "automania"]) == ["kraftwagen", "automania"]


def test_each_decision_has_its_words() -> None:
    missing = set(ENGLISH.missing)
    for state, code in moments().values():
        after, happened = state.clone(), []
        GAME.apply(after, code, happened)
        assert HOOKS.title(state)
        assert HOOKS.decision(code, state)
        assert HOOKS.rule(code)
        assert HOOKS.tips(position(state))
        assert all(area.sentences for area in HOOKS.describe(position(state)))
        for one in happened:
            lines = HOOKS.log(one, after, NAMES)
            assert all(line.text and "{" not in line.text for line in lines)
        for option in position(state).options:
            assert option.reason is None or HOOKS.reason(option.reason)
    assert set(ENGLISH.missing) == missing


def test_who_is_displaced_is_told() -> None:
    placed = events.WorkersPlaced(0, 3, 2, 1, 1)
    state = next(iter(moments().values()))[0]
    (line,) = HOOKS.touched(state, state, [placed], 1, NAMES)
    assert NAMES[0] in line.text
    assert HOOKS.touched(state, state, [placed], 0, NAMES) == []


@pytest.mark.parametrize("number", [1, 2])
def test_points_by_source_are_the_score(number: int) -> None:
    game = played(number)
    income = HOOKS.income(game.state, game.happened)
    sums = [sum(source.amounts[seat] for source in income) for seat in range(len(game.state.order))]
    assert sums == GAME.scores(game.state)


def test_a_position_has_a_small_picture(make_app) -> None:  # type: ignore[no-untyped-def]
    app = make_app(games=[GAME], bots=bot_names, commands={})
    state = moments()[min(moments())][0]
    made = HOOKS.thumbnail(app, state, 90, ())
    assert made.get_height() == 90
    assert 90 < made.get_width() <= 90 * 2.3
    assert len({tuple(made.get_at((x, 45))) for x in range(0, made.get_width(), 4)}) > 8


def test_the_rulebook_finds_its_pictures(make_app) -> None:  # type: ignore[no-untyped-def]
    pictures = Illustrations(GAME, make_app(games=[GAME], bots=bot_names, commands={}))
    words = (assets_dir() / "games/automania/locale/en/rules.ftl").read_text("utf-8")
    names = set(NAMED.findall(words))
    assert len(names) > 40
    assert [name for name in names if pictures(name) is None] == []
    assert pictures("nothing of that name") is None


def test_the_best_car_is_the_most_popular_that_a_seat_made() -> None:
    def made(seat: int, kind: int, popularity: int) -> events.CarProduced:
        return events.CarProduced(seat, kind, 0, popularity, 0, 0, 0, 0, 0, popularity)

    happened = [
        made(0, terms.SUPER, 4), made(0, terms.FAMILY, 9), made(0, terms.CITY, 7),
        made(1, terms.SUPER, 15),
    ]  # fmt: skip
    assert best_car(happened, 0, DATA) == (terms.FAMILY, 9)
    assert best_car(happened, 2, DATA) == (terms.CITY, 0)


def test_everybody_drives_up_with_their_most_popular_car(make_app) -> None:  # type: ignore[no-untyped-def]
    app = make_app(games=[GAME], bots=bot_names, commands={})
    game = played(2)
    cast = HOOKS.podium(app, game.state, game.happened)
    assert cast is not None
    for seat, car in enumerate(cast.best):
        kind, popularity = best_car(game.happened, seat, DATA)
        assert car is not None
        assert car.picture.endswith(terms.CAR_TYPES[kind])
        assert str(popularity) in car.words
