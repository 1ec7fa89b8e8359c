"""What is told at the end of a game: figures, the best moment, comfort, five events."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.summary import SeatSummary
from kraftwagen.match.game_result import SeatResult
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.presenters import story
from kraftwagen.ui.tables.hooks import load_hooks
from tests.games import GAMES
from tests.ui.english import ENGLISH


@cache
def finished(game: str) -> Match:
    table = import_module(f"kraftwagen.tools.games.{game}.screenshots.table")
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(registry.load(game), seats, 21, {}, "2026-11-20")
    table.play_ahead(match, lambda match, happened: False)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_for_the_person(game: str) -> None:
    match = finished(game)
    hooks = load_hooks(match.spec, ENGLISH)
    told = story.told(match, hooks, GameWords(ENGLISH, match.spec), None, 0)
    assert match.seats[told.seat].name == "Ada"
    assert len(told.figures) == 3
    facts = match.spec.feats([e for step in match.steps for e in step.events], match.state)
    for figure in told.figures:
        assert figure.number in facts[told.seat].values()
    assert not told.record
    assert told.best is not None
    gains = [sum(event.gain(told.seat) for event in step.events) for step in match.steps]
    states = [*(step.before for step in match.steps), match.state]
    leads = [one[told.seat] - max(one[:told.seat] + one[told.seat + 1 :])
             for one in (list(match.spec.scores(state)) for state in states)]  # fmt: skip
    swings = [after - before for before, after in pairwise(leads)]
    best = max(swing for swing, gain in zip(swings, gains, strict=True) if gain > 0)
    at = told.best.number - 1
    rare = gains[at] if any(event.rank(told.seat) == 3 for event in match.steps[at].events) else 0
    assert swings[at] + rare >= best, "the decision that helped the lead most"
    assert len(told.events) == 5
    assert [one.number for one in told.events] == sorted(one.number for one in told.events)
    assert len({one.picture for one in told.events}) >= 3
    assert len({one.seat for one in told.events}) >= 2
    assert all(one.words and one.when for one in told.events)


@pytest.mark.parametrize(
    ("larger", "swing", "rank", "best"),
    [(6, 6, 0, "top"), (9, 9, 3, "top"), (9, 9, 2, "late"), (9, 5, 2, "top")],
)
def test_a_feat_is_the_best_of_two_alike_and_a_rare_one_of_more(
    larger: int, swing: int, rank: int, best: str
) -> None:
    """A top car before a sale for as many points, for half as many again, or of less help."""
    sums = {"sale": 6, "top": 6, "late": larger}

    def event(name: str) -> Any:
        return SimpleNamespace(name=name, gain=lambda seat: sums[name], rank=lambda seat: rank)

    steps = [SimpleNamespace(before=6 * at, events=[event(one)]) for at, one in enumerate(sums)]
    spec = SimpleNamespace(scores=lambda state: [state, 0])
    match: Any = SimpleNamespace(
        spec=spec, state=12 + swing, steps=steps, seats=[SeatInfo("Ada")]
    )  # fmt: skip
    hooks: Any = SimpleNamespace(
        log=lambda event, state, names: [SimpleNamespace(text=event.name)],
        title=lambda state: "",
        feat=lambda event, state: SimpleNamespace(seat=0, picture="a star")
        if event.name == "top" else None,
    )  # fmt: skip

    class Words:
        amount = staticmethod(str)

        def __call__(self, key: str, **values: object) -> str:
            return str(values["words"])

    words = Words()
    found = story._best(match, 0, hooks, words)
    assert found is not None
    assert found.words == best


@pytest.mark.parametrize("language", languages(assets_dir()))
@pytest.mark.parametrize("game", GAMES)
def test_the_best_moment_says_once_what_it_brought(game: str, language: str) -> None:
    match, tr = finished(game), Translator(assets_dir() / "locale", language)
    hooks, words = load_hooks(match.spec, tr), GameWords(tr, match.spec)
    for seat in range(len(match.seats)):
        best = story._best(match, seat, hooks, words)
        assert best is not None
        gains = [event.gain(seat) for event in match.steps[best.number - 1].events]
        amounts = [words.amount(sum(gains[first:last])) for first in range(len(gains))
                   for last in range(first + 1, len(gains) + 1)]  # fmt: skip
        assert any(amount in best.words for amount in amounts) or game == "kraftwagen"
        assert all(best.words.count(amount) < 2 for amount in amounts)


@pytest.mark.parametrize(
    ("said", "amount", "number", "says"),
    [
        ("Ada sells the top car in Europe at once: 6 points.", "6 points", 6, True),
        ("Ada gets 3 points from the bonus tile.", "3 points", 3, True),
        ("Ada sells the city car: 1 autobuck and 16 points.", "6 points", 6, False),
        ("Ada wins the award for the first body of 6 or more: 7.", "7 money", 7, True),
        ("Ada wins the award for the first body of 6 or more: 7.", "6 money", 6, False),
        ("Buyer 3 takes Ada's car: 6 is the lowest price.", "6 money", 6, False),
        ("Ada gets 11 points and 1 pointer.", "1 point", 1, False),
    ],
)
def test_an_amount_is_found_in_a_sentence(said: str, amount: str, number: int, says: bool) -> None:
    assert story._says(said, amount, number) is says


def lost(scores: list[int], sources: list[dict[str, tuple[int, ...]]]) -> Any:
    """A match that Ada has lost, as far as comfort asks."""
    order = sorted(scores, reverse=True)
    spec = SimpleNamespace(
        id="kraftwagen", score_name="kraftwagen.score",
        scores=lambda state: scores,
        rankings=lambda state: [order.index(score) + 1 for score in scores],
        summarize=lambda happened, state: tuple(SeatSummary(one) for one in sources),
    )  # fmt: skip
    seats = [SeatInfo("Ada"), SeatInfo("Bo")]
    return SimpleNamespace(spec=spec, state=None, steps=[], seats=seats)


def comfort(match: Any, earlier: list[int] | None = None) -> str:
    before = [SeatResult("Ada", "person", score, 2, 0.0) for score in earlier or []]
    return story._comfort(match, 0, GameWords(ENGLISH, match.spec), before)


NEAR: list[dict[str, tuple[int, ...]]] = [
    {"places": (5, 4), "cars": (40, 46)},
    {"places": (7, 7), "cars": (40, 44)},
]


def test_a_near_loss_says_by_what_and_when() -> None:
    words = comfort(lost([95, 98], NEAR))
    assert words.startswith("Only 3 short. ")
    assert ": 9 against Bo's 14." in words
    assert "Turn 1 mattered most: 45 against 47." in words


def test_near_is_a_twentieth_of_the_best() -> None:
    assert comfort(lost([95, 100], NEAR)).startswith("Only 5 short")
    assert comfort(lost([94, 100], NEAR)) == ""
    assert comfort(lost([0, 0], NEAR)).startswith("Only the tie-break")


def test_a_clear_loss_says_what_went_better_or_nothing() -> None:
    match = lost([60, 100], NEAR)
    assert "9" in comfort(match, [70, 51])
    assert comfort(match, [70]) == ""
    assert comfort(match) == ""


def test_the_best_person_is_told_or_the_winner() -> None:
    seats = [SeatInfo("Ada"), SeatInfo("Bo"), SeatInfo("Gustav", "greedy")]
    spec = SimpleNamespace(rankings=lambda state: [3, 2, 1])
    match: Any = SimpleNamespace(spec=spec, state=None, seats=seats)
    assert story.heroes(match)[0] == 1
    match.seats = [SeatInfo(name, "greedy") for name in "ABC"]
    assert story.heroes(match)[0] == 2
