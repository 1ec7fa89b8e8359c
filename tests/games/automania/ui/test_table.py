"""The table of Automania: every decision by clicks and by drags, and what it shows of secrets."""

from __future__ import annotations

import itertools

import pygame
import pytest

from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.presentation.previews import Landing
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.platform.settings import PALETTE_NAMES
from kraftwagen.ui.tables.automania import foreground
from kraftwagen.ui.tables.automania.areas import markets, matrix, works
from kraftwagen.ui.tables.automania.input.meaning import MOMENT
from kraftwagen.ui.tables.automania.pictures.change_markers import lies
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import LINES
from kraftwagen.ui.tables.automania.view import AutomaniaTable
from kraftwagen.ui.tables.base import Choose, Gesture, Refused
from tests.games.automania.table import GAME, Table
from tests.games.automania.ui.at_table import RECT, asked, make_table, moments, position, top
from tests.ui.test_foundations import contrast

KINDS = {
    codes.SPACE: "space", codes.SPONSOR: "sponsor", codes.RECALL: "recall", codes.RETIRE: "retire",
    codes.TAKE: "take", codes.PLACE: "place", codes.DISCARD: "discard", codes.MARKET: "market",
    codes.WORKERS: "workers", codes.REWARD: "reward", codes.PLAY: "play", codes.KEEP: "keep",
    codes.FACE: "face", codes.DECK: "deck", codes.SELL: "sell", codes.PASS: "pass",
    codes.ADVANCE: "advance", codes.FACTORY: "factory", codes.COPY: "copy",
}  # fmt: skip
CLICKED = {codes.DISCARD, codes.KEEP, codes.PASS, codes.ADVANCE, codes.FACTORY}
"""Kinds that are only clicked: nothing is moved for them."""


@pytest.fixture(scope="module")
def table() -> AutomaniaTable:
    return make_table()


def event(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0))


def click(table: AutomaniaTable, pos: tuple[int, int]) -> Gesture | None:
    kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [table.handle(event(kind, pos)) for kind in kinds][-1]


def drag(table: AutomaniaTable, start: tuple[int, int], end: tuple[int, int]) -> Gesture | None:
    table.handle(event(pygame.MOUSEMOTION, start))
    table.handle(event(pygame.MOUSEBUTTONDOWN, start))
    for pos in ((start[0] + 20, start[1] + 20), end):
        table.handle(event(pygame.MOUSEMOTION, pos))
    return table.handle(event(pygame.MOUSEBUTTONUP, end))


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_every_decision_is_made_by_clicks(table: AutomaniaTable, kind: int) -> None:
    state, code = moments()[kind]
    table.rebuild(position(state))
    made = [click(table, pos) for pos in table.targets(code)]
    assert made[-1] == Choose(code)
    assert set(made[:-1]) <= {None}


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_every_decision_that_moves_something_is_made_by_drags(
    table: AutomaniaTable, kind: int
) -> None:
    state, code = moments()[kind]
    table.rebuild(position(state))
    steps = table.drag(code)
    assert bool(steps) is (kind not in CLICKED)
    made = [click(table, a) if a == b else drag(table, a, b) for a, b in steps]
    assert not steps or made[-1] == Choose(code)


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_every_decision_is_made_by_keys(table: AutomaniaTable, kind: int) -> None:
    state, code = moments()[kind]
    table.rebuild(position(state))
    found: list[Gesture] = []
    table.keys.taker = lambda gesture, pos: found.append(gesture)
    for key in table.keys.way(code):
        assert key in table.keys.possible() or key in table.keys.places()
        table.keys.press(key)
    assert found == [Choose(code)]


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_everything_on_the_table_has_its_words_and_its_rule(
    table: AutomaniaTable, kind: int
) -> None:
    state, _ = moments()[kind]
    table.rebuild(position(state))
    missing = set(table.tr.missing)
    for key in table.keys.places():
        assert table.keys.words(key), key
    shown = position(state)
    wordless = {key[0] for key in table.keys.places() if not table.rule_of(key, shown)}
    assert wordless <= {"button", "choose"}
    assert set(table.tr.missing) == missing
    assert "{" not in table.prompt()


@pytest.mark.parametrize("tile", ["A01", "A17", "A25"])
def test_a_tile_goes_to_the_place_that_is_touched(table: AutomaniaTable, tile: str) -> None:
    questions = [{"ask": "market", "type": "city"}, {"ask": "place", "tile": tile}]
    state = Table(3, ask=questions).state
    wanted = [code for code in GAME.legal(state) if codes.kind(code) == codes.PLACE]
    assert wanted
    for code in wanted:
        table.rebuild(position(state))
        spot = top(table).pad.zones["place", 0, codes.value(code)].center
        assert click(table, spot) == Choose(code)


