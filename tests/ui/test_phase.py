"""The phase of the table: which holds when, what the bars say in each, that it is never stale."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.parts.guide import Guide
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.scenes.table.flow import TableFlow
from kraftwagen.ui.scenes.table.phase import Phase, present_phase
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.scenes.table.words import bar_state
from tests.ui import toy_hooks
from tests.ui.english import ENGLISH
from tests.ui.playing import QuickRunner, draw_rarely, player_when

HELD, END = "Read this first.", "Nobody decides any more."


class Told(Guide):
    """Holds the table up, or ends the game early, as it is told."""

    holds = end = ""

    def note(self) -> Note | None:
        return Note("Note", "Words.", holds=self.holds) if self.holds else None

    def ended(self) -> str:
        return self.end


class Situation:
    """A table of Ada and a bot whose facts can be set."""

    def __init__(self, app: Any) -> None:
        seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
        match = Match.new(registry.load("toy"), seats, 5, {"heap": 6, "second_thoughts": False})
        self.guide = Told()
        app.stack.reset(TableScene(app, match, make_runner=QuickRunner, guide=self.guide))
        self.table = app.stack.top.controller
        self.match = match
        while match.actor:
            self.decide()

    def decide(self) -> None:
        self.match.submit(self.match.actor, self.match.legal()[0])

    def bot_next(self) -> None:
        self.decide()

    def waits(self) -> None:
        self.decide()
        self.table.turns.waiting = True

    def held(self) -> None:
        self.guide.holds = HELD

    def bot_held(self) -> None:
        self.decide()
        self.held()

    def waits_and_held(self) -> None:
        self.waits()
        self.held()

    def shows(self) -> None:
        self.table.director.play([], None, pause=60.0)

    def shows_own(self) -> None:
        self.decide()
        self.shows()

    def shows_bot(self) -> None:
        self.decide()
        self.decide()
        self.shows()

    def shows_end(self) -> None:
        self.over()
        self.shows()

    def scores(self) -> None:
        self.shows_own()
        self.table.director.frozen = True

    def scores_last(self) -> None:
        self.shows_end()
        self.table.director.frozen = True

    def over(self) -> None:
        while not self.match.is_over:
            self.decide()

    def ended(self) -> None:
        self.guide.end = END

    def looks(self) -> None:
        self.decide()
        self.decide()
        self.table.looking = 1

    def nothing(self) -> None:
        pass


@pytest.fixture
def situation(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Situation:
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    app = make_app(games=[registry.load("toy")])
    app.routes.menu()
    return Situation(app)


ASKED = "the prompt of the table"
NEXT = "Gustav is next. Press any key or click to go on."
WAIT = ENGLISH("table.wait", name="Gustav")


@pytest.mark.parametrize(
    ("makes", "phase", "seat", "line", "prompt", "doors"),
    [
        ("nothing", Phase.FREE, 0, "your_move", ASKED, ""),
        ("held", Phase.FREE, 0, "your_move", HELD, ""),
        ("bot_next", Phase.THINKING, 1, "thinking", WAIT, ""),
        ("bot_held", Phase.HELD, 1, "", HELD, ""),
        ("waits", Phase.WAITING, 1, "waits", NEXT, "next"),
        ("waits_and_held", Phase.WAITING, 1, "", HELD, "next"),
        ("shows", Phase.MOVING, 0, "your_move", "", ""),
        ("shows_own", Phase.MOVING, 1, "thinking", WAIT, ""),
        ("shows_bot", Phase.MOVING, 1, "moves", "", ""),
        ("shows_end", Phase.MOVING, None, "", "", ""),
        ("scores", Phase.SCORING, 0, "", ENGLISH("table.scoring"), ""),
        ("scores_last", Phase.SCORING, None, "", ENGLISH("table.scoring_last"), ""),
        ("over", Phase.OVER, None, "over", "", "over"),
        ("ended", Phase.ENDED, 0, "", END, ""),
        ("looks", Phase.LOOKING, 0, "your_move", ASKED, "looking"),
    ],
)
def test_the_bars_say_what_holds_in_each_phase(
    situation: Situation,
    makes: str,
    phase: Phase,
    seat: int | None,
    line: str,
    prompt: str,
    doors: str,
) -> None:
    getattr(situation, makes)()
    table = situation.table
    table.refresh()
    assert table.phase is phase
    state = bar_state(table)
    assert seat is None or state.seat == seat
    assert state.line == (ENGLISH(f"table.{line}") if line else "")
    assert state.prompt == (table.view.prompt() if prompt is ASKED else prompt)
    shown = {"next": state.next, "over": state.over, "looking": bool(state.looking)}
    assert [name for name, on in shown.items() if on] == ([doors] if doors else [])
    assert bool(state.name) == (phase is not Phase.SCORING)


def test_while_the_last_decision_is_shown_its_player_stays(situation: Situation) -> None:
    situation.shows_end()
    situation.table.refresh()
    assert bar_state(situation.table).seat == situation.match.steps[-1].seat


def test_the_phase_is_never_stale(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever changes it finds it anew: compared at every frame of a game."""
    draw_rarely(monkeypatch, 1000)
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    app = make_app(games=[registry.load("toy")])
    app.routes.menu()
    app.settings.step_mode = True
    player = player_when(app, lambda match: match.actor == 0)
    table, seen = player.table.controller, set()

    def held() -> str:
        return str(table.held)

    for _ in range(4000):
        if not player.pass_covers():
            break
        assert table.present is present_phase(table.game, table.director, table.turns, held)
        seen.add(table.phase)
        if table.phase is Phase.FREE and player.scene is player.table:
            player.choose(player.dice.choice(player.match.legal()))
        elif table.phase is Phase.WAITING:
            player.click((600, 300))
        player.frame()
    assert {Phase.FREE, Phase.MOVING, Phase.WAITING} <= seen


@pytest.mark.parametrize("alone", [True, False])
def test_the_end_of_the_turn_turns_brass_when_nothing_else_is_left(
    make_app: Callable[..., Any], alone: bool
) -> None:
    spec = registry.load("kraftwagen")

    def wanted(match: Match) -> bool:
        legal = [spec.to_text(code) for code in match.legal()]
        return match.actor == 0 and "end" in legal and (len(legal) == 1) == alone

    player = player_when(make_app(games=[spec]), wanted)
    end = player.table.action_bar.end
    assert end.is_enabled
    assert end.kind == ("primary" if alone else "green")


@pytest.mark.parametrize(("makes", "decided"), [("nothing", 1), ("ended", 0)])
def test_no_forced_move_is_made_once_the_guide_has_ended_the_game(
    situation: Situation, monkeypatch: pytest.MonkeyPatch, makes: str, decided: int
) -> None:
    table = situation.table
    getattr(situation, makes)()
    monkeypatch.setattr(table.game, "forced", lambda: table.match.legal()[0])
    monkeypatch.setattr(table.turns, "forces", lambda: True)
    table.refresh()
    TableFlow(table).go_on()
    assert len(table.match.steps) == decided
