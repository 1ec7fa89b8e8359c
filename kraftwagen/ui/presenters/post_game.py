"""The end of a match for statistics, achievements and the game of the day, in finished words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.match import saves
from kraftwagen.match.achievements import gained
from kraftwagen.match.daily import DailyLog, DailyTry, is_try
from kraftwagen.match.game_result import HANDED, GameResult, counts, result_of
from kraftwagen.match.hands import first_hands
from kraftwagen.match.kept import Trouble
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.saves import SaveInfo, Saves
from kraftwagen.match.setup_code import BadCode, Setup, encode
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.dates import written
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters.challenges import ChallengeBook

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PostGameReport:
    """What is told of a finished match: names of new achievements, the day's entry, a trouble.

    ``uncounted`` says what does not count it, or only as practice, and why; empty for a usual game.
    """

    achievements: tuple[str, ...] = ()
    daily: DailyTry | None = None
    trouble: str = ""
    uncounted: str = ""


def statistics_of(app: Services) -> Statistics:
    """The noted games of this player."""
    return Statistics(app.paths.data)


def note_match(app: Services, match: Match) -> PostGameReport:
    """Note a finished match; games that do not count bring nothing new.

    One that is known already brings what it once did: games that began after it do not matter.
    """
    if not match.is_over:
        return PostGameReport()
    if not counts(match.record):
        kind = "challenge" if match.record.header.challenge else "position"
        return PostGameReport(uncounted=app.tr(f"counted.{kind}"))
    statistics = statistics_of(app)
    note = result_of(match)
    until = "" if statistics.add([note]) else note.date
    before = statistics.achievements(note.game, match.spec.merits, but=note.id, until=until)
    daily = DailyLog(app.paths.data, match.spec.id).finish(match)
    return PostGameReport(
        tuple(gained(before, note)),
        daily,
        sentence(app.tr, statistics.trouble) if statistics.trouble else "",
        _uncounted(app.tr, match, note, daily),
    )


def _uncounted(tr: Translator, match: Match, note: GameResult, daily: DailyTry | None) -> str:
    """What does not count a noted game as a usual one, and why."""
    header = match.record.header
    branched = header.origin is not None and header.origin.number > 0
    why = ""
    if header.is_practice:
        why = "branch" if branched else "practice" if header.practice else "handed"
    lost = daily.why or "unknown" if daily is not None and not daily.counts else ""
    said = []
    if lost:
        key = "counted.day_and_practice" if lost == why else "counted.day"
        said.append(tr(key, why=why_words(tr, lost)))
    if why and lost != why:
        said.append(tr("counted.practice", why=why_words(tr, why)))
    shared = [seat.name for seat in note.seats if seat.is_person and HANDED in seat.facts]
    if branched:
        said.append(tr("counted.no_achievements"))
    elif shared:
        said.append(tr("counted.no_achievements_for", names=tr("results.comma").join(shared)))
    return " ".join(said)


def why_words(tr: Translator, why: str) -> str:
    """Why a game does not count as a usual one, as the end of a sentence."""
    return tr(f"counted.why.{why or 'unknown'}")


# -- what a window that was ended in the moment has not noted


def finished_games(
    app: Services, began: Collection[str] = ()
) -> Iterator[tuple[Header, Callable[[], Match | None]]]:
    """The heads of games that are over, of the files written last or by when they began.

    Each with the way to its match, None if that cannot be made. What is in the files is remembered
    while the program runs.
    """
    known: Saves = app.session.setdefault("post_game.saves", Saves(app.paths.saves))
    known.elsewhere = Path(app.settings.elsewhere) if app.settings.elsewhere else None
    for info in known.finished(began):
        if info.header is not None:
            yield info.header, partial(_match_in, app, known, info)


def _match_in(app: Services, known: Saves, info: SaveInfo) -> Match | None:
    try:
        record = known.load(info.path)
        spec = app.games.find(record.header.game)
        return Match.from_record(spec, record) if spec is not None else None
    except Exception as problem:  # whatever a file holds, the page that asks is shown
        _LOG.warning("%s cannot be noted: %s", info.path.name, problem)
        return None


def catch_up_days(app: Services, log: DailyLog) -> None:
    """Note the days whose game is over and not noted."""
    days = {entry.began for entry in log.entries() if not entry.finished}
    if not days:
        return
    for header, load in finished_games(app, days):
        if header.game == log.game and header.date in days:
            match = load()
            if match is not None:
                log.finish(match)


def catch_up_challenges(app: Services, spec: GameSpec[Any]) -> None:
    """Note the games for challenges that are over and not noted."""
    tried = [one for one in finished_games(app) if one[0].challenge and one[0].game == spec.id]
    if tried:
        ChallengeBook(app, spec).catch_up(tried)


def sentence(tr: Translator, trouble: Trouble) -> str:
    """What was wrong with the file of statistics."""
    return tr(f"statistics.troubles.{trouble.kind}", detail=trouble.detail)


def today() -> date:
    """The day of the daily game: that of UTC, the same everywhere."""
    return saves.now().date()


def date_words(tr: Translator, day: date) -> str:
    """A day as people write it."""
    return written(day, tr("daily.date_format"))


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
    return setup_code(app, match.spec, header.options, header.seed, first_hands(header))
