"""The worker process: answers, deadline, cancel, faults, and that nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kraftwagen import compiled
from kraftwagen.bots import ladder
from kraftwagen.bots.process import Connection, Helper
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.bots.runner import RESTARTS, BotDecision, BotRunner
from kraftwagen.bots.worker import Question
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation
from kraftwagen.games.kraftwagen import data
from tests.bots import broken
from tests.bots.processes import is_alive, kill, pipes_held_open

BROKEN = (broken.__name__,)
PATIENCE = 60.0


@pytest.fixture
def runner(toy: GameSpec[Any]) -> Iterator[BotRunner]:
    with BotRunner(toy, modules=BROKEN) as started:
        yield started


@pytest.fixture
def view(toy: GameSpec[Any]) -> Observation:
    return toy.observe(toy.new(3, 5, {}), 0)


def wait_for(runner: BotRunner) -> BotDecision:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        move = runner.poll()
        if move is not None:
            return move
        time.sleep(0.005)
    raise AssertionError("no move")


def until_ready(runner: BotRunner) -> int:
    """Waits for the worker; its process id."""
    until = time.monotonic() + PATIENCE
    while not runner.ready and time.monotonic() < until:
        time.sleep(0.005)
    assert runner.pid is not None
    return runner.pid


def test_starting_asking_and_polling_never_wait(
    runner: BotRunner, view: Observation, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float | None] = []
    poll = Connection.poll

    def noted(pipe: Connection, timeout: float | None = 0.0) -> bool:
        waits.append(timeout)
        return poll(pipe, timeout)

    monkeypatch.setattr(Connection, "poll", noted)
    runner.ask("sleeper", 1, view)
    for _ in range(1000):
        assert runner.poll() is None
    assert runner.thinking
    assert len(waits) >= 1000
    assert set(waits) == {0.0}


def test_a_question_waits_for_the_worker_and_a_cancelled_one_is_never_sent(
    runner: BotRunner, toy: GameSpec[Any], view: Observation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent to a process that still loads it would fill the pipe, and then the window waits."""
    sent: list[object] = []
    send = Connection.send

    def noted(pipe: Connection, message: object) -> None:
        sent.append(message)
        send(pipe, message)

    monkeypatch.setattr(Connection, "send", noted)
    with monkeypatch.context() as loading:
        loading.setattr(Helper, "has_news", lambda helper: False)
        runner.ask("sleeper", 1, view)
        assert runner.poll() is None
        runner.cancel()
        assert not runner.busy
        runner.ask("random", 7, view)
        assert runner.poll() is None
    assert sent == []
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))
    assert [(type(one), getattr(one, "bot", "")) for one in sent] == [(Question, "random")]


@pytest.mark.parametrize("moment", ["before it has its pipe", "while it waits", "while it thinks"])
def test_a_worker_that_dies_is_noticed_at_the_next_look(
    toy: GameSpec[Any], view: Observation, moment: str
) -> None:
    """Not by the end of its pipe alone: Windows tells nothing before the worker has taken it."""
    with pipes_held_open(), BotRunner(toy, modules=BROKEN) as runner:
        if moment != "before it has its pipe":
            until_ready(runner)
        if moment != "while it waits":
            runner.ask("sleeper", 1, view)
        kill(runner._helper)
        if moment == "while it waits":
            runner.ask("sleeper", 1, view)
        move = runner.poll()
    assert move is not None
    assert "its process ended" in move.trouble


def test_what_a_worker_said_before_it_died_counts(
    toy: GameSpec[Any], view: Observation, runner: BotRunner
) -> None:
    until_ready(runner)
    runner.ask("random", 7, view)
    pipe = runner._helper.pipe
    assert pipe is not None
    assert pipe.poll(PATIENCE)
    kill(runner._helper)
    assert runner.poll() == BotDecision(0, RandomBot(toy, 7).choose(view))


def test_answers_as_the_bot_would(runner: BotRunner, toy: GameSpec[Any], view: Observation) -> None:
    runner.ask("random", 7, view)
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))
    assert not runner.thinking
    assert runner.poll() is None


def test_keeps_bots_for_the_match(runner: BotRunner, toy: GameSpec[Any], view: Observation) -> None:
    own = RandomBot(toy, 7)
    for _ in range(6):
        runner.ask("random", 7, view)
        assert wait_for(runner).choice == own.choose(view)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("crasher", "ZeroDivisionError"),
        ("quitter", "its process ended"),
        ("cheat", "illegal"),
        ("eater", "out of memory"),
        ("babbler", "makes no sense"),
        ("mumbler", "makes no sense"),
        ("thief", "makes no sense"),
        ("boaster", "makes no sense"),
        *((name, "makes no sense") for name in broken.RUBBISH),
    ],
)
def test_a_broken_bot_falls_back_and_says_so_once(
    runner: BotRunner, toy: GameSpec[Any], view: Observation, bot: str, words: str
) -> None:
    for attempt in range(4):
        runner.ask(bot, 1, view)
        move = wait_for(runner)
        assert move.choice.code in toy.legal(view.state)
        assert (words in move.trouble and bot in move.trouble) == (attempt == 0)
        assert bool(move.trouble) == (attempt == 0)


