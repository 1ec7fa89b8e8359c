"""The choice of start tiles: large tiles with their tasks in words, over the market."""

from __future__ import annotations

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.rules import buyers
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, State
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, INK
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

_SIGN = 36
"""Width that the sign of an owner takes, in units."""
_FLAT = 1.5
"""In a panel wider than this many times its height, tiles stand two abreast."""


def showing(state: State) -> bool:
    """Return whether start tiles are being chosen or carried out."""
    return any(frames.kind(frame) in (frames.START, frames.FLIP) for frame in state.pending)


def performing(state: State) -> bool:
    """Return whether a tile was taken and its actions are being carried out."""
    return frames.kind(state.pending[-1]) != frames.START


def tile_tasks(state: State, tile: int) -> list[int]:
    """Return the tasks of a start tile, each as many times as it is carried out."""
    frame = state.data.start_frames[tile]
    return [task for task, count in frames.tasks(frame) for _ in range(count)]


def task_name(state: State, task: int) -> str:
    """Return the name of a task; a buyer becomes "token" while all buyer spaces are full."""
    return "token" if task == terms.BUYER and buyers.spaces_full(state) else terms.TASKS[task]


def task_words(tr: Translator, state: State, task: int, count: int = 1) -> str:
    """Return a task in words."""
    more = {2: "_twice", 3: "_thrice"}.get(count, "") if task == terms.HIRE else ""
    return say(
        tr,
        f"task.{task_name(state, task)}{more}",
        space=state.data.start_space,
        value=state.data.start_engine,
    )


def area(pad: DisplayList) -> Rect:
    """Return the rectangle of the panel, which covers buyers and market."""
    return pad.layout.buyers.union(pad.layout.market)


def places(pad: DisplayList) -> dict[int, Rect]:
    """Return the place of each start tile of this game."""
    state = pad.state
    tiles = sorted(
        {*state.start_tiles, *(p.start_tile for p in state.players if p.start_tile != NOT_CHOSEN)}
    )
    whole = area(pad)
    px = pad.px
    top = whole.y + px(40)
    inner = Rect(whole.x + px(14), top, whole.w - px(28), whole.bottom - px(58) - top)
    gap, abreast = px(7), 2 if whole.w > _FLAT * whole.h else 1
    lines = -(-len(tiles) // abreast)
    each = min(px(124), (inner.h + gap) // max(1, lines) - gap)
    used = Rect(inner.x, inner.y, inner.w, (each + gap) * lines - gap)
    used.centery = inner.centery
    cells = [cell for row in rows_of(used, lines, gap) for cell in split(row, abreast, gap)]
    return dict(zip(tiles, cells, strict=False))


def draw(pad: DisplayList) -> None:
    """Draw the panel with all start tiles."""
    state = pad.state
    whole = area(pad)
    px = pad.px
    pad.paint(lambda canvas, surface: canvas.panel(surface, whole, "dark", deco=False, shadow=8))
    pad.zone(("start_panel",), whole)
    pad.panels.append(whole)
    seat = state.current
    mine = seat == pad.position.viewer and bool(pad.position.options)
    chosen = performing(state)
    name = pad.position.names[seat]
    key = ("start.tasks" if mine else "start.others_tasks") if chosen else "start.title"
    words = pad.say(key if mine or chosen else "start.wait", name=name)
    head = Rect(whole.x + px(14), whole.y + px(8), whole.w - px(28), px(32))
    look = pad.theme.style("heading")
    style = "heading" if pad.res.text_size(words, look)[0] <= head.w else "label"
    pad.boxed(words, style, BRASS_LIGHT, head, "center")
    foot = Rect(whole.x + px(16), whole.bottom - px(54), whole.w - px(32), px(44))
    pad.boxed(pad.say("start.done"), "tiny", CREAM, foot, "center")
    owners = {player.start_tile: index for index, player in enumerate(state.players)}
    found = places(pad)
    whole_size = pad.theme.style("small")
    # Pictures of all shrink to make room for long text.
    for side in map(px, (50, 42, 34)):
        laid = {tile: _words(pad, tile, rect, side) for tile, rect in found.items()}
        look = min((pad.boxed_style(lines, "small", room) for lines, room in laid.values()),
                   key=lambda one: one.px)  # fmt: skip
        if look == whole_size:
            break
    for tile, rect in found.items():
        free = tile in state.start_tiles
        owner = None if free else owners.get(tile)
        _tile(pad, tile, rect, owner, owner == seat if chosen else free)
        lines, room = laid[tile]
        _pictures(pad, tile, rect, side)
        pad.text(lines, look, INK, room, wrap=True)


def _words(pad: DisplayList, tile: int, rect: Rect, side: int) -> tuple[str, Rect]:
    """Return the tasks of a tile in words, with their room beside pictures of a side.

    There is room for the sign of an owner, so that nothing moves when the tile is chosen.
    """
    px, tasks = pad.px, tile_tasks(pad.state, tile)
    seen: list[int] = sorted(set(tasks), key=tasks.index)
    lines = "\n".join(
        f"· {task_words(pad.tr, pad.state, task, tasks.count(task))}" for task in seen
    )
    x = rect.x + px(18) + (min(rect.h - px(14), side) + px(2)) * len(tasks)
    return lines, Rect(x, rect.y + px(4), rect.right - x - px(_SIGN), rect.h - px(8))


def _tile(pad: DisplayList, tile: int, rect: Rect, owner: int | None, lit: bool) -> None:
    """Draw the plate of a tile with its owner, if any; pale unless ``lit``."""
    px = pad.px
    pieces.plate(pad, rect, CREAM if lit else Color("#a29c86"), INK, 7)
    if owner is not None:
        shape = sprites.seat_shape(pad, owner, px(26))
        pad.put(shape, (rect.right - px(18), rect.y + px(18)))
    pad.zone(("start_tile", tile), rect)


def _pictures(pad: DisplayList, tile: int, rect: Rect, side: int) -> None:
    """Draw the tasks of a tile."""
    px, tasks = pad.px, tile_tasks(pad.state, tile)
    side = min(rect.h - px(14), side)
    x = rect.x + px(10)
    for task in tasks:
        image = pad.image(card_images.ACTION_IMAGES[task], side, side)
        pad.put(image, (x + side / 2, rect.centery))
        x += side + px(2)
