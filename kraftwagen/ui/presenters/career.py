"""The career of a game with the player's progress, and its chapters in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.bots import ladder
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json
from kraftwagen.learn import career
from kraftwagen.learn.career import PREFIX, SEALS, Chapter, Gift, Job
from kraftwagen.learn.challenges import Condition, facts_of
from kraftwagen.learn.entries import BadEntry
from kraftwagen.learn.progress import Progress
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.challenges import ChallengeBook, is_fair, key_of
from kraftwagen.ui.presenters.match_setup import last_person

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

SECTION: Final = "career"


@dataclass(frozen=True, slots=True)
class Played:
    """The progress with a chapter: ``seals`` won so far, ``lost`` games since the last victory."""

    seals: tuple[str, ...] = ()
    lost: int = 0
    games: tuple[str, ...] = ()
    """Keys of the games counted."""

    @classmethod
    def read(cls, value: Json) -> Played:
        """Return the progress in an entry of the file; empty progress if it is malformed."""
        told = value if isinstance(value, dict) else {}
        seals, lost, games = told.get("seals"), told.get("lost"), told.get("games")
        return cls(
            tuple(one for one in SEALS if isinstance(seals, list) and one in seals),
            lost if isinstance(lost, int) and 0 <= lost < 10**6 else 0,
            tuple(map(str, games)) if isinstance(games, list) else (),
        )

    @property
    def won(self) -> bool:
        """Whether the chapter was ever won."""
        return SEALS[0] in self.seals

    def after(self, seals: tuple[str, ...], game: str) -> Played:
        """Return the progress after a game; a game counted before changes nothing."""
        if game in self.games:
            return self
        kept = tuple(one for one in SEALS if one in (*self.seals, *seals))
        return Played(kept, 0 if SEALS[0] in seals else self.lost + 1, (*self.games, game))


class Career:
    """The chapters of a game with the player's progress."""

    def __init__(self, app: Services, spec: GameSpec[Any]) -> None:
        self._app, self.spec, self.words = app, spec, GameWords(app.tr, spec)
        self._progress = Progress(app.paths.data)
        self._demands = ChallengeBook(app, spec).demands
        self.chapters: list[Chapter] = []
        self.fault: BadEntry | None = None
        file = app.paths.assets / "games" / spec.id / career.FILE
        try:
            self.chapters = career.load(file, spec) if file.exists() else []
        except BadEntry as fault:
            self.fault = fault

    def find(self, name: str) -> tuple[Chapter, Job] | None:
        """Return chapter and job of a match by the name in its header; None if it has none."""
        if not name.startswith(PREFIX):
            return None
        chapter, _, job = name.removeprefix(PREFIX).partition(".")
        for one in self.chapters:
            found = one.job(job)
            if one.id == chapter and found is not None:
                return one, found
        return None

    def played(self, one: Chapter) -> Played:
        return Played.read(self._progress.section(self.spec.id, SECTION).get(one.id))

    def is_open(self, one: Chapter) -> bool:
        """Return whether a chapter may be begun: the one before it has been played to its end."""
        at = self.chapters.index(one)
        return not at or bool(self.played(self.chapters[at - 1]).games)

    @property
    def next(self) -> Chapter | None:
        """The first chapter that was not won; None when all are."""
        return next((one for one in self.chapters if not self.played(one).won), None)

    def carried(self, one: Chapter) -> Gift | None:
        """Return what the chapter before brings to a chapter; None unless that was won."""
        at = self.chapters.index(one)
        before = self.chapters[at - 1] if at else None
        return before.carry if before is not None and self.played(before).won else None

    def opponents(self, one: Chapter) -> list[tuple[str, str]]:
        """Return bot and role of those one meets: "rival", "known" from before, or "other"."""
        known = career.known_before(self.chapters, one)
        others = [(bot, "known" if bot in known else "other") for bot in one.others]
        return [(one.rival, "rival"), *others]

    # -- playing

    def match(self, one: Chapter, job: Job, seed: int, persons: int = 1) -> Match:
        """Return a new match of a chapter; raises GameError."""
        lost, carried = self.played(one).lost, self.carried(one)
        begun = one.begun(self.spec, job, persons=persons, lost=lost, carried=carried)
        kept = self._app.settings.setup_of(self.spec.id)
        person = last_person(self.words, kept, self._app.bots(self.spec))
        names = self.words.player_names(PERSON)
        first = person or SeatInfo(names[0])
        seats = [first]
        second = next(name for name in names if name != first.name)
        seats += [SeatInfo(second)] * (persons - 1)
        seats += [SeatInfo(self.person(bot), bot) for bot in begun.seats[persons:]]
        date = datetime.now(UTC).isoformat(timespec="seconds")
        return Match.new(
            self.spec, seats, seed, begun.options, date,
            start=begun.position(self.spec, seed), challenge=begun.id,
        )  # fmt: skip

    def seals(self, one: Chapter, job: Job, match: Match) -> tuple[str, ...]:
        """Return the seals that the persons of a match have so far."""
        return one.seals(self.spec, job, *self._so_far(one, match))

    def counts(self, one: Chapter, job: Job, match: Match) -> dict[str, str]:
        """Return by seal how far the better person has come, in a few words."""
        happened, state, persons = self._so_far(one, match)
        seat = one.best(self.spec, job, happened, state, persons)
        facts, scores = facts_of(self.spec, happened, state, seat), self.spec.scores(state)

        def reached(conditions: tuple[Condition, ...]) -> str:
            number = self.words.tr.number(facts[conditions[0].fact])
            return self.words("career.reached", found=number)

        own, other = scores[seat], scores[one.rival_seat(len(scores))]
        ahead = self.words("career.versus", own=own, other=other)
        return dict(zip(SEALS, (reached(job.goal), ahead, reached(one.aim)), strict=True))

    def better(self, one: Chapter, job: Job, match: Match) -> str:
        """Return the name of the person of two whose result counts; empty with one person."""
        so_far = self._so_far(one, match)
        seat = one.best(self.spec, job, *so_far)
        return match.seats[seat].name if len(so_far[-1]) > 1 else ""

    def _so_far(self, one: Chapter, match: Match) -> tuple[list[Event], Any, range]:
        happened = [event for step in match.steps for event in step.events]
        return happened, match.state, range(one.rival_seat(len(match.seats)))

    def note(self, match: Match) -> tuple[str, ...]:
        """Keep the result of a finished match; returns the seals that are new."""
        found, header = self.find(match.record.header.challenge), match.record.header
        if found is None or not match.is_over or not is_fair(header):
            return ()
        one, job = found
        before, seals = self.played(one), self.seals(one, job, match)

        def noted(kept: Json) -> Json:
            now = Played.read(kept).after(seals, key_of(header))
            return {"seals": list(now.seals), "lost": now.lost, "games": list(now.games)}

        self._progress.change(self.spec.id, SECTION, one.id, noted)
        return tuple(seal for seal in seals if seal not in before.seals)

    def catch_up(self, finished: Iterable[tuple[Header, Callable[[], Match | None]]]) -> None:
        """Keep results of finished games that were not kept, as the window closed too early."""
        for header, load in finished:
            found = self.find(header.challenge) if header.game == self.spec.id else None
            if found is None or key_of(header) in self.played(found[0]).games:
                continue
            match = load()
            if match is not None:
                self.note(match)

    # -- words

    def said(self, one: Chapter, part: str) -> str:
        """Return a text of a chapter: title, letter, rule, aim, carry, won or lost."""
        return self.words(f"career.{one.id}.{part}")

    def job_title(self, one: Chapter, job: Job) -> str:
        return self.words(f"career.{one.id}.jobs.{job.id}")

    def demands(self, job: Job) -> str:
        """Return what a job demands, in a line."""
        return self._demands(job.goal)

    def aim(self, one: Chapter) -> str:
        """Return the demands of the third seal, in a line."""
        return self._demands(one.aim)

    def person(self, bot: str) -> Term:
        """Return the name of the person behind a bot."""
        return self.words.called(f"people.{bot}.name", bot)

    @property
    def author(self) -> str | None:
        """The bot whose person writes the letters; None if it is nobody's."""
        name = self.words("career.from")
        return next((one for one in ladder.offered(self.spec) if self.person(one) == name), None)

    def heading(self, one: Chapter) -> str:
        """Return number and title of a chapter."""
        number = self.chapters.index(one) + 1
        return self.words("career.goal", number=number, title=quote(self.said(one, "title")))

    def lines(self, one: Chapter, job: Job) -> list[tuple[str, str]]:
        """Return every seal with what it demands."""
        return list(zip(SEALS, (self.demands(job), self.rival(one), self.aim(one)), strict=True))

    def rival(self, one: Chapter) -> str:
        """Return the demand of the second seal."""
        return self.words("career.beat", name=self.person(one.rival))
