"""Balance targets of Kraftwagen for the values that this project designed.

``observe`` extracts what the targets need from one game; ``findings`` compares many games with the
targets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.tools.balance_figures import Finding, Measures, Page, Pair, Variant

_RACE_SOURCES: Final = (terms.SOURCES[terms.FROM_PLACES], terms.SOURCES[terms.FROM_LAPS])
_RACE_AWARDS: Final = (terms.LAP_1, terms.LAP_2)
_KINDS: Final = (
    (terms.INSTANTS, terms.INSTANT_CARDS),
    (terms.DEVELOPMENTS, terms.DEVELOPMENT_CARDS),
)
"""The kinds of cards whose counts we chose, and how many of each kind the deck holds [book]."""


@dataclass
class Game:
    """The data kept of one game; lists are by seat, ``turns`` and ``laps`` then by game turn.

    ``offers`` counts for every engineer and special tile how often a seat could have taken it
    (``offered``) and how often a seat did (``taken``). An engineer is offered by each research
    action, a special tile once to every seat that has a player turn while it lies in the chain;
    ``left`` counts the special tiles that were removed without being taken.
    """

    places: list[int] = field(default_factory=list)
    """Starting places in the chain, from the tail: 1 is the start player (S1)."""
    tiles: list[str] = field(default_factory=list)
    """Names of the start tiles that the seats took."""
    money: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Share of the victory: 1 for the winner, less for tied winners."""
    turns: list[list[int]] = field(default_factory=list)
    """Number of player turns by seat and game turn."""
    laps: list[list[int]] = field(default_factory=list)
    race_money: int = 0
    """Money from places, laps and the lap awards, of all seats together."""
    cars: int = 0
    """Number of game turns that ended with the last car, not with the token (T2)."""
    offers: dict[str, dict[str, int]] = field(default_factory=dict)
    beside: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """Times offered together and times taken, by engineer and the only other card on offer."""


class _Offers:
    """Counts offers: the open research cards and the special tile."""

    def __init__(self, start: State) -> None:
        self._names = start.data.tile_names
        self._cards = start.shown
        self._asked: set[int] = set()
        self.counts: dict[str, Counter[str]] = {}
        self.beside: dict[str, dict[str, list[int]]] = {}

    def read(self, event: Event) -> None:
        """Count one event."""
        if isinstance(event, events.CardsRevealed):
            self._cards = event.shown
        elif isinstance(event, events.CardTaken):
            for card in self._cards:
                if card < len(terms.ENGINEERS):
                    self._count(terms.CARDS[card], "offered", 1)
            if event.card < len(terms.ENGINEERS):
                self._count(terms.CARDS[event.card], "taken", 1)
            if len(self._cards) == 2:
                self._compare(event.card, *self._cards)
        elif isinstance(event, events.PlayerTurnStarted):
            self._asked.add(event.seat)
        elif isinstance(event, events.SpecialTileRevealed):
            self._asked = set()
        elif isinstance(event, events.TileTaken) and event.tile >= terms.BASIC_TILES:
            self._count(self._names[event.tile], "offered", len(self._asked))
            self._count(self._names[event.tile], "taken", 1)
        elif isinstance(event, events.SpecialTileRemoved):
            self._count(self._names[event.tile], "offered", len(self._asked))
            self._count(self._names[event.tile], "left", 1)

    def _compare(self, taken: int, *pair: int) -> None:
        for card, other in (pair, pair[::-1]):
            if card < len(terms.ENGINEERS):
                others = self.beside.setdefault(terms.CARDS[card], {})
                case = others.setdefault(terms.CARDS[other], [0, 0])
                case[0] += 1
                case[1] += card == taken

    def _count(self, name: str, what: str, times: int) -> None:
        self.counts.setdefault(name, Counter())[what] += times