def test_what_is_refused_says_why(table: AutomaniaTable) -> None:
    """Own workers on a space, a tile before its space was chosen."""
    state, _ = moments()[codes.SPACE]
    state = state.clone()
    state.workers_at = (1, *state.workers_at[1:])
    state.owner_at = (state.current, *state.owner_at[1:])
    table.rebuild(position(state))
    spot = top(table).pad.zones["action", terms.CORNER].center
    refused = click(table, spot)
    assert isinstance(refused, Refused)
    assert refused.option.reason is not None
    assert refused.option.reason.key == "own_workers_there"
    cell = next(cell for cell in range(terms.CELLS) if state.tiles[cell])
    early = click(table, top(table).pad.zones["tile", cell].center)
    assert isinstance(early, Refused)
    assert early.option.reason is not None
    assert early.option.reason.key in MOMENT


def test_the_car_that_is_asked_about_is_lit(table: AutomaniaTable) -> None:
    state = asked(frames.SALE)
    table.rebuild(position(state))
    ship = ("ship", *frames.unpack_sale(state.pending[-1]))
    spot = top(table).pad.zones[ship]
    made = pygame.Surface((1280, 720))
    table.draw(made)
    edge = made.get_at((spot.centerx, spot.y - 1))
    assert min(edge.r, edge.g, edge.b) > 120
    plain = pygame.Surface((1280, 720))
    top(table).pad.draw(plain, frozenset())
    inner = spot.inflate(-12, -8)
    lit, still = (sum(pygame.transform.average_color(one, inner)[:3]) for one in (made, plain))
    away = top(table).pad.zones[("action", 0)]
    shade, full = (sum(pygame.transform.average_color(one, away)[:3]) for one in (made, plain))
    assert shade / full < 0.8 < lit / still, "light lies on the car"


def test_marks_of_the_last_turns_cover_no_number(table: AutomaniaTable) -> None:
    """Those of ships lie beside them, and none is cut off by the bars around the table."""
    state, _ = moments()[codes.SPACE]
    marks = [
        *(events.CarShipped(0, market, ship, terms.CITY, 0, ship)
          for market in range(2) for ship in range(1, 18)),
        *(events.WorkersPlaced(0, space, 1, -1, 0) for space in range(terms.SPACES)),
        events.ContractPlayed(1, 0, 0),
        events.WorkersToSponsor(1, 2),
        events.WorkersToMarketing(0, 1),
    ]  # fmt: skip
    table.rebuild(position(state, marks=marks))
    pad = top(table).pad
    places = {found for mark in marks if (found := mark.mark())} & set(pad.zones)
    boxes = {key: lies(pad, pad.zones[key], key).clamp(RECT) for key in places}
    assert len(boxes) > 40
    for key, box in boxes.items():
        if key[0] == "ship":
            assert not box.colliderect(number_of(pad, *key[1:])), key
        elif key in (("sponsor",), ("marketing",)):
            place = pad.zones[key]
            assert place.contains(box)
            assert box.right < place.x + place.w / 4, "on the picture, not on words or workers"
    for market in range(2):
        rows = [boxes["ship", market, ship] for ship in range(1, 18)]
        assert all(not one.colliderect(two) for one, two in itertools.pairwise(rows))


def drawn(table: AutomaniaTable, place: pygame.Rect) -> bytes:
    table.calm = True
    made = pygame.Surface((1280, 720))
    table.draw(made)
    return pygame.image.tobytes(made.subsurface(place), "RGB")


@pytest.mark.parametrize("folded", [False, True])
def test_the_star_on_a_contract_covers_nothing_it_lacks(folded: bool) -> None:
    table, state = make_table(), asked(frames.CARD)
    table.relayout(RECT, 1.0, folded=folded)
    table.rebuild(position(state))
    places = top(table).pad.zones
    cards = [rect for key, rect in places.items() if key[0] == "contract"]
    assert len(cards) == 3
    lacks = [lacking(top(table).pad, card) for card in cards]
    before = [drawn(table, one) for one in (*lacks, *cards)]
    table.star({code: "" for code in GAME.legal(state) if codes.kind(code) == codes.FACE})
    after = [drawn(table, one) for one in (*lacks, *cards)]
    same = [one == other for one, other in zip(before, after, strict=True)]
    assert same == [True, True, True, False, False, False]


