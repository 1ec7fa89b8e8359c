"""Everyday moments as played by the real table with a stepped clock, compared with a table.

The table has the numbers that everything is built against: what begins when, how long it lasts,
how it goes, and which sound is heard on which picture.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.drawing import timeline as tl
from kraftwagen.ui.drawing.moments import MOMENTS, way
from kraftwagen.ui.shell.app import App
from tests.games import each_game, each_with
from tests.ui.driver import STEP
from tests.ui.playing import Player, match_of, set_up, sit_down


class Row(NamedTuple):
    """One moment: its shortest and longest length in seconds, its easing, its sound."""

    least: float
    most: float
    easing: tl.Easing | None = None
    sound: str = ""


TABLE = {
    "lift": Row(0.1, 0.1, tl.ease_out, "pickup"),
    "drop": Row(0.1, 0.1, tl.ease_out),
    "way": Row(0.25, 0.5, tl.ease_in_out),
    "land": Row(0.12, 0.12, None, "event"),
    "answer": Row(0.15, 0.15, tl.ease_in),
    "shake": Row(0.12, 0.12, tl.shiver, "refused"),
    "appear": Row(0.2, 0.3, tl.ease_out),
    "leave": Row(0.1, 0.2, tl.ease_in),
    "apart": Row(0.03, 0.07),
    "dealt": Row(0.03, 0.07),
    "coin_apart": Row(0.07, 0.07),
    "hold": Row(0.55, 0.55),
    "verdict": Row(0.2, 0.2),
    "reward": Row(0.5, 0.5),
    "few": Row(0.3, 0.3),
    "some": Row(0.6, 0.6),
    "many": Row(0.9, 0.9),
    "swell": Row(0.12, 0.12),
}
LARGER, TILT, SHAKE, BEYOND = 0.06, 4.0, 3, (0.04, 0.08)


@pytest.mark.parametrize("name", TABLE)
def test_the_table_of_the_program_is_this_one(name: str) -> None:
    row = TABLE[name]
    found = [way(0), way(1e6)] if name == "way" else [MOMENTS[name]]
    for moment in found:
        assert row.least <= moment.length <= row.most
        assert row.easing in (None, moment.easing)
    if name == "way":
        assert [one.length for one in found] == [row.least, row.most]


# -- as played


class Hands(NamedTuple):
    """A person who may put a piece somewhere: from where to where, and what that decides."""

    player: Player
    code: int
    start: tuple[int, int]
    end: tuple[int, int]
    heard: list[str]

    @property
    def stage(self) -> Any:
        return self.player.table.view.top.stage

    @property
    def hand(self) -> Any:
        return self.stage.hand

    def take(self) -> None:
        """Press on the piece and begin to drag it; the picture of that is drawn."""
        self.player.move(self.start)
        self.player.down()
        self.player.move((self.start[0] + 12, self.start[1] + 3))

    def carry(self, to: tuple[int, int]) -> None:
        x, y = self.player.at
        for share in range(1, 11):
            self.player.move((x + (to[0] - x) * share / 10, y + (to[1] - y) * share / 10))
        self.player.settle(0.4)


_KNOWN: dict[tuple[str, str], tuple[int, int]] = {}
"""By game and piece the seed and the number of decisions of the moment that was found."""


@pytest.fixture
def hands(make_app: Callable[..., App], game: str, piece: str) -> Hands:
    spec = registry.load(game)
    app = set_up(make_app, spec, speed="normal")
    known = _KNOWN.get((game, piece), (1, 13))
    for seed in range(known[0], 30):
        match, dice = match_of(spec, "Ada", bots=1, seed=seed), random.Random(seed)
        while not match.is_over:
            here = seed, len(match.steps)
            if match.actor == 0 and here[1] > 12 and here >= known:
                if made := found(app, match, piece):
                    _KNOWN[game, piece] = here
                    return made
            match.submit(match.actor, dice.choice(match.legal()))
    raise AssertionError(f"no {piece} is ever moved")


def found(app: App, match: Match, piece: str) -> Hands | None:
    """The hands of a person at this moment, if they may move a piece of this kind."""
    player: Player | None = None
    for code in match.legal():
        if player is None:
            copy = Match.from_record(match.spec, match.record)
            player = sit_down(app, copy, Slow)
        view = player.table.view
        steps, drags = view.top.inputs.steps(code), view.drag(code)
        if len(steps) == 1 and steps[0][0][0] == piece and drags:
            heard: list[str] = []
            app.sound.told = heard.append
            player.until_free()
            heard.clear()
            return Hands(player, code, *drags[0], heard)
    return None


@each_with("piece")
def test_a_piece_is_picked_up(hands: Hands, piece: str) -> None:
    hands.take()
    row, heights = TABLE["lift"], [hands.hand.mover.height]
    assert hands.heard == [row.sound]
    for _ in range(9):
        hands.player.frame()
        heights.append(hands.hand.mover.height)
    assert row.easing is not None
    wanted = [row.easing(min(1.0, (n + 1) * STEP / row.most)) for n in range(10)]
    assert heights == pytest.approx(wanted)
    assert hands.hand.mover.scale == pytest.approx(1 + LARGER)


@each_with("piece")
def test_it_leans_by_its_speed_and_stands_still(hands: Hands, piece: str) -> None:
    hands.take()
    tilts = []
    for step in range(1, 13):
        hands.player.move((hands.start[0] + 12 + 40 * step, hands.start[1]))
        tilts.append(hands.hand.mover.tilt)
    assert TILT / 2 < max(tilts) <= TILT
    for step in range(12):
        hands.player.move((hands.start[0] + 500 - 40 * step, hands.start[1]))
        tilts.append(hands.hand.mover.tilt)
    assert -TILT <= min(tilts) < -TILT / 2
    hands.player.settle(0.6)
    assert hands.hand.mover.tilt == 0.0
    hands.player.settle(4.0)  # the light of the question has swelled by then
    assert not hands.player.frame(3), "nothing is drawn while nothing moves"


@each_with("piece")
def test_it_lands_and_its_place_answers_with_its_sound(hands: Hands, piece: str) -> None:
    player, view = hands.player, hands.player.table.view
    hands.take()
    hands.carry(hands.end)
    count = len(player.match.steps)
    hands.heard.clear()
    player.up()
    assert [step.code for step in player.match.steps[count:]] == [hands.code]
    stage, sounds, answers, sizes = hands.stage, [], [], []
    for _ in range(60):
        mover = next(iter(stage.movers.values()), None)
        sizes.append(mover.scale if mover is not None else 1.0)
        sounds.append(len(hands.heard))
        answers.append(len(view._answers))
        player.frame()
    first = next(at for at, size in enumerate(sizes) if size < 1 + LARGER - 1e-6)
    heard = next(at for at, number in enumerate(sounds) if number)
    lit = next(at for at, number in enumerate(answers) if number)
    assert heard == lit, "on the same picture"
    near = TABLE["way"].most
    assert first * STEP <= near + 2 * STEP, "no way round by where it came from"
    assert 0 <= (heard - first) * STEP <= TABLE["land"].most / 2 + STEP
    assert 1 - min(sizes) == pytest.approx(stage.beyond, abs=0.012)
    assert stage.beyond in BEYOND
    rest = next(at for at in range(heard, 60) if sizes[at] == 1.0 and sizes[at + 1] == 1.0)
    assert (rest - first) * STEP <= TABLE["land"].most + 2 * STEP
    dark = next(at for at in range(lit, 60) if answers[at] < answers[lit])
    assert (dark - lit) * STEP == pytest.approx(TABLE["answer"].most, abs=1.5 * STEP)


@each_with("piece")
def test_a_refused_piece_shakes_and_goes_home(hands: Hands, piece: str) -> None:
    player, view = hands.player, hands.player.table.view
    home = view.top.pad.sprites
    hands.take()
    key = hands.hand.key
    board = player.table.board
    spots = [(x, y) for y in range(board.y + 5, board.bottom, 23)
             for x in range(board.x + 5, board.right, 23)]  # fmt: skip
    lit = view.top.inputs.lit() | {key}
    idle = next(spot for spot in spots if not set(view.places(spot)) & lit)
    hands.carry(idle)
    hands.heard.clear()
    player.up()
    xs = [hands.hand.mover.x]
    while hands.hand.home is not None and len(xs) < 90:
        player.frame()
        if hands.hand.mover is not None:
            xs.append(hands.hand.mover.x)
    assert hands.hand.mover is None
    assert hands.heard[-1] == "drop"
    shaken = round(TABLE["shake"].most / STEP)
    if "refused" in hands.heard:
        assert hands.heard[0] == "refused"
        swings = [x - idle[0] for x in xs[:shaken]]
        assert 0 < max(map(abs, swings)) <= SHAKE * view.top.pad.layout.k + 0.5
        assert min(swings) < 0 < max(swings)
    far = (len(xs) - (shaken if "refused" in hands.heard else 0)) * STEP
    assert far <= TABLE["way"].most + TABLE["land"].most + 3 * STEP
    assert key in home


@each_with("piece")
def test_at_instant_there_is_the_result_and_its_sound(hands: Hands, piece: str) -> None:
    player = hands.player
    player.table.controller.set_speed("instant")
    player.frame(2)
    hands.heard.clear()
    player.table.controller.decide(0, hands.code)
    player.frame()
    assert not player.table.director.busy
    assert not hands.stage.movers
    assert hands.heard


@each_with("piece")
def test_with_less_motion_nothing_moves_and_all_is_heard(hands: Hands, piece: str) -> None:
    player = hands.player
    player.app.settings.reduced_motion = True
    player.table.controller.keep_pace()
    player.table.controller.snap()
    hands.take()
    assert hands.hand.mover.height == 1.0
    hands.carry(hands.end)
    assert hands.hand.mover.tilt == 0.0
    hands.heard.clear()
    player.up()
    player.frame()
    assert hands.heard, "at once"
    places = {(mover.x, mover.y) for mover in hands.stage.movers.values()}
    player.frame(4)
    assert places == {(mover.x, mover.y) for mover in hands.stage.movers.values()}


@each_game
def test_the_table_itself_never_shakes(game: str) -> None:
    """Nothing in its drawing may move the ground: only pieces have a place that changes."""
    assert "shake" in MOMENTS
    users = [name for name in MOMENTS if MOMENTS[name].easing is tl.shiver]
    assert users == ["shake"]