def observe(happened: Sequence[Event], start: State, end: State) -> Game:
    """Return the data of a game that the targets need, from its events, first and last state."""
    seats = len(end.players)
    notes = STATISTICS.summarize(happened, end)
    winners = scoring.winners(end)
    game = Game(
        places=[0] * seats,
        tiles=[str(note.facts["start_tile"]) for note in notes],
        money=[player.money() for player in end.players],
        wins=[(seat in winners) / len(winners) for seat in range(seats)],
        turns=[[0] * scoring.LAST_TURN for _ in range(seats)],
        laps=[[0] * scoring.LAST_TURN for _ in range(seats)],
        race_money=sum(
            sum(note.sources.get(source, ())) for note in notes for source in _RACE_SOURCES
        ),
    )
    offers = _Offers(start)
    turn = 0
    chosen = 0
    for event in happened:
        offers.read(event)
        if isinstance(event, events.StartTileTaken):
            game.places[event.seat] = seats - chosen
            chosen += 1
        elif isinstance(event, events.PlayerTurnEnded):
            game.turns[event.seat][turn] += 1
        elif isinstance(event, events.LapsPaid):
            game.laps[event.seat][turn] = event.laps
        elif isinstance(event, events.AwardTaken) and event.award in _RACE_AWARDS:
            game.race_money += event.amount
        elif isinstance(event, events.GameTurnEnded):
            game.cars += event.cause == "cars"
        elif isinstance(event, events.GameTurnStarted):
            turn = event.turn - 1
    game.offers = {name: dict(counts) for name, counts in offers.counts.items()}
    game.beside = offers.beside
    return game


def findings(games: Sequence[Game]) -> list[Finding]:
    """Return the figures, with or without a target, of games with the same number of seats."""
    page = Page(games)
    seats = len(games[0].places)
    fair = 100 / seats
    for place in range(1, seats + 1):
        page.share("starting place", str(place), _wins_of_place(place), fair - 3, fair + 3)
    start_tiles = sorted({tile for game in games for tile in game.tiles})
    for tile in start_tiles:
        page.share("start tile", tile, _wins_of_tile(tile), fair - 4, fair + 4)
    for tile in start_tiles:
        page.share("start tile in play", tile, _in_play(tile))
    wanted = (70.0, 110.0) if seats == 4 else ()
    page.mean("winning money", "mean", lambda game: (max(game.money), 1), *wanted)
    page.mean("money of everybody", "mean", lambda game: (sum(game.money), seats))
    page.share("game turn ends", "by the last car", lambda game: (game.cars, 3), 40, 80)
    page.mean("player turns per seat", "mean of a game turn", _all_turns, 5, 10)
    for turn in range(scoring.LAST_TURN):
        page.mean("player turns per seat", f"game turn {turn + 1}", _turns_in(turn))
    page.share("race", "of all money", lambda game: (game.race_money, sum(game.money)), 15, 30)
    for turn in range(scoring.LAST_TURN):
        last = turn == scoring.LAST_TURN - 1
        limits = (50.0, 100.0) if last else ()
        page.share("race", f"somebody laps, game turn {turn + 1}", _lapped(turn), *limits)
        page.share("race", f"a seat laps, game turn {turn + 1}", _seats_lapped(turn))
    names = {name for game in games for name in game.offers}
    for engineer in terms.ENGINEERS:
        page.share("engineer taken", engineer, _taken(engineer), 25, 75)
    tiles = sorted(names - set(terms.ENGINEERS))
    for tile in tiles:
        page.share("special tile taken", tile, _not_left(tile), 25, 75)
    for tile in tiles:
        page.share("special tile taken by a seat", tile, _taken(tile))
    return page.found


def _wins_of_place(place: int) -> Pair[Game]:
    return lambda game: (game.wins[game.places.index(place)], 1)


def _wins_of_tile(tile: str) -> Pair[Game]:
    def pair(game: Game) -> tuple[float, float]:
        if tile not in game.tiles:
            return 0.0, 0.0
        return game.wins[game.tiles.index(tile)], 1.0

    return pair


