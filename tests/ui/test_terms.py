"""What may stand in a text: terms, lists, numbers and dates; whole texts beside each other."""

from __future__ import annotations

from datetime import datetime

import pytest

from kraftwagen.engine import registry, wording
from kraftwagen.ui.language import whole
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term, Translator
from kraftwagen.ui.platform.paths import assets_dir

TR = Translator(assets_dir() / "locale")


def test_a_term_knows_its_key() -> None:
    term = TR.term("new_match.count", count=3)
    assert term == "3 players"
    assert isinstance(term, Term)
    assert (term.key, term.values) == ("new_match.count", {"count": 3})


def test_a_game_names_its_own_things() -> None:
    words = GameWords(TR, registry.load(registry.oldest()))
    assert words.term("term.card.opel").key == f"{registry.oldest()}.term.card.opel"
    assert words.source("cars").key == f"{registry.oldest()}.source.cars"
    assert words.amount(1).values["count"] == 1


def test_a_list_has_commas_and_a_last_word() -> None:
    assert TR.list([]) == ""
    assert TR.list(["a", "b"]) == "a and b"
    assert TR.list(["a", "b", "c"]) == "a, b and c"
    assert TR.either(["a", "b", "c"]) == "a, b or c"
    only = TR.term("keys.any")
    assert TR.list([only]) is only


def test_things_of_a_game_are_filled_in_as_terms() -> None:
    car = wording.Term("table.shape.disc")
    named = wording.named(car, TR)
    assert isinstance(named, Term)
    values = wording.filled({"car": car, "who": wording.Name(0), "count": 2}, TR, ["Ada"])
    assert isinstance(values["car"], Term)
    assert (values["who"], values["count"]) == ("Ada", 2)
    both = wording.Terms((wording.Name(0), wording.Name(1)))
    assert wording.named(both, TR, ["Ada", "Bruno"]) == "Ada and Bruno"


@pytest.mark.parametrize(
    ("number", "decimals", "said"),
    [(3, 0, "+3"), (-3, 0, "−3"), (0, 0, "0"), (1.26, 1, "+1.3"), (-0.04, 1, "0.0")],
)
def test_numbers_have_signs(number: float, decimals: int, said: str) -> None:
    assert TR.number(number, decimals, signed=True) == said
    assert TR.number(number, decimals) == said.replace("+", "")


def test_days_are_written_as_the_language_writes_them() -> None:
    moment = datetime(2026, 5, 1, 17, 30)
    assert TR.date(moment) == "1 May 2026"
    assert TR.date(moment, "time") == "17:30"
    assert TR.day("2026-05-01T17:30:00+00:00") == "1 May 2026"
    assert TR.day("nonsense") == "nonsense"
    assert (TR.month(1), TR.weekdays()[6]) == ("January", "Sun")


def test_whole_texts_stand_side_by_side() -> None:
    assert whole.sentences("One.", "", "Two.") == "One. Two."
    assert (
        whole.aloud("Title", "A sentence.", "", "Really?", "Back")
        == "Title. A sentence. Really? Back"
    )
    assert whole.aloud("", "") == ""
    assert whole.beside("a", "", "b") == "a · b"
    assert whole.series("a", "b") == "a; b"
    assert whole.plus("a", "b") == "a + b"
    assert whole.opening("cars sold") == "Cars sold"


def test_a_quotation_loses_its_full_stop_where_the_message_has_one() -> None:
    assert whole.quote("It rains.") == "It rains."
    assert whole.bare("It rains.") == "It rains"
    assert whole.bare("Wait ..") == "Wait .."