def test_the_star_on_a_place_of_the_factory_lies_on_no_other() -> None:
    table, state = make_table(), asked(frames.PLACE)
    table.rebuild(position(state))
    seat = state.current
    slots = {key: rect for key, rect in top(table).pad.zones.items() if key[:2] == ("place", seat)}
    before = {key: drawn(table, rect) for key, rect in slots.items()}
    for code in GAME.legal(state):
        if codes.kind(code) == codes.PLACE:
            table.star({code: ""})
            changed = {key for key, rect in slots.items() if drawn(table, rect) != before[key]}
            assert changed == {top(table).inputs.stars()[0]}


def lacking(pad: DisplayList, card: pygame.Rect) -> pygame.Rect:
    """Where a contract says what it lacks."""
    found = pygame.Rect(0, 0, round(card.w * 0.62), max(pad.px(17), round(card.h * 0.26)))
    found.topright = card.topright
    return found


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_mark_on_contracts_in_hand_covers_nothing_they_lack(
    table: AutomaniaTable, count: int
) -> None:
    state = GAME.new(2, 1, {})
    hand = tuple(range(count))
    state.hands = (hand, ())
    table.rebuild(position(state, 0, marks=[events.ContractDrawn(0, 9, False)]))
    pad = top(table).pad
    key = ("hand", 0)
    box = lies(pad, pad.zones[key], key)
    assert RECT.contains(box)
    for card in hand:
        assert not box.colliderect(lacking(pad, pad.zones["held", 0, card])), card


def number_of(pad: DisplayList, market: int, ship: int) -> pygame.Rect:
    """Where the number of a ship stands."""
    row, berth = pad.zones["ship", market, ship], markets.berth(pad.layout, market, ship)
    left = market == terms.AMERICA
    wide = berth.x - row.x if left else row.right - berth.right
    return pygame.Rect(row.x if left else berth.right, row.y, wide, row.h)


def test_the_bench_is_shown_while_something_is_dealt_with(table: AutomaniaTable) -> None:
    """Between two actions contracts in hand have its room."""
    hands = {}
    for question in (frames.TURN, frames.TILE, frames.PLACE, frames.SALE):
        state = asked(question)
        table.rebuild(position(state))
        hands[question] = top(table).pad.zones["hand", state.current].w
    assert hands[frames.TURN] > 1.5 * hands[frames.TILE]
    assert hands[frames.TILE] == hands[frames.PLACE] == hands[frames.SALE]


