"""The end of a match for statistics, achievements and the game of the day, in finished words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.match import saves
from kraftwagen.match.achievements import gained
from kraftwagen.match.daily import DailyLog, DailyTry, is_try
from kraftwagen.match.game_result import counts, result_of
from kraftwagen.match.kept import Trouble
from kraftwagen.match.match import Match
from kraftwagen.match.setup_code import BadCode, Setup, encode
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.i18n import Translator

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


@dataclass(frozen=True, slots=True)
class PostGameReport:
    """What is told of a finished match: names of new achievements, the day's entry, a trouble."""

    achievements: tuple[str, ...] = ()
    daily: DailyTry | None = None
    trouble: str = ""


def statistics_of(app: Services) -> Statistics:
    """The noted games of this player."""
    return Statistics(app.paths.data)


def note_match(app: Services, match: Match) -> PostGameReport:
    """Note a finished match; games that do not count bring nothing new.

    One that is known already brings what it once did: games that began after it do not matter.
    """
    if not match.is_over or not counts(match.record):
        return PostGameReport()
    statistics = statistics_of(app)
    note = result_of(match)
    until = "" if statistics.add([note]) else note.date
    before = statistics.achievements(note.game, match.spec.merits, but=note.id, until=until)
    daily = DailyLog(app.paths.data, match.spec.id).finish(match)
    return PostGameReport(
        tuple(gained(before, note)),
        daily,
        sentence(app.tr, statistics.trouble) if statistics.trouble else "",
    )


def sentence(tr: Translator, trouble: Trouble) -> str:
    """What was wrong with the file of statistics."""
    return tr(f"statistics.troubles.{trouble.kind}", detail=trouble.detail)


def today() -> date:
    """The day of the daily game: that of UTC, the same everywhere."""
    return saves.now().date()


def date_words(tr: Translator, day: date) -> str:
    """A day as people write it."""
    return day.strftime(tr("daily.date_format"))


def setup_code(
    app: Services,
    spec: GameSpec[Any],
    options: Mapping[str, Json],
    seed: int,
    controllers: tuple[str, ...],
) -> str:
    """The code of a set-up, empty when there is none for it."""
    try:
        return encode(spec, Setup(spec.id, options, seed, controllers), app.bots(spec))
    except BadCode:
        return ""


def code_of(app: Services, match: Match) -> str:
    """The set-up code of a match, empty when there is none for it.

    The game of the day has none before it is over: it could be rehearsed. Nor has a game with
    hidden hands: a new one with this code has the same.
    """
    header = match.record.header
    if header.start is not None or is_try(match) or match.keeps_secrets:
        return ""
    controllers = [seat.controller for seat in header.seats]
    for handed in reversed(match.handovers):
        controllers[handed.seat] = handed.before
    return setup_code(app, match.spec, header.options, header.seed, tuple(controllers))
