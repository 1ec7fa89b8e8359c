"""The process behind an analysis, and the files it leaves."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import PlayedGame, Report
from kraftwagen.match.match import Match
from kraftwagen.match.saves import ANALYSES, Saves
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.scenes.analysis.store import MOST, Store
from tests.bots import broken
from tests.bots.processes import is_alive, kill
from tests.every import EVERY
from tests.ui import toy_hooks
from tests.ui.analysing import (
    ENDLESS,
    SMALL,
    MakeApp,
    opened,
    played,
    store,
)
from tests.ui.driver import Driver, above_menu

PATIENCE = 300.0


def wait(driver: Driver, until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        driver.frame()
        time.sleep(0.03)  # what is drawn meanwhile takes time from the process that is waited for


# -- finding out


@pytest.fixture(scope="module")
def finished(spec: Any) -> Match:
    """A short game; ``EVERY=1``: one of usual length."""
    return played(spec, short=not EVERY)


@pytest.fixture(scope="module")
def reports(spec: Any, finished: Match) -> list[Report]:
    codes = tuple(step.code for step in finished.steps)
    return list(analyst.analyse(spec, PlayedGame(finished.state_at(0), codes), SMALL))


def test_figures_come_and_are_kept(
    make_app: MakeApp, spec: Any, finished: Match, reports: list[Report]
) -> None:
    driver = opened(make_app, spec, finished, SMALL)
    scene = driver.scene
    assert "Reading" in scene._state.widget.text
    pid = scene.run.pid
    wait(driver, lambda: scene.run is None)
    assert scene.trouble == ""
    assert scene.turns.report.done == 1.0
    assert not is_alive(pid)
    assert scene.turns.report == store(driver.app, spec).load(finished.record) == reports[-1]
    assert not driver.frame(3)


def test_kept_figures_are_shown_at_once(shown: Driver, report: Report) -> None:
    assert shown.scene.run is None
    assert shown.scene.turns.report == report
    assert [
        button.text for button in shown.widgets() if getattr(button, "text", "") == "Stop"
    ] == []


def test_stop_and_leaving_end_the_process(make_app: MakeApp, spec: Any, finished: Match) -> None:
    driver = opened(make_app, spec, finished, ENDLESS)
    scene = driver.scene
    first = scene.run.pid
    wait(driver, lambda: scene.turns.report is not None and scene.turns.report.lucky)
    driver.press("Stop")
    assert scene.run is None
    assert not is_alive(first)
    assert "Stopped" in scene._state.widget.text
    assert scene.turns.parts
    driver.press("Go on")
    second = scene.run.pid
    assert is_alive(second)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"
    assert not is_alive(second)


def test_stopped_work_is_kept_and_gone_on_with(
    make_app: MakeApp, spec: Any, finished: Match, reports: list[Report]
) -> None:
    driver = opened(make_app, spec, finished, ENDLESS)
    scene = driver.scene
    wait(driver, lambda: scene.turns.report is not None and scene.turns.report.lucky)
    driver.press("Stop")
    kept = scene.turns.report
    assert store(driver.app, spec, ENDLESS).load(finished.record) == kept
    driver.press("Go on")
    wait(driver, lambda: scene.turns.report is not kept)
    assert scene.turns.report.done >= kept.done
    driver.key(pygame.K_ESCAPE)
    # Opened again it goes on where it was left, and ends as if it had never stopped.
    half = next(report for report in reports if report.done > 0.7)
    store(driver.app, spec).save(finished.record, half)
    driver.app.stack.push(AnalysisScene(finished, budget=SMALL))
    scene = driver.scene
    assert scene.turns.report == half
    wait(driver, lambda: scene.run is None)
    assert scene.turns.report == store(driver.app, spec).load(finished.record) == reports[-1]


def test_it_works_on_below_the_replay(
    make_app: MakeApp, spec: Any, finished: Match, reports: list[Report]
) -> None:
    driver = opened(make_app, spec, finished, SMALL)
    scene = driver.scene
    wait(driver, lambda: bool(scene.turns.parts))
    scene._choose_view("luck")
    driver.frame()
    scene.detail.replay()
    assert driver.scene.name == "replay"
    wait(driver, lambda: scene.run is None)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene
    assert scene.turns.report == reports[-1]
    assert scene.view == "luck"
    driver.press("In short")
    assert scene.view == "coach"
    assert scene.coach.summary(scene.turns.report).attempt.text


def test_a_dead_process_is_one_sentence(make_app: MakeApp, spec: Any, finished: Match) -> None:
    driver = opened(make_app, spec, finished, ENDLESS)
    kill(driver.scene.run._helper)
    wait(driver, lambda: driver.scene.run is None)
    assert "could not be made" in driver.scene._state.widget.text
    assert driver.button("Go on").usable


# -- keeping


def test_damaged_and_foreign_files_are_not_used(
    make_app: MakeApp, spec: Any, finished: Match, report: Report
) -> None:
    app = make_app(games=[spec])
    kept = store(app, spec)
    kept.save(finished.record, report)
    path = kept.path(finished.record)
    good = path.read_bytes()
    assert kept.load(finished.record) == report
    digits = good.replace(b"0.8", b"0.7", 1)
    short = json.dumps({**json.loads(good), "report": {}}).encode()
    for content in (b"", b"{", good[:-30], digits, short, b"[]", b"\xff\xfe", b"[" * 100_000):
        path.write_bytes(content)
        assert kept.load(finished.record) is None
    path.write_bytes(good)
    assert Store(app.paths.saves, "other estimate", SMALL).load(finished.record) is None
    assert store(app, spec, ENDLESS).load(finished.record) is None
    other = played(spec, "journeyman")
    assert kept.load(other.record) is None
    path.write_bytes(b"rust")
    driver = above_menu(app, AnalysisScene(finished, budget=SMALL), 0)
    wait(driver, lambda: driver.scene.run is None)
    assert kept.load(finished.record) == driver.scene.turns.report


def test_names_and_dates_do_not_matter_but_decisions_do(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    kept = store(make_app(games=[spec]), spec)
    record = finished.record
    assert kept.path(record) == kept.path(record.with_header(date="x", name="y"))
    assert kept.path(record) != kept.path(record.with_header(seed=3))


def test_only_so_many_are_kept_and_never_as_saves(
    make_app: MakeApp, spec: Any, finished: Match, report: Report
) -> None:
    app = make_app(games=[spec])
    kept = store(app, spec)
    for seed in range(MOST + 3):
        kept.save(finished.record.with_header(seed=seed), report)
        path = kept.path(finished.record.with_header(seed=seed))
        os.utime(path, (seed, seed))
    files = list((app.paths.saves / ANALYSES).iterdir())
    assert len(files) == MOST
    assert kept.load(finished.record.with_header(seed=0)) is None
    assert kept.load(finished.record.with_header(seed=MOST + 2)) is not None
    assert Saves(app.paths.saves).entries() == []


def test_a_folder_that_cannot_be_written_stops_nothing(
    spec: Any, finished: Match, report: Report, tmp_path: Path
) -> None:
    (tmp_path / ANALYSES).write_text("a file", encoding="utf-8")
    kept = Store(tmp_path, "v", SMALL)
    kept.save(finished.record, report)
    assert kept.load(finished.record) is None


# -- looking


def test_another_game_is_analysed_as_well(
    make_app: MakeApp, toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    match = played(toy, "random")
    app = make_app(games=[toy])
    driver = above_menu(app, AnalysisScene(match, budget=SMALL, modules=(broken.__name__,)), 0)
    wait(driver, lambda: driver.scene.run is None)
    assert driver.scene.trouble == ""
    for view in ("score", "expected", "sources", "luck", "chances"):
        driver.scene._choose_view(view)
        driver.frame()
    report = driver.scene.turns.report
    assert driver.scene.words.detail(report, report.parts[0], None)
