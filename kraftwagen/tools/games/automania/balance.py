"""Balance targets of Automania for the values that this project designed.

``observe`` extracts what the targets need from one game; ``findings`` compares many games with the
targets. A tile, contract or sales office counts once, however many events name it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json
from kraftwagen.games.automania import events, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation.statistics import STATISTICS
from kraftwagen.games.automania.state import State, card_of
from kraftwagen.tools.balance_figures import Finding, Measures, Page, Pair, Variant

FAIR: Final = 3.0
"""Target: largest difference between a starting place's wins and a fair share, in % points."""
USED: Final = (10.0, 90.0)
"""Target range for the share of chances, in per cent, in which a designed thing is used."""
MOST_WINS: Final = 30.0
"""Target: largest share of wins of a factory of side B in four-player games, in per cent."""
ACTIONS: Final = (3.5, 5.5)
SALES: Final = (terms.SOURCES[terms.FROM_SALES], terms.SOURCES[terms.FROM_TOP_CARS])
"""Sources of the points for sold cars: in the sales phase, or at once by rule P8."""
SALES_SHARE: Final = (25.0, 45.0)
"""Target range, in per cent, for the share of SALES in all points; so is CONTRACTS_SHARE."""
CONTRACTS_SHARE: Final = (15.0, 30.0)