def test_workers_that_bring_no_more_are_told_so(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A top car is none the better for more stars."""
    said: list[str] = []
    words = foreground.Words
    told = lambda text, *args, **more: said.append(text) or words(text, *args, **more)  # noqa: E731
    monkeypatch.setattr(foreground, "Words", told)
    offer = {"ask": "marketing", "type": "city", "market": "north_america", "popularity": 16}
    table.rebuild(position(Table(ask=[{**offer, "electric": False}]).state))
    assert said.count("Sold at once, any reward") == 1
    assert said.count("No gain") == 4


def test_a_starting_contract_shows_its_autobucks_beside_its_medals(table: AutomaniaTable) -> None:
    state = GAME.new(2, 1, {})
    start = state.data.card_start.index(1)
    other = state.data.card_start.index(0)
    table.rebuild(position(state))
    for card, paid in ((start, [("autobuck", state.data.start_card_money)]), (other, [])):
        medals = state.data.card_medals[card]
        found = Landing(0, 0, False, 0, 9, 9, 0, (), False, True, (card,), medals)
        assert foreground._worth(top(table).pad, found) == [("silver_medal", medals), *paid]


@pytest.mark.parametrize("question", [frames.PLACE, frames.MARKET, frames.CARD, frames.SALE])
def test_what_others_deal_with_lies_in_their_panel(table: AutomaniaTable, question: int) -> None:
    """In the viewer's it would look like the viewer's own."""
    state = asked(question)
    other = state.current
    viewer = (other + 1) % len(state.order)
    table.rebuild(position(state, viewer))
    pad = top(table).pad
    spot = works.thing_spot(pad)
    assert pad.zones["other", other].contains(spot)
    thing = pad.zones.get(("tray",)) or pad.zones.get(("made",))
    assert thing in (None, spot)
    between = asked(frames.TURN)
    wide = pad.zones["hand", viewer].w
    table.rebuild(position(between))
    assert top(table).pad.zones["hand", between.current].w == wide, "one's own hand stays as it is"


def test_contracts_of_others_stay_hidden(table: AutomaniaTable) -> None:
    """Two positions that differ in another hand alone look the same (K2)."""
    state = moments()[codes.SPACE][0].clone()
    seat, other = state.current, (state.current + 1) % len(state.order)
    pictures = []
    for card in (0, 1):
        hands = list(state.hands)
        hands[other] = (card,)
        state.hands = tuple(hands)
        table.rebuild(position(state, viewer=seat))
        made = pygame.Surface((1280, 720))
        table.draw(made)
        said = [table.keys.words(key) for key in table.keys.places()]
        pictures.append((pygame.image.tobytes(made, "RGB"), said))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("points", "leaders"), [((9, 12, 4), {1}), ((7, 3, 7), {0, 2}), ((5, 5, 5), set())]
)
def test_the_trophy_is_at_the_most_points_shown(
    table: AutomaniaTable, points: tuple[int, ...], leaders: set[int]
) -> None:
    state = GAME.new(3, 1, {})
    state.points = points
    table.rebuild(position(state))
    marked = [key for key in top(table).pad.zones if key[0] == "leads"]
    assert {key[1] for key in marked} == leaders
    for key in marked:
        words = top(table).tips(key)
        assert words is not None
        assert words.startswith("The most points at the moment")


def test_hidden_money_is_nowhere(table: AutomaniaTable) -> None:
    pictures = []
    for money in (3, 17):
        state = Table().seat(1, money=money).state
        table.rebuild(position(state, viewer=0, hidden_totals=frozenset({1})))
        made = pygame.Surface((1280, 720))
        table.draw(made)
        said = [table.keys.words(key) for key in table.keys.places()]
        pictures.append((pygame.image.tobytes(made, "RGB"), said))
    assert pictures[0] == pictures[1]


def test_the_matrix_changes_under_the_pointer(table: AutomaniaTable) -> None:
    """With a tile of the grid that raises popularity, as far as it does in its best place."""
    state = moments()[codes.TAKE][0]
    table.rebuild(position(state, viewer=state.current))
    inputs = top(table).inputs
    previews = {cell: inputs.previews.tile(cell) for cell in range(terms.CELLS)}
    cell = next(
        cell for cell, found in previews.items() if found and found.best and found.best.total > 0
    )
    plain = pygame.Surface((1280, 720))
    table.draw(plain)
    table.handle(event(pygame.MOUSEMOTION, top(table).pad.zones["tile", cell].center))
    pointed = pygame.Surface((1280, 720))
    table.draw(pointed)
    best = previews[cell].best
    for (kind, market), rect in matrix.cells(top(table).pad).items():
        parts = [pygame.image.tobytes(one.subsurface(rect), "RGB") for one in (plain, pointed)]
        assert (parts[0] != parts[1]) is bool(best.change[kind][market])


@pytest.mark.parametrize("palette", PALETTE_NAMES)
def test_pieces_follow_the_palette(palette: str) -> None:
    """The rim of an action space has the colour of its line."""
    made = make_table(palette)
    made.rebuild(position(moments()[codes.SPACE][0]))
    pad = top(made).pad
    image = pad.image("space_city", 192, 192)
    assert image.get_at((96, 183)) == pad.canvas.colour(LINES[terms.CITY].main)


def test_marks_lie_on_places_of_the_table(table: AutomaniaTable) -> None:
    for number, (state, code) in enumerate(moments().values()):
        after, happened = state.clone(), []
        GAME.apply(after, code, happened)
        table.rebuild(position(after))
        for one in happened:
            marked = one.mark()
            if marked is not None and marked[0] not in ("known", "played"):
                assert marked in top(table).pad.zones, (number, one)


@pytest.mark.parametrize(
    ("question", "panel"),
    [(frames.CONTRACT, "contracts"), (frames.MARKETING, "steps"), (frames.FACTORY, "boards")],
)
def test_it_says_where_choosers_are_open(table: AutomaniaTable, question: int, panel: str) -> None:
    table.rebuild(position(asked(question)))
    over = top(table).inputs.over
    assert over is not None
    drawn(table, RECT)
    assert table.choosers == [over.zones[panel, "panel"]]
    table.waits = True
    drawn(table, RECT)
    assert table.choosers == [], "not to be seen yet"
    table.waits = False


@pytest.mark.parametrize("palette", PALETTE_NAMES)
@pytest.mark.parametrize("seat", range(4))
def test_workers_stand_out_from_their_ground(palette: str, seat: int) -> None:
    table = make_table(palette)
    with table._res.palette.wearing(table._res.world("automania")):
        state = GAME.new(4, 1, {})
        table.rebuild(position(state, seat))
        pad = top(table).pad
        made = pygame.Surface((1280, 720))
        pad.draw(made, frozenset())
        well = pad.zones["workers", seat]
        ground = made.get_at((well.right - 8, well.centery))
        edge = INK if seat != 1 else pad.canvas.player(seat).main  # blue is as dark as its edge
        assert contrast(pad.canvas.colour(edge), ground) >= 3
