"""The consequences of a finished match: statistics, achievements, the game of the day."""

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
from kraftwagen.learn.career import PREFIX
from kraftwagen.match import saves
from kraftwagen.match.achievements import gained
from kraftwagen.match.daily import DailyLog, DailyTry, is_try
from kraftwagen.match.game_result import HANDED, GameResult, counts, result_of
from kraftwagen.match.hands import first_hands
from kraftwagen.match.kept import Trouble
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.save_files import SaveInfo
from kraftwagen.match.saves import Saves
from kraftwagen.match.setup_code import BadCode, Setup, encode
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import quote, sentences
from kraftwagen.ui.presenters.album import Album
from kraftwagen.ui.presenters.challenges import ChallengeBook

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PostGameReport:
    """The news after a match: achievements, the day's entry, trouble with the statistics.

    ``uncounted`` says why the match does not count, or only as practice; empty if it counts.
    """

    achievements: tuple[str, ...] = ()
    daily: DailyTry | None = None
    trouble: str = ""
    uncounted: str = ""


def statistics_of(app: Services) -> Statistics:
    """Return the statistics of this player."""
    return Statistics(app.paths.data)


def note_match(app: Services, match: Match) -> PostGameReport:
    """Store a finished match; returns its news, none if the match does not count.

    If the match was stored before, return the same report as then.
    """
    if not match.is_over:
        return PostGameReport()
    Album(app, match.spec).note(match)  # what was sold at the end, if the window closed before
    if not counts(match.record):
        name = match.record.header.challenge
        chapter = name.startswith(PREFIX)
        kind = "chapter" if chapter else "challenge" if name else "position"
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
    """Return why a stored game does not count as a usual one; empty if it does."""
    header = match.record.header
    branched = header.origin is not None and header.origin.number > 0
    why = ""
    if header.is_practice:
        why = "branch" if branched else "practice" if header.practice else "handed"
    lost = daily.why or "unknown" if daily is not None and not daily.counts else ""
    said = []
    if lost:
        key = "counted.day_and_practice" if lost == why else "counted.day"
        said.append(tr(key, why=quote(why_words(tr, lost))))
    if why and lost != why:
        said.append(tr("counted.practice", why=quote(why_words(tr, why))))
    shared = [seat.name for seat in note.seats if seat.is_person and HANDED in seat.facts]
    if branched:
        said.append(tr("counted.no_achievements"))
    elif shared:
        said.append(tr("counted.no_achievements_for", names=tr.list(shared)))
    return sentences(*said)


def why_words(tr: Translator, why: str) -> str:
    """Return the reason why a game does not count, to be quoted after a colon."""
    return tr(f"counted.why.{why or 'unknown'}")


# -- results not stored because the window was closed too early


def finished_games(
    app: Services, began: Collection[str] = ()
) -> Iterator[tuple[Header, Callable[[], Match | None]]]:
    """Yield headers of finished games: the last ones saved, or those that ``began`` at these times.

    Each header comes with a function that loads its match; it returns None if that fails. File
    contents are cached until the program ends.
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
    except Exception as problem:  # whatever a file contains must not break the page that asks
        _LOG.warning("%s cannot be noted: %s", info.path.name, problem)
        return None


def catch_up_days(app: Services, log: DailyLog) -> None:
    """Store the results of finished daily games that are missing in the log."""
    days = {entry.began for entry in log.entries() if not entry.finished}
    if not days:
        return
    for header, load in finished_games(app, days):
        if header.game == log.game and header.date in days:
            match = load()
            if match is not None:
                log.finish(match)


def catch_up_challenges(app: Services, spec: GameSpec[Any]) -> None:
    """Store the results of finished challenges that are missing in the progress."""
    tried = [one for one in finished_games(app) if one[0].challenge and one[0].game == spec.id]
    if tried:
        ChallengeBook(app, spec).catch_up(tried)


def sentence(tr: Translator, trouble: Trouble) -> str:
    """Return a problem of the statistics file as a sentence."""
    return tr(f"statistics.troubles.{trouble.kind}", detail=trouble.detail)


def today() -> date:
    """Return today's date in UTC, so that the daily game is the same everywhere."""
    return saves.now().date()


def date_words(tr: Translator, day: date) -> str:
    """Return a date in the language's usual format."""
    return tr.date(day)


def setup_code(
    app: Services,
    spec: GameSpec[Any],
    options: Mapping[str, Json],
    seed: int,
    controllers: tuple[str, ...],
) -> str:
    """Return the code of a set-up; empty if it has none."""
    try:
        return encode(spec, Setup(spec.id, options, seed, controllers), app.bots(spec))
    except BadCode:
        return ""


def code_of(app: Services, match: Match) -> str:
    """Return the set-up code of a match; empty if it has none.

    The game of the day has no code before it is over, to prevent rehearsal. A running game with
    hidden hands has none either, because a new game with the code would show the hands.
    """
    header = match.record.header
    if header.start is not None or is_try(match) or match.keeps_secrets:
        return ""
    return setup_code(app, match.spec, header.options, header.seed, first_hands(header))