@dataclass
class Game:
    """The data kept of one game; lists are by seat unless stated otherwise."""

    places: list[int] = field(default_factory=list)
    """Places in the first player order (S1), from 1."""
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Share of the victory: 1 for the winner, less for tied winners."""
    sources: dict[str, int] = field(default_factory=dict)
    """Points of all seats together, by source of score."""
    factories: list[str] = field(default_factory=list)
    """Names of the factories of side B (V1); "" in the base game."""
    first_factory: str = ""
    """The factory that was chosen first, from all four; "" if factories were dealt."""
    actions: list[list[int]] = field(default_factory=list)
    """Number of actions with workers on an action space (A1), by seat and round."""
    offices: list[list[int]] = field(default_factory=list)
    """Numbers of the sales offices that were chosen, by round instead of by seat."""
    tiles: dict[str, list[int]] = field(default_factory=dict)
    """Number of tiles on offer and number of them used, by set and sort of tile."""
    contracts: dict[str, bool] = field(default_factory=dict)
    """Whether each contract that was dealt or drawn was played."""


class _Counter:
    """Counts the events of a game in one pass."""

    def __init__(self, start: State) -> None:
        seats = range(len(start.order))
        self._round = 0
        # No event names the tiles on the table before the first decision.
        self.tiles_out = set(start.tiles)
        self.held = {card_of(card) for hand in start.hands for card in hand}
        self.tiles_used: set[int] = set()
        self.played: set[int] = set()
        self.factories = {
            seat: terms.BOARDS[board]
            for seat, board in enumerate(start.boards)
            if board > terms.SIDE_A
        }
        self.first_factory = ""
        self.actions = [[0] * terms.LAST_ROUND for _ in seats]
        self.offices: list[set[int]] = [set() for _ in range(terms.LAST_ROUND)]
        self.points: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def read(self, event: Event) -> None:
        """Count one event."""
        match event:
            case events.FactoryChosen(seat, board):
                self.factories[seat] = terms.BOARDS[board]
                self.first_factory = self.first_factory or terms.BOARDS[board]
            case events.RoundStarted(number, tiles=tiles):
                self._round = number - 1
                self.tiles_out.update(tiles)
            case events.WorkersPlaced(seat):
                self.actions[seat][self._round] += 1
            case events.TilePlaced(tile=tile) | events.BonusTileUsed(tile=tile):
                self.tiles_used.add(tile)
            case events.ContractDrawn(card=card):
                self.held.add(card)
            case events.ContractPlayed(card=card):
                self.played.add(card)
            case events.Retired(office=office):
                self.offices[self._round].add(office + 1)
            case events.GameEnded(points, winners):
                self.points, self.winners = points, winners


def observe(happened: Sequence[Event], start: State, end: State) -> Game:
    """Return the data of a game that the targets need, from its events, first and last state."""
    found = _Counter(start)
    for event in happened:
        found.read(event)
    seats = range(len(start.order))
    notes = STATISTICS.summarize(happened, end)
    data = start.data
    sorts: dict[str, list[int]] = {}
    for tile in sorted(found.tiles_out - {terms.NO_TILE}):
        counts = sorts.setdefault(_sort(data, tile), [0, 0])
        counts[0] += 1
        counts[1] += tile in found.tiles_used
    return Game(
        places=[start.order.index(seat) + 1 for seat in seats],
        points=list(found.points),
        wins=[(seat in found.winners) / len(found.winners) for seat in seats],
        sources={
            source: sum(sum(note.sources.get(source, ())) for note in notes)
            for source in terms.SOURCES
        },
        factories=[found.factories[seat] for seat in seats] if found.factories else [],
        first_factory=found.first_factory,
        actions=found.actions,
        offices=[sorted(chosen) for chosen in found.offices],
        tiles=sorts,
        contracts={data.card_names[card]: card in found.played for card in sorted(found.held)},
    )


def _sort(data: DataSet, tile: int) -> str:
    """Return the set of a tile, its kind and its content, such as "A manager sales"."""
    kind = data.tile_kind[tile]
    if kind == terms.BONUS:
        what = "money" if data.tile_money[tile] else "points"
    else:
        what = (terms.DEMANDS, terms.PARTS, terms.PORTRAITS)[kind][data.tile_what[tile]]
    return f"{'AB'[data.tile_set[tile]]} {terms.KINDS[kind]} {what}"


def findings(games: Sequence[Game]) -> list[Finding]:
    """Return the figures, with or without a target, of games with the same number of seats."""
    page = Page(games)
    seats = len(games[0].places)
    fair = 100 / seats
    for place in range(1, seats + 1):
        page.share("starting place", str(place), _wins_of_place(place), fair - FAIR, fair + FAIR)
    page.mean("winning points", "mean", lambda game: (max(game.points), 1))
    page.mean("points of everybody", "mean", lambda game: (sum(game.points), seats))
    page.share("of all points", "cars sold", _sources(*SALES), *SALES_SHARE)
    for source in terms.SOURCES:
        limits = CONTRACTS_SHARE if source == terms.SOURCES[terms.FROM_CONTRACTS] else ()
        page.share("of all points", source, _sources(source), *limits)
    page.mean("actions of a seat in a round", "mean", _all_actions, *ACTIONS)
    for turn in range(terms.LAST_ROUND):
        page.mean("actions of a seat in a round", f"round {turn + 1}", _actions_in(turn))
    for office in range(1, terms.SALES_OFFICES + 1):
        page.share("sales office chosen", str(office), _office(office), *USED)
    _tiles(page)
    names = sorted({name for game in games for name in game.contracts})
    for name in names:
        page.share("contract used", name, _fulfilled(name), *USED)
    for name in names:
        page.share("contract in a hand", name, _held(name))
    for name in names:
        page.share("contract in a hand is played", name, _played(name))
    if games[0].factories:
        _factories(page, seats)
    return page.found


def _tiles(page: Page[Game]) -> None:
    both = sorted({name for game in page.games for name in game.tiles})
    for sort in dict.fromkeys(name.partition(" ")[2] for name in both):
        page.share("tile used", sort, _used(f"A {sort}", f"B {sort}"), *USED)
    for name in both:
        page.share("tile of a set used", name, _used(name))


def _factories(page: Page[Game], seats: int) -> None:
    boards = terms.BOARDS[terms.SIDE_A + 1 :]
    everywhere = seats == len(boards)
    if page.games[0].first_factory:
        for board in boards:
            page.share("factory chosen", board, _chosen(board), *(() if everywhere else USED))
        for board in boards:
            page.share("factory chosen first", board, _chosen_first(board))
    for board in boards:
        limits = (0.0, MOST_WINS) if everywhere else ()
        page.share("factory wins where it is in play", board, _wins_of_factory(board), *limits)


def _wins_of_place(place: int) -> Pair[Game]:
    return lambda game: (game.wins[game.places.index(place)], 1)


def _sources(*names: str) -> Pair[Game]:
    return lambda game: (sum(game.sources.get(name, 0) for name in names), sum(game.points))


def _all_actions(game: Game) -> tuple[float, float]:
    return sum(map(sum, game.actions)), sum(map(len, game.actions))


def _actions_in(turn: int) -> Pair[Game]:
    return lambda game: (sum(seat[turn] for seat in game.actions), len(game.actions))


def _office(number: int) -> Pair[Game]:
    """Return the rounds in which the sales office was chosen, of all rounds."""
    return lambda game: (sum(number in chosen for chosen in game.offices), len(game.offices))


def _used(*names: str) -> Pair[Game]:
    """The tiles that were placed in a factory (or paid, for a bonus), of those that lay out."""

    def pair(game: Game) -> tuple[float, float]:
        found = [game.tiles[name] for name in names if name in game.tiles]
        return sum(used for _, used in found), sum(out for out, _ in found)

    return pair


def _fulfilled(name: str) -> Pair[Game]:
    """Return the games in which the contract was played, of all games."""
    return lambda game: (game.contracts.get(name, False), 1)


def _played(name: str) -> Pair[Game]:
    """Return the games in which the contract was played, of those in which it was in a hand."""
    return lambda game: (game.contracts.get(name, False), name in game.contracts)


def _held(name: str) -> Pair[Game]:
    return lambda game: (name in game.contracts, 1)


def _chosen(board: str) -> Pair[Game]:
    """Return the games in which a seat has the factory, of all games."""
    return lambda game: (board in game.factories, 1)


def _chosen_first(board: str) -> Pair[Game]:
    return lambda game: (board == game.first_factory, 1)


def _wins_of_factory(board: str) -> Pair[Game]:
    def pair(game: Game) -> tuple[float, float]:
        if board not in game.factories:
            return 0.0, 0.0
        return game.wins[game.factories.index(board)], 1.0

    return pair


def _with_factories_dealt(spec: GameSpec[State]) -> GameSpec[State]:
    """Return the advanced game with factories dealt at random instead of chosen (V1).

    Bots that see no difference would all take the same factory first, so that its wins would be
    those of a starting place.
    """

    def new(seats: int, seed: int, options: Mapping[str, Json]) -> State:
        state = spec.new(seats, seed, options)
        draw = rng.seeded(seed, "factories")
        while state.pending == (frames.FACTORY,):
            left = spec.legal(state)
            draw = rng.advance(draw)
            spec.apply(state, left[rng.below(draw, len(left))])
        return state

    return replace(spec, new=new)


MEASURES: Final = Measures(
    kept=Game,
    observe=observe,
    findings=findings,
    variants={
        "advanced": Variant("advanced", "advanced game"),
        "short": Variant("short", "short game"),
        "dealt": Variant("advanced", "factories dealt", _with_factories_dealt),
    },
)
