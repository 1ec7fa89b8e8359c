"""The rules as written and the compiled ones are the same to whoever looks."""

from __future__ import annotations

import copyreg
import os
import pickle
import subprocess
import sys

import pytest

from kraftwagen import compiled
from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.state import Player, State
from tests.packaging.starting import ROOT

VERDICTS = os.environ.get("FUZZ", "60")
"""Contents for each reader."""
needs_a_set = pytest.mark.skipif(
    compiled.find() is None, reason="nothing was compiled: python3 run.py compile"
)


def test_positions_pass_between_processes_of_both_kinds() -> None:
    """Sent as names and values: what Python does by itself differs between the builds."""
    spec = registry.load("kraftwagen")
    state = spec.new(3, 5, {})
    for _ in range(30):
        spec.apply(state, spec.legal(state)[0])
    sent = pickle.dumps(spec.observe(state, 1))
    assert {State, Player, DataSet} <= copyreg.dispatch_table.keys()
    back = pickle.loads(sent)
    assert back.seat == 1
    assert back.state.key() == spec.observe(state, 1).state.key()
    assert back.state.data.digest == spec.data_digest


@needs_a_set
def test_both_builds_take_and_refuse_the_same_and_say_the_same() -> None:
    """Machine words run over where plain numbers do not: a file must not tell the two apart."""
    builds = []
    for wanted in ("0", "1"):
        environment = {**os.environ, compiled.VARIABLE: wanted}
        command = [sys.executable, "-m", "tests.fuzz.verdicts", "--count", VERDICTS]
        builds.append(
            subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        )
    written, made = (build.communicate()[0].splitlines() for build in builds)
    assert [build.returncode for build in builds] == [0, 0]
    assert (written[0], made[0]) == ("off", "compiled")
    different = [pair for pair in zip(written[1:], made[1:], strict=True) if pair[0] != pair[1]]
    assert different == []
    assert sum(" taken: " in line for line in written) > 10


@needs_a_set
def test_games_set_up_in_the_window_are_scored_by_the_compiled_rules_too() -> None:
    """By the same tests as with the rules as they are written, the shortest of them."""
    tests = "tests/ui/test_every_beginning.py"
    code = (
        "import sys, pytest; from kraftwagen import compiled; from kraftwagen.engine import rng\n"
        "assert compiled.condition() == 'compiled'\n"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '-k', 'set_up', sys.argv[1]]))"
    )
    environment = {**os.environ, compiled.VARIABLE: "1", "EVERY": ""}
    done = subprocess.run(
        [sys.executable, "-c", code, tests], cwd=ROOT, env=environment, capture_output=True,
        text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout, "each game"
