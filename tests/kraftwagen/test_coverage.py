"""Every rule id has a test."""

from __future__ import annotations

from tests.kraftwagen.rules import IDS, labelled


def test_every_rule_has_a_test() -> None:
    assert labelled().keys() == set(IDS)
