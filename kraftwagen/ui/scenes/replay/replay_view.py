"""A game in a replay: its moments, its log and the boundaries of its turns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import NOBODY, Json, Seat
from kraftwagen.match.daily import is_try
from kraftwagen.match.match import Match
from kraftwagen.match.seats import Origin
from kraftwagen.match.transcript import Sentence, transcript
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import beside, quote
from kraftwagen.ui.scenes.parts.log_book import LogBook, plain
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.tables.hooks import GameHooks

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_ALL_LINES: Final = 1_000_000


class ReplayView(MatchView):
    """A match to look at; ``moment(number)`` works for every number from 0 to ``last``."""

    def __init__(
        self, app: Services, match: Match, hooks: GameHooks, at_screen: Seat | None = None
    ) -> None:
        super().__init__(app, match, hooks, LogBook(_ALL_LINES))
        if at_screen is None:
            at_screen = NOBODY if self.shares_secrets else self.viewer
        elif at_screen != NOBODY:
            self.viewer = at_screen
        self.at_screen = at_screen
        """The seat of the person at the screen, whichever seat is viewed; NOBODY if unknown."""
        self.last = len(match.steps)
        self.tell()
        self.player_turns = _player_turns(match)
        # Lines at the very end do not begin a turn.
        headings = [
            number
            for number, line in zip(self.log.numbers, self.log.lines, strict=True)
            if line.weight == "heading" and number < self.last - 1
        ]
        self.stages = sorted({0, self.last, *headings})

    @property
    def knower(self) -> Seat:
        """The seat whose knowledge is shown: ``at_screen`` before the end of the game.

        So viewing another seat of an unfinished game reveals none of its secrets.
        """
        return self.viewer if self.match.is_over else self.at_screen

    @property
    def helped(self) -> bool:
        """Whether the person at the screen has help, whichever seat is viewed."""
        return self.at_screen != NOBODY and self.match.seats[self.at_screen].is_helped

    def tell(self) -> None:
        """Write the log as the viewer may read it."""
        self.rebuild_log()
        # No line counts as new: the line of the moment is marked instead.
        self.log.fresh = len(self.log.lines)

    def see(self, seat: int) -> None:
        self.viewer = seat
        self.tell()

    def line_number(self, number: int) -> int | None:
        """Return the decision of the last log lines up to a moment; None if there are none."""
        at = bisect_right(self.log.numbers, number) - 1
        return self.log.numbers[at] if at >= 0 and self.log.numbers[at] > 0 else None

    def caption(self, number: int) -> str:
        """Return the main log line of the decision that led to a moment; empty if there is none."""
        first, end = bisect_left(self.log.numbers, number), bisect_right(self.log.numbers, number)
        return self.main_line(self.log.lines[first:end] if number else [])

    def no_branch(self, number: int) -> str:
        """Return why nobody can play on from a moment; empty if a person can."""
        if self.spec.is_over(self.match.state_at(number)):
            return self.tr("replay.branch_over")
        if is_try(self.match):
            return self.tr("replay.branch_daily")
        if self.spec.hidden_hands and not self.match.is_over:
            return self.tr("replay.branch_hidden")
        # Playing on would reveal what comes next, as taking back does.
        pure = self.match.is_unassisted and not self.match.is_over
        return self.tr("replay.branch_pure") if pure else ""

    def text(self) -> str:
        """Return the whole game as a transcript."""
        header = self.match.record.header
        words = self.words
        players = [
            words.tr.term("replay.player", name=seat.name, kind=words.controller(seat.controller))
            for seat in header.seats
        ]
        origin, yes = header.origin, self.tr("replay.yes")
        unknown = header.start is not None or self.match.keeps_secrets
        facts = [
            (self.tr("replay.fact.players"), words.list(players)),
            (self.tr("replay.fact.began"), self.tr.day(header.date)),
            (self.tr("replay.fact.seed"), "" if unknown else str(header.seed)),
            (self.tr("replay.fact.options"), _options(words, header.options)),
            (self.tr("replay.fact.rules"), f"{header.rules_version} · {header.data_digest}"),
            (self.tr("replay.fact.practice"), yes if self.match.is_practice else ""),
            (self.tr("replay.fact.pure"), yes if header.unassisted else ""),
            (self.tr("replay.fact.hints"), self._hints()),
            (self.tr("replay.fact.origin"), _origin(self.tr, origin) if origin else ""),
            (self.tr("replay.fact.scores"), self._scores()),
        ]
        lines = zip(self.log.numbers, self.log.lines, strict=True)
        entries = [Sentence(number, plain(line.text), line.weight) for number, line in lines]
        return transcript(self.spec.title, [(n, v) for n, v in facts if v], entries)

    def _hints(self) -> str:
        """Return who asked for how many hints; empty if nobody did."""
        used = zip(self.names, self.match.hints, strict=True)
        found = [
            self.tr.term("end.shared.score", name=name, score=count)
            for name, count in used
            if count
        ]
        return self.tr.list(found)

    def _scores(self) -> str:
        if not self.match.is_over:
            return self.tr("replay.unfinished")
        scores = self.spec.scores(self.match.state)
        return self.tr.list(
            [
                self.tr.term("end.shared.score", name=name, score=score)
                for name, score in zip(self.names, scores, strict=True)
            ]
        )


def beyond(places: Sequence[int], number: int, by: int) -> int:
    """Return the nearest of sorted ``places`` after ``number``, or before it if ``by`` is negative.

    If there is none, return the last or the first place.
    """
    if by > 0:
        at = bisect_right(places, number)
        return places[min(at, len(places) - 1)]
    at = bisect_left(places, number) - 1
    return places[max(at, 0)]


def _player_turns(match: Match) -> list[int]:
    """Return the moments between player turns, including the first and the last moment."""
    steps = match.steps
    found = {
        number
        for number, step in enumerate(steps, start=1)
        if any(event.ends_turn for event in step.events)
    }
    if not found:
        found = {at for at in range(1, len(steps)) if steps[at].seat != steps[at - 1].seat}
    return sorted({0, len(steps), *found})


def _options(words: GameWords, options: Mapping[str, Json]) -> str:
    """Return the chosen options in words; one number per seat is listed in seat order."""
    chosen = []
    for name, value in options.items():
        entries = value if isinstance(value, list) else [] if value is True else [value]
        shown, option = quote(beside(*map(str, entries))), words.option(name)
        if value:
            values = {"option": option, "value": shown}
            chosen.append(words.term("replay.option", **values) if shown else option)
    return words.list(chosen)


def _origin(tr: Translator, origin: Origin) -> str:
    date = tr.day(origin.date)
    return tr("replay.origin", number=origin.number, date=date or tr.term("replay.unknown"))