def _in_play(tile: str) -> Pair[Game]:
    return lambda game: (tile in game.tiles, 1)


def _all_turns(game: Game) -> tuple[float, float]:
    return sum(map(sum, game.turns)), len(game.turns) * scoring.LAST_TURN


def _turns_in(turn: int) -> Pair[Game]:
    return lambda game: (sum(seat[turn] for seat in game.turns), len(game.turns))


def _lapped(turn: int) -> Pair[Game]:
    return lambda game: (any(seat[turn] for seat in game.laps), 1)


def _seats_lapped(turn: int) -> Pair[Game]:
    return lambda game: (sum(seat[turn] > 0 for seat in game.laps), len(game.laps))


def _taken(name: str) -> Pair[Game]:
    def pair(game: Game) -> tuple[float, float]:
        counts = game.offers.get(name, {})
        return counts.get("taken", 0), counts.get("offered", 0)

    return pair


def _not_left(name: str) -> Pair[Game]:
    def pair(game: Game) -> tuple[float, float]:
        counts = game.offers.get(name, {})
        taken = counts.get("taken", 0)
        return taken, taken + counts.get("left", 0)

    return pair


@dataclass(frozen=True, slots=True)
class Reach:
    """The shares of an engineer, by the card beside it, and the range that card counts can give.

    ``beside`` is the share in per cent and the number of cases for every card whose count this
    project chose; "engineers" sums up all other engineers. ``least`` and ``most`` are the shares,
    in per cent, that the worst and the best counts would give if cards stayed as popular as now.
    """

    engineer: str
    beside: dict[str, tuple[float, int]]
    least: float
    most: float


def reaches(games: Iterable[Game]) -> list[Reach]:
    """Return for each engineer the range of shares that counts of cards could give (A2)."""
    sums: dict[str, dict[str, list[int]]] = {name: {} for name in terms.ENGINEERS}
    for game in games:
        for engineer, others in game.beside.items():
            for other, (offered, taken) in others.items():
                kind = "engineers" if other in terms.ENGINEERS else other
                case = sums[engineer].setdefault(kind, [0, 0])
                case[0] += offered
                case[1] += taken
    return [_reach(engineer, counts) for engineer, counts in sums.items() if counts]


def _reach(engineer: str, counts: dict[str, list[int]]) -> Reach:
    shares = {kind: (100 * taken / offered, offered) for kind, (offered, taken) in counts.items()}
    weighed = [(shares.get("engineers", (0.0, 0))[0],) * 2 + (len(terms.ENGINEERS) - 1,)]
    for kinds, cards in _KINDS:
        known = [shares[kind][0] for kind in kinds if kind in shares] or [0.0]
        weighed.append((min(known), max(known), cards))
    cards = sum(count for *_, count in weighed)
    least, most = (sum(entry[end] * entry[2] for entry in weighed) / cards for end in (0, 1))
    return Reach(engineer, shares, least, most)


def _engineers(games: Sequence[Game]) -> str:
    """Format the shares of the engineers by the card beside them, and their ``Reach``."""
    kinds = ("engineers", *terms.INSTANTS, *terms.DEVELOPMENTS)
    lines = [
        "How often an engineer is taken, by the card beside it, and the least and most that any "
        "counts of our cards could give (all set-ups together):\n",
        f"| engineer | beside {' | '.join(kinds)} | reach |",
        "|---" * (len(kinds) + 2) + "|",
    ]
    for one in reaches(games):
        cells = [f"{one.beside[kind][0]:.0f} %" if kind in one.beside else "" for kind in kinds]
        reach = f"{one.least:.0f} to {one.most:.0f} %"
        lines.append(f"| {one.engineer} | {' | '.join(cells)} | {reach} |")
    return "\n".join(lines) + "\n"


MEASURES: Final = Measures(
    kept=Game,
    observe=observe,
    findings=findings,
    variants={
        "special": Variant("special_tiles", "special tiles"),
        "short": Variant("short", "short game"),
    },
    more=_engineers,
)
