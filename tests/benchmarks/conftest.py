"""Benchmarks run only when asked for: ``pytest tests/benchmarks --benchmark-enable -s``."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("benchmark_enable", default=False):
        return
    skip = pytest.mark.skip(reason="a benchmark: run with --benchmark-enable")
    for item in items:
        if "benchmarks" in item.path.parts:
            item.add_marker(skip)
