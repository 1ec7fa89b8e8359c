"""The window of ``tests.ui``, for the table of one game."""

from tests.ui.conftest import _read_and_made_once, driver, make_app, start, when  # noqa: F401 - fixtures
