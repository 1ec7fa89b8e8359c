"""Nothing is released while the owner has decisions to make."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.packaging.frozen import PACKAGING

CHECK = PACKAGING / "release_check.py"
DECIDED = {
    "licence": "MIT", "program_id": "org.example.Game", "homepage": "https://example.org",
    "contact": "mail@example.org", "names": "By agreement.",
}  # fmt: skip
SETTINGS: dict[str, Any] = {
    "project": {"license": "MIT", "urls": {"Homepage": "https://example.org"}},
    "tool": {"product": {"id": "org.example.Game"}},
}


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(PACKAGING)
    import release_check

    return release_check.undecided


def test_what_is_decided_may_be_released(undecided: Any) -> None:
    assert undecided(DECIDED, SETTINGS) == []


@pytest.mark.parametrize("name", DECIDED)
@pytest.mark.parametrize("value", ["UNDECIDED", "", " "])
def test_an_undecided_thing_is_named(undecided: Any, name: str, value: str) -> None:
    assert undecided({**DECIDED, name: value}, SETTINGS) == [f"{name} is undecided"]


@pytest.mark.parametrize("name", ["licence", "program_id", "homepage"])
def test_a_decision_is_what_the_project_says(undecided: Any, name: str) -> None:
    (line,) = undecided({**DECIDED, name: "other"}, SETTINGS)
    assert line.startswith(f"{name} is 'other' here and ")


def test_the_placeholders_of_today_refuse_a_release() -> None:
    done = subprocess.run([sys.executable, CHECK], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    assert len(lines) == len(DECIDED)
    assert all(line.endswith("is undecided") for line in lines)
