"""The challenges of a game in words, and the progress of a match played for one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import challenges
from kraftwagen.learn.challenges import MEDALS, Challenge, Condition
from kraftwagen.learn.entries import BadEntry
from kraftwagen.learn.progress import Progress
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import beside, opening, quote
from kraftwagen.ui.platform.paths import learn_folder
from kraftwagen.ui.presenters.match_setup import last_person

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

SECTION: Final = "challenges"
_KEY: Final = "learn.challenges"
_TELLING: Final = (challenges.MARGIN, challenges.PLACE)
"""Facts that reveal the scores of others."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The player's progress with a challenge."""

    tries: int = 0
    """Number of games played to the end."""
    best: str = ""
    """The best medal; empty for none."""
    games: tuple[str, ...] = ()
    """Keys (``key_of``) of the games counted; older versions stored only their number."""

    @classmethod
    def read(cls, value: Any) -> Tried:
        """Return the progress in an entry of the file; empty progress if the entry is malformed."""
        told = value if isinstance(value, dict) else {}
        tries, best, games = told.get("tries"), told.get("best"), told.get("games")
        whole = isinstance(tries, int) and 0 <= tries < 10**6
        known = tuple(games) if isinstance(games, list) and all(map(_is_text, games)) else ()
        return cls(int(tries or 0) if whole else 0, str(best) if best in MEDALS else "", known)

    def with_try(self, medal: str, game: str, late: bool = False) -> Tried:
        """Return the progress after a game; a game counted before is no further try.

        ``late``: an older version may have counted the game without storing its key.
        """
        best = max(self.best, medal, key=("", *MEDALS).index)
        if game in self.games:
            return Tried(self.tries, best, self.games)
        counted = late and self.tries > len(self.games)
        return Tried(self.tries + (not counted), best, (*self.games, game))


def key_of(header: Header) -> str:
    """Return the key that identifies a game from its beginning to its end."""
    return f"{header.date} {header.seed}"


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def medals_won(app: Services, game: str) -> dict[str, int]:
    """Return for each medal the number of challenges of a game with it as their best."""
    section = Progress(app.paths.data).section(game, SECTION)
    best = [Tried.read(value).best for value in section.values()]
    return {medal: best.count(medal) for medal in MEDALS}


