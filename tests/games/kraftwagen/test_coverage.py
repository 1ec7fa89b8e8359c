"""Every rule id has a test."""

from __future__ import annotations

from tests.games.kraftwagen.rules import IDS, LABELS


def test_every_rule_has_a_test() -> None:
    assert LABELS.tests().keys() == set(IDS)