def test_a_bot_that_broke_begins_again(runner: BotRunner, view: Observation) -> None:
    """Only the second of three answers is not its own."""
    moves = []
    for _ in range(3):
        runner.ask("stumbler", 1, view)
        moves.append(wait_for(runner))
    assert [bool(move.trouble) for move in moves] == [False, True, False]
    assert [move.choice.why == broken.OWN for move in moves] == [True, False, True]


def test_a_worker_is_not_replaced_for_ever(
    runner: BotRunner, toy: GameSpec[Any], view: Observation
) -> None:
    for _ in range(RESTARTS + 2):
        runner.ask("quitter", 1, view)
        assert wait_for(runner).choice.code in toy.legal(view.state)
    assert runner.pid is None


def test_other_bots_go_on_after_a_crash(
    runner: BotRunner, toy: GameSpec[Any], view: Observation
) -> None:
    runner.ask("quitter", 1, view)
    wait_for(runner)
    runner.ask("random", 7, view)
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))


def test_a_hanging_bot_runs_into_its_deadline(
    runner: BotRunner, toy: GameSpec[Any], view: Observation
) -> None:
    pid = until_ready(runner)
    runner.ask("sleeper", 1, view, deadline=0.1)
    move = wait_for(runner)
    assert "no answer within 0.1 seconds" in move.trouble
    assert move.choice.code in toy.legal(view.state)
    assert not is_alive(pid)


def test_cancel_stops_the_bot_and_keeps_the_worker(
    runner: BotRunner, toy: GameSpec[Any], view: Observation
) -> None:
    pid = until_ready(runner)
    runner.ask("waiter", 1, view)
    while runner.progress < 0.5:
        assert runner.poll() is None
    runner.cancel()
    assert not runner.thinking
    while runner.busy:
        assert runner.poll() is None
    runner.ask("random", 7, view)
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))
    assert runner.pid == pid


def test_a_bot_deaf_to_cancel_is_replaced(
    runner: BotRunner, toy: GameSpec[Any], view: Observation
) -> None:
    pid = until_ready(runner)
    runner.ask("sleeper", 1, view)
    runner.cancel()
    runner.ask("random", 7, view)
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))
    assert not is_alive(pid)


def test_bots_take_the_compiled_rules_when_they_are_ready(
    runner: BotRunner, toy: GameSpec[Any], view: Observation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a game: what was started before the rules were compiled is replaced once."""
    before = until_ready(runner)
    made = time.time()
    monkeypatch.setattr(compiled, "made_since", lambda moment: moment < made)
    runner.ask("random", 7, view)
    assert wait_for(runner) == BotDecision(0, RandomBot(toy, 7).choose(view))
    after = runner.pid
    assert after != before
    assert not is_alive(before)
    runner.ask("random", 7, view)
    assert not wait_for(runner).trouble
    assert runner.pid == after


def test_an_unknown_bot_is_refused(toy: GameSpec[Any], view: Observation) -> None:
    with BotRunner(toy, modules=BROKEN) as runner, pytest.raises(ladder.UnknownBot):
        runner.ask("grandmaster", 1, view)


def test_close_leaves_no_process(toy: GameSpec[Any], view: Observation) -> None:
    runner = BotRunner(toy, modules=BROKEN)
    pid = until_ready(runner)
    runner.ask("sleeper", 1, view)
    runner.close()
    runner.close()
    assert not is_alive(pid)
    assert runner.poll() is None


PARENT = """
import sys, time
import tests.bots.broken
from kraftwagen.bots.runner import BotRunner
from kraftwagen.engine import registry
if __name__ == "__main__":
    toy = registry.load("toy")
    runner = BotRunner(toy, modules=("tests.bots.broken",))
    runner.ask("sleeper", 1, toy.observe(toy.new(2, 5, {}), 0))
    while not runner.ready:
        time.sleep(0.01)
    print(runner.pid, flush=True)
    time.sleep(600)
"""


def runs(pid: int) -> bool:
    """Whether there is such a process, whoever started it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").split()[2] != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="signal 0 is Ctrl+C on Windows")
def test_the_worker_dies_with_a_killed_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    try:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert runs(pid)
    finally:
        parent.kill()
        parent.wait()
    try:
        until = time.monotonic() + 10
        while runs(pid) and time.monotonic() < until:
            time.sleep(0.01)
        assert not runs(pid)
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def test_the_worker_imports_no_window() -> None:
    program = "import sys, kraftwagen.bots.worker; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


def test_the_worker_reads_the_data_set_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    built_in = Path(data.__file__).with_name("data.yaml")
    file.write_bytes(built_in.read_bytes())
    game = registry.load("kraftwagen", file)
    view = game.observe(game.new(2, 1, {}), 0)
    with BotRunner(game) as runner:
        runner.ask("greedy", 1, view)
        assert not wait_for(runner).trouble
    file.unlink()
    with BotRunner(game) as runner:
        runner.ask("greedy", 1, view)
        assert wait_for(runner).trouble