class ChallengeBook:
    """The challenges of a game with the player's progress."""

    def __init__(self, app: Services, spec: GameSpec[Any]) -> None:
        self._app, self.spec, self.words = app, spec, GameWords(app.tr, spec)
        self._progress = Progress(app.paths.data)
        file = learn_folder(app.paths.assets, spec.id) / challenges.FILE
        self.challenges: list[Challenge] = []
        self.faults: list[BadEntry] = []
        if file.exists():
            self.challenges, self.faults = challenges.load(file, spec)

    def find(self, name: str) -> Challenge | None:
        """Return a challenge by id; None if it does not exist (any more)."""
        return next((one for one in self.challenges if one.id == name), None)

    def tried(self, name: str) -> Tried:
        """Return the player's progress with a challenge."""
        return Tried.read(self._progress.section(self.spec.id, SECTION).get(name))

    def medals(self) -> Mapping[str, int]:
        """Return for each medal the number of challenges with it as their best."""
        best = [self.tried(one.id).best for one in self.challenges]
        return {medal: best.count(medal) for medal in MEDALS}

    def note(self, name: str, medal: str, game: str, late: bool = False) -> Tried:
        """Store a finished game for a challenge; returns the progress after it."""

        def noted(kept: Any) -> Json:
            now = Tried.read(kept).with_try(medal, game, late)
            return {"tries": now.tries, "best": now.best, "games": list(now.games)}

        self._progress.change(self.spec.id, SECTION, name, noted)
        return self.tried(name)

    def note_match(self, one: Challenge, match: Match, late: bool = False) -> bool:
        """Store the result of a finished match; returns whether it is the best so far.

        A match that may not win a medal does not count as a try.
        """
        before, game = self.tried(one.id), key_of(match.record.header)
        standing = Standing(self, one, match)
        if not standing.fair:
            return False
        return self.note(one.id, standing.medal, game, late).best != before.best

    def catch_up(self, finished: Iterable[tuple[Header, Callable[[], Match | None]]]) -> None:
        """Store finished games that were not stored because the window was closed too early."""
        for header, load in finished:
            one = self.find(header.challenge)
            if one is None or not is_fair(header) or key_of(header) in self.tried(one.id).games:
                continue
            match = load()
            if match is not None:
                self.note_match(one, match, late=True)

    # -- words

    def title(self, one: Challenge) -> str:
        return self.words.called(f"challenges.{one.id}.title", one.id)

    def idea(self, one: Challenge) -> str:
        """Return the idea of a challenge in a line."""
        return self.words(f"challenges.{one.id}.words")

    def opponents(self, one: Challenge) -> str:
        """Return the number of players and the person's opponents, each kind once."""
        names = [self.words.controller(name) for name in one.seats if name != PERSON]
        return self.words(
            f"{_KEY}.against", names=self.words.list(list(dict.fromkeys(names))),
            count=len(one.seats),
        )  # fmt: skip

    def condition(self, one: Condition) -> str:
        """Return a condition in a few words."""
        number = one.number
        if one.fact == challenges.SCORE:
            return self.words(f"{_KEY}.score.{one.rule}", amount=self.words.amount(number))
        if one.fact == challenges.MARGIN:
            kind = "ahead" if number > 0 else "behind" if number < 0 else "level"
            return self.words(f"{_KEY}.margin.{kind}", lead=self.words.amount(abs(number)))
        if one.fact == challenges.PLACE:
            return self.words(f"{_KEY}.place.{'win' if number == 1 else 'better'}", place=number)
        fact = self.words.called(f"challenges.facts.{one.fact}", one.fact)
        rule = "none" if (one.rule, number) == ("at_most", 0) else one.rule
        return self.words(f"{_KEY}.fact.{rule}", fact=fact, number=number)

    def figure(self, fact: str, number: int) -> str:
        """Return the present value of a fact in one or two words."""
        if fact == challenges.PLACE:
            return self.words(f"{_KEY}.place.now", place=number)
        if fact == challenges.MARGIN:
            kind = "ahead" if number > 0 else "behind" if number < 0 else "level"
            return self.words(f"{_KEY}.lead.{kind}", lead=abs(number))
        return str(number)

    def demands(self, conditions: tuple[Condition, ...]) -> str:
        """Return the demands of a medal in a line."""
        return opening(self._listed(conditions))

    def never(self, one: Challenge) -> str:
        """Return a sentence on the things the challenge forbids; empty if it forbids nothing."""
        return (
            self.words(f"{_KEY}.never", words=quote(self._listed(one.never))) if one.never else ""
        )

    def _listed(self, conditions: tuple[Condition, ...]) -> str:
        return beside(*map(self.condition, conditions))

    # -- play

    def match(self, one: Challenge, seed: int) -> Match:
        """Return a new match for a challenge; raises GameError."""
        kept = self._app.settings.setup_of(self.spec.id)
        person = last_person(self.words, kept, self._app.bots(self.spec))
        person = person or SeatInfo(self.words.player_names(PERSON)[0])
        taken, seats = {person.name}, list[SeatInfo]()
        for controller in one.seats:
            if controller == PERSON:
                seats.append(person)
                continue
            names = [free for free in self.words.player_names(controller) if free not in taken]
            chosen = names[0] if names else self.words.numbered(controller, len(seats) + 1)
            taken.add(chosen)
            seats.append(SeatInfo(chosen, controller))
        dealt = seed if one.seed is None else one.seed
        date = datetime.now(UTC).isoformat(timespec="seconds")
        return Match.new(
            self.spec, seats, dealt, one.options, date, unassisted=True,
            start=one.position(self.spec, dealt), challenge=one.id,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rung:
    """A medal with its demands and present values in words, and whether they suffice."""

    medal: str
    words: str
    now: str
    """The present values in words; empty if they would reveal the scores of others."""
    met: bool
    sure: bool
    """Whether the medal can no longer be lost; a lead, for example, can be."""


class Standing:
    """The progress of a match towards the medals of a challenge."""

    def __init__(
        self, book: ChallengeBook, one: Challenge, match: Match, closed: bool = False
    ) -> None:
        """``closed`` means that the totals of other players must not be revealed."""
        events = [event for step in match.steps for event in step.events]
        facts = challenges.facts_of(match.spec, events, match.state, one.person)
        self.fair = is_fair(match.record.header)
        """Whether the match may win a medal: the person played all of it, from its beginning."""
        handed = bool(match.record.header.handovers)
        said = f"{_KEY}.unfair_handed" if handed else f"{_KEY}.unfair_known"
        self.unfair = "" if self.fair else book.words(said)
        """The reason why the match may not win a medal, as a sentence; empty if it may."""
        broken = [book.condition(condition) for condition in one.spoiled(facts)]
        self.spoiled = beside(*broken)
        """The forbidden things that were done, in words; empty for none."""
        self.medal = one.medal(facts) if self.fair else ""
        self.rungs = [self._rung(book, one, medal, facts, closed) for medal in MEDALS]

    def _rung(
        self,
        book: ChallengeBook,
        one: Challenge,
        medal: str,
        facts: Mapping[str, int],
        closed: bool,
    ) -> Rung:
        demanded = one.conditions(medal)
        told = closed and any(condition.fact in _TELLING for condition in demanded)
        met = all(condition.met(facts) for condition in demanded) and not self.spoiled
        now = beside(
            *(book.figure(condition.fact, facts[condition.fact]) for condition in demanded)
        )
        sure = met and not any(condition.fact in _TELLING for condition in demanded)
        return Rung(medal, book.demands(demanded), "" if told else now, met, sure)


def is_fair(header: Header) -> bool:
    """Return whether a match may win a medal: no seat changed hands, nothing known beforehand."""
    return not (header.practice or header.origin or header.handovers)
