"""How much work one click on the table is, counted in calls: no clock, the same on every machine.

Counted is every call of a function of ``kraftwagen`` (one step of a generator is a call, too) from
the press of the button to the end of the frame that shows the release, in a window without a
screen. The click is made three times, and taken back in between, so that all pictures and words
are there already; the last one counts.

                                     before the phase was held    after    with light    now
    Automania, workers go to a space                     4,158    1,803         2,230  1,877
    Kraftwagen, a tile is taken                          4,242    2,069         3,190  2,034

Legal places in the light ask what each place would do: once for each position and selection. Words
of a table are set once, and the log folds its turns without reading them. Saving the position with
each decision costs about 150. The position after the click is laid out in later frames.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

import kraftwagen
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.shell.app import App
from tests.games import each_with
from tests.ui.playing import Player, player_when

HOME = str(Path(kraftwagen.__file__).parent)


def calls(do: Callable[[], object]) -> int:
    """How many functions of the program are called meanwhile."""
    made = 0

    def profile(frame: FrameType, what: str, _: object) -> None:
        nonlocal made
        made += what == "call" and frame.f_code.co_filename.startswith(HOME)

    gc.collect()
    gc.disable()  # what it finds in passing is no work of the click
    sys.setprofile(profile)
    try:
        do()
    finally:
        sys.setprofile(None)
        gc.enable()
    return made


def press(player: Player) -> None:
    player.down()
    player.up()


@each_with("click")
def test_one_click_is_half_the_calls_it_was(
    make_app: Callable[..., App], game: str, click: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, (word, most) = registry.load(game), click

    def wanted(match: Match) -> bool:
        found = sum(spec.to_text(code).startswith(word) for code in match.legal())
        return match.actor == 0 and found > 3 and len(match.steps) > 8

    for name in ("MOVING", "STANDING", "LEFT"):
        monkeypatch.setattr(spare_time, name, 0.0)
    player = player_when(make_app(games=[spec]), wanted)
    for _ in range(3):
        player.until_free()
        count = len(player.match.steps)
        code = next(one for one in player.match.legal() if spec.to_text(one).startswith(word))
        *first, last = player.table.view.targets(code)
        for spot in first:
            player.click(spot)
        player.move(last)
        player.settle(0.5)
        made = calls(lambda: press(player))
        assert len(player.match.steps) == count + 1
        player.table.controller.take_back()
        player.frame()
    assert made <= most
