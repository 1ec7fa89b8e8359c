"""What a game declares about itself: options, the name of its score, turns, stages, styles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.plain import insight_of
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.options import SetupOption, checked
from kraftwagen.engine.types import Event, Json
from tests.contract.battery import CASES, Case, load, play

GAMES = registry.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_options_are_declared_and_the_rules_take_what_is_declared(game: str) -> None:
    spec = load(game)
    assert spec.options == {option.name: option.default for option in spec.declared_options}
    most = spec.seats[1]
    for option in spec.declared_options:
        assert option.words
        for value in _values(option, most):
            option.check(value, most)
            spec.new(most, 1, {option.name: value})
        for value in (None, "odd", option.high + 1, [option.high + 1], {}):
            with pytest.raises(BadOption, match=option.name):
                spec.new(most, 1, {option.name: value})
    with pytest.raises(BadOption, match="unknown option 'odd'"):
        spec.new(most, 1, {"odd": True})


def _values(option: SetupOption, seats: int) -> list[Json]:
    """The default and the ends of the range."""
    ends: dict[str, list[Json]] = {
        "bool": [False, True],
        "int": [option.low, option.high],
        "choice": list(option.choices),
    }
    found = ends[option.kind]
    return [option.default, *([value] * seats if option.per_seat else value for value in found)]


@pytest.mark.parametrize("game", GAMES)
def test_the_registry_knows_titles_without_the_rules(game: str) -> None:
    assert registry.title(game) in (load(game).title, game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_turns_and_stages_end_by_events(case: Case) -> None:
    """A turn that ends is the last thing its seat did before the next one; stages have a word."""
    spec = case.spec
    counted: Counter[str] = Counter()
    for state, code in play(case, 1):
        seat, after = spec.actor(state), spec.clone(state)
        events: list[Event] = []
        spec.apply(after, code, events)
        counted["turns"] += any(event.ends_turn for event in events)
        for event in events:
            cause = event.stage_end()
            assert cause is None or (isinstance(cause, str) and cause)
            counted["stages"] += cause is not None
        if spec.actor(after) != seat and not spec.is_over(after):
            counted["changes"] += 1
    assert counted["turns"]
    assert counted["stages"]


@pytest.mark.parametrize("game", GAMES)
def test_the_score_has_a_name_and_bots_a_scale(game: str) -> None:
    spec = load(game)
    insight = insight_of(spec)
    assert spec.score_name == f"{game}.score"
    assert insight.scale > 0
    assert ladder.offered(spec) == [*(level.name for level in ladder.LEVELS), *insight.styles]
    for name in ladder.offered(spec):
        assert ladder.build(name, spec, 1).name == name


def _option(**values: Any) -> SetupOption:
    return SetupOption(**{"name": "x", "kind": "int", "default": 3, "words": "w", **values})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (_option(high=9), "7", 7),
        (_option(kind="bool", default=False), "true", True),
        (_option(kind="choice", default="a", choices=("a", "b")), "b", "b"),
        (_option(high=9, per_seat=True, default=[]), "1,0,9", [1, 0, 9]),
        (_option(high=9, per_seat=True, default=[]), "", []),
    ],
)
def test_typed_options_are_read(option: SetupOption, text: str, value: Json) -> None:
    assert option.read(text) == value
    assert checked([option], {"x": value}, 3) == {"x": value}
    assert checked([option], {}, 3) == {"x": option.default}


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (_option(high=9), "10"),
        (_option(high=9), "\u00b2"),
        (_option(low=2, high=9), "-3"),
        (_option(kind="bool", default=False), "yes"),
        (_option(kind="choice", default="a", choices=("a", "b")), "c"),
        (_option(high=9, per_seat=True, default=[]), "1,,2"),
    ],
)
def test_nonsense_typed_for_options_is_refused(option: SetupOption, text: str) -> None:
    with pytest.raises(BadOption, match="option 'x' must be"):
        option.read(text)
