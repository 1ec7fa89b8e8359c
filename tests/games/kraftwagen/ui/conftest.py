"""The window of ``tests.ui``, for the table of one game."""

import pytest

from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from tests.games.kraftwagen.ui.at_table import make_table
from tests.ui.conftest import _read_and_made_once, driver, make_app, start, when  # noqa: F401 - fixtures


@pytest.fixture(scope="module")
def table() -> KraftwagenTable:
    return make_table()
