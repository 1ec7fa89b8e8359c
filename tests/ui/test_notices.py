"""Notices in a corner: how long they stay, and that they wait until nobody acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.scenes.parts.notice import Notices

LENGTH = MOMENTS["notice"].length


@pytest.fixture
def notices(make_app: Callable[..., Any]) -> Notices:
    return Notices(make_app(), "toy")


def test_a_notice_stays_for_three_seconds(notices: Notices) -> None:
    assert LENGTH == 3.0
    notices.tell("A record!")
    notices.update(1.0)
    assert notices.now == "A record!"
    notices.update(LENGTH - 0.1)
    assert notices.now
    notices.update(0.2)
    assert not notices.lively


def test_it_waits_while_somebody_acts(notices: Notices) -> None:
    notices.tell("A record!")
    for _ in range(10):
        notices.acted()
        notices.update(0.3)
        assert notices.now == ""
    notices.update(1.0)
    assert notices.now


def test_one_at_a_time_and_none_twice(notices: Notices) -> None:
    for words in ("one", "two", "one"):
        notices.tell(words)
    notices.update(1.0)
    assert (notices.now, notices.waiting) == ("one", ["two"])
    notices.tell("one")
    assert notices.waiting == ["two"]


def test_they_can_be_switched_off(notices: Notices) -> None:
    notices._app.settings.notices = False
    notices.tell("A record!")
    assert not notices.lively
