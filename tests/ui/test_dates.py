"""Days and times are written with what the form of a language says, whatever the system can say."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from kraftwagen.ui.language.dates import written


def test_the_signs_are_filled_in_and_all_else_stays() -> None:
    moment = datetime(2026, 3, 7, 18, 5)
    assert written(moment, "%d.%m.%Y, %H:%M Uhr") == "07.03.2026, 18:05 Uhr"
    assert written(date(2026, 3, 7), "den %d. März %Y, 100 %%") == "den 07. März 2026, 100 %"


def test_the_system_gets_no_letter_that_it_might_refuse() -> None:
    """Windows takes only letters of its own language."""

    class Picky(date):
        def strftime(self, form: Any) -> str:
            assert form.isascii()
            return super().strftime(form)

    assert written(Picky(2026, 3, 7), "%d. března %Y") == "07. března 2026"
