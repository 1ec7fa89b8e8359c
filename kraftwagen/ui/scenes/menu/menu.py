"""The main menu; a match can be started from it by two presses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen import __version__, compiled
from kraftwagen.ui.drawing.theme import (
    BRASS,
    CREAM,
    DESIGN_SIZE,
    INK,
    fit_scale,
)
from kraftwagen.ui.presenters.kept import trouble_words
from kraftwagen.ui.presenters.lessons import ENOUGH, has_lessons, lessons_done
from kraftwagen.ui.scenes.menu.posters import CARD, Poster, beside_each_other, line_of, places
from kraftwagen.ui.services import LibraryError, SaveEntry
from kraftwagen.ui.shell.dialog import Dialog, tell
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button

_STEP: Final = 0.05
"""Seconds between two steps of preloading."""
_LOOK: Final = 1.0
"""Seconds between two checks whether the rules are still being compiled."""
_NAME_HIGH: Final = 96
"""Height of the program's name above the posters, in design units."""


class MenuButton(NamedTuple):
    """A large button: text, action, icon, note below, tip."""

    words: str
    action: Callable[[], None]
    icon: str
    note: str
    tip: str


class MenuScene(Scene):
    """The main menu: large buttons over the title picture."""

    name: ClassVar[str] = "menu"

    _latest: SaveEntry | None = None
    _shown_ways: list[str] | None = None
    _about: str = ""
    """The id of the game that the menu was laid out for."""

    def enter(self) -> None:
        """Look for a game to continue."""
        self._preparing = True
        self._covered = False
        self._watching, self._looked, self._compiling = compiled.may_be_made(), 0.0, ""
        self._find_latest()

    def pause(self) -> None:
        """Note that saves may change while another scene is shown."""
        self._covered = True

    def resume(self) -> None:
        """Look for a game to continue again; show a waiting notice."""
        if self._covered:
            self._covered = False
            self._look_again()
        notice, self.app.notice = self.app.notice or trouble_words(self.app), ""
        if notice:
            tell(self.app, notice)

    def update(self, dt: float) -> None:
        """Preload for a match step by step while nothing needs drawing."""
        super().update(dt)
        if not self.dirty and self._preparing:
            self._preparing = next(self.app.preload_steps, self) is not self
        self._looked += dt
        if self._watching and self._looked >= _LOOK:
            self._looked = 0.0
            self._watch_compiling()

    def next_update(self) -> float | None:
        """Return a short wait while preloading, a longer one while watching the compiling."""
        if self._preparing:
            return _STEP
        return _LOOK if self._watching else super().next_update()

    def _watch_compiling(self) -> None:
        """Show that the rules are being compiled, and the outcome."""
        if compiled.is_building():
            now = "building"
        elif self._compiling == "building":
            now, self._watching = compiled.condition(), False
        else:
            return
        if now != self._compiling:
            self._compiling, self.dirty = now, True

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out a column of buttons at the left of the picture."""
        px = self.app.theme.px
        fit = fit_scale(size)
        wide, high = round(DESIGN_SIZE[0] * fit), round(DESIGN_SIZE[1] * fit)
        self._about = self.app.game_id
        self._picture = Rect((size[0] - wide) // 2, (size[1] - high) // 2, wide, high)
        if self._painted:
            self.app.resources.preload_scenery(self._title, self._picture.size)
        entries = [
            ("new", "flag", self.app.routes.new_match),
            ("daily", "calendar", self.app.routes.daily),
            ("load", "folder-open", self.app.routes.saves),
            ("statistics", "chart-column", self.app.routes.statistics),
            ("rules", "book-open", self.app.routes.rules),
            ("settings", "settings", self.app.routes.settings),
            ("quit", "log-out", self.app.quit),
        ]
        gap, tall = px(11), px(46)
        large = self._large_ways()
        self._shown_ways = [way.words for way in large]
        if self._teaches and self.app.routes.learn not in [way.action for way in large]:
            entries.insert(4, ("learn", "graduation-cap", self.app.routes.learn))
        first = (px(62) + gap) * len(large)
        words = [self.tr(f"menu.{entry[0]}") for entry in entries]
        widths = [Button.width_for(self.ui, w, icon=True) for w in words]
        for way in large:
            widths.append(Button.width_for(self.ui, way.words, icon=True))
            widths.append(Button.width_for(self.ui, way.note, "tiny", icon=True) + px(10))
        width = max(px(224), *widths)
        pad_x, pad_y = px(27), px(32)
        # If one column is too tall, two columns stand below the title.
        column = first + (tall + gap) * len(entries) - gap + 2 * pad_y
        columns = 1 if size[1] >= column else 2
        if columns > 1:
            gap, tall, pad_y = px(8), px(42), px(22)
            # Two large buttons then stand side by side as well.
            first = px(62) + gap if large else 0
        width = min(width, (size[0] - 2 * pad_x - px(20)) // columns - gap)
        rows = -(-len(entries) // columns)
        whole = width * columns + gap * (columns - 1)
        high = first + (tall + gap) * rows - gap + 2 * pad_y
        self._panel = Rect(0, 0, whole + 2 * pad_x, high)
        self._crowded = columns > 1
        if self._crowded:
            self._panel.midbottom = (size[0] // 2, size[1] - px(6))
        else:
            left = self._picture.x + round(44 * fit)
            self._panel.midleft = (left, size[1] // 2 + round(12 * fit))
        posters = self._poster_places(size)
        above = 0
        if posters and not self._crowded:
            self._panel.centery = posters[0].centery
        elif len(self.app.games) > 1 and not posters:
            # Wide posters above the buttons; with too little room, as low as a button.
            above = max(tall, min(px(CARD), size[1] - high - gap - px(6))) + gap
            self._panel.top, self._panel.h = self._panel.top - above, high + above
        self._panel.clamp_ip(Rect((0, 0), size))
        x, y = self._panel.x + pad_x, self._panel.y + pad_y
        if above:
            line = Rect(x, y, whole, above - gap)
            posters = beside_each_other(line, len(self.app.games), gap)
            y += above
        # Arrow keys move along posters in a row, but not across the buttons.
        area = "" if self._crowded and not above else "games"
        for place, game in zip(posters, self.app.games.ids, strict=False):
            self._poster(place, game, large[0] if large else None).focus_area = area
        made = []
        beside = len(large) if columns > 1 else 1
        for at, way in enumerate(large):
            row, column = divmod(at, beside)
            each = (whole - gap * (beside - 1)) // beside
            place = Rect(x + column * (each + gap), y + row * (px(62) + gap), each, px(62))
            made.append(
                Button(
                    self.ui, place, way.words, way.action, kind="green" if at else "primary",
                    icon=way.icon, note=way.note, align="left", tip=way.tip,
                )
            )  # fmt: skip
        y += first
        for index, (key, icon, action) in enumerate(entries):
            kind = "primary" if key == "new" and not large else "green"
            row, column = divmod(index, columns)
            place = Rect(x + column * (width + gap), y + row * (tall + gap), width, tall)
            made.append(
                Button(
                    self.ui,
                    place,
                    self.tr(f"menu.{key}"),
                    action,
                    kind=kind,
                    icon=icon,
                    align="left",
                )
            )
        self.ui.focus.focus(made[0], show=False)

    def _poster_places(self, size: tuple[int, int]) -> list[Rect]:
        """Return the rectangles of the posters, on one or both sides of the buttons.

        Empty if there is only one game or no room.
        """
        if len(self.app.games) < 2:
            return []
        px, panel = self.app.theme.px, self._panel
        edge = px(24)
        if self._crowded:
            high = size[1] - 2 * edge
            left = Rect(edge, edge, panel.left - px(16) - edge, high)
            right = Rect(panel.right + px(16), edge, size[0] - edge - panel.right - px(16), high)
            return places(self.app, (left, right), self.app.games.ids)
        top = px(_NAME_HIGH)
        room = Rect(panel.right, top, size[0] - panel.right, size[1] - top - px(40))
        return places(self.app, (room.inflate(-2 * edge, 0),), self.app.games.ids)

    def _poster(self, place: Rect, game: str, first: MenuButton | None) -> Poster:
        """Return the poster of a game; the chosen game's acts like the first large button."""
        if game != self.app.game_id:
            choose = partial(self._other_game, game)
            tip = self.tr("menu.choose")
            return Poster(self.ui, place, game, chosen=False, press=choose, tip=tip)
        words = first.words if first else self.tr("menu.new")
        play = first.action if first else self.app.routes.new_match
        return Poster(self.ui, place, game, chosen=True, press=play, tip=words)

    @property
    def _teaches(self) -> bool:
        """Whether the game has lessons."""
        return bool(self.app.games) and has_lessons(self.app.paths.assets, self.app.game_id)

    def _large_ways(self) -> list[MenuButton]:
        """Return the large buttons on top; the first one is highlighted.

        Continue comes first if there is a game in progress. A person who has never set up a game is
        offered lessons and a first game; after two lessons the game comes first.
        """
        latest, routes = self._latest, self.app.routes
        if latest is not None:
            tip, words, note = ", ".join(latest.players), self.tr("menu.continue"), latest.progress
            if len(self.app.games) > 1:
                note = f"{self.app.games.title(self.app.game_id)} · {note}"
            return [MenuButton(words, self._continue, "play", note, tip)]
        if not self.app.games or self.app.settings.setup_of(self.app.game_id):
            return []
        found = [self._large("first", "play", routes.first_match)]
        if self._teaches:
            ready = lessons_done(self.app.paths.data, self.app.game_id) >= ENOUGH
            found.insert(ready, self._large("learn_first", "graduation-cap", routes.learn))
        return found

    def _large(self, key: str, icon: str, action: Callable[[], None]) -> MenuButton:
        tr = self.tr
        note, tip = tr(f"menu.{key}_note"), tr(f"menu.{key}_tip")
        return MenuButton(tr(f"menu.{key}"), action, icon, note, tip)

    def draw(self, surface: Surface) -> None:
        """Draw title picture, name of the game and buttons."""
        canvas, whole = self.app.canvas, self._picture
        painted = self._painted
        if not painted or whole.size != surface.get_size():
            canvas.backdrop(surface, (0.5, 0.6))
        if painted:
            picture = self.app.resources.scenery(self._title, whole.size)
            surface.blit(picture, picture.get_rect(center=whole.center))
        self._draw_title(surface)
        canvas.panel(surface, self._panel, "green", shadow=10)
        self._draw_foot(surface)
        super().draw(surface)

    @property
    def compiling(self) -> str:
        """A sentence on the rules being compiled or on the outcome; empty for none."""
        return self.tr(f"settings.rules.{self._compiling}") if self._compiling else ""

    @property
    def title(self) -> str:
        """The name of the program, or of the game if there is only one."""
        games = self.app.games
        return games.title(self.app.game_id) if len(games) == 1 else self.tr("app.title")

    @property
    def line(self) -> str:
        """A line about the game if it is the only one; else empty, because posters have lines."""
        return line_of(self.tr, self.app.game_id) if len(self.app.games) == 1 else ""

    @property
    def _title(self) -> str:
        return f"{self.app.game_id}/title"

    @property
    def _painted(self) -> bool:
        """Whether there is one game and it has a title picture."""
        return len(self.app.games) == 1 and self.app.resources.has_image(self._title)

    def _draw_title(self, surface: Surface) -> None:
        """Draw name and line above the picture, beside the panel or over it."""
        canvas, theme, whole = self.app.canvas, self.app.theme, self._picture
        fit = whole.w / DESIGN_SIZE[0]
        if self._crowded:
            # Below the frame of the picture, as large as fits above the panel.
            top = max(0, whole.y + round(30 * fit))
            room = Rect(0, top, surface.get_width(), self._panel.top - top)
            room.inflate_ip(-theme.px(96), 0)
            style = "hero" if room.h > 2 * theme.style("hero").px else "title"
            canvas.outlined(surface, self.title, style, room.center, (room.w, room.h))
            return
        room = Rect(self._panel.right, whole.y, whole.right - self._panel.right, whole.h)
        middle, wide = room.centerx, room.w - theme.px(40)
        high = whole.y + round(104 * fit) if self._painted else theme.px(_NAME_HIGH) // 2
        canvas.outlined(surface, self.title, "hero", (middle, high), (wide, 0))
        line = self.line
        if not line:
            return
        y = whole.y + round(152 * fit)
        rule = min(theme.px(300), wide)
        canvas.rule(surface, middle - rule // 2, y, rule, BRASS)
        canvas.outlined(surface, line, "heading", (middle, y + theme.px(26)), (wide, 0))

    def _draw_foot(self, surface: Surface) -> None:
        """Draw the version at the right, the state of compiling at the left."""
        whole, theme = self._picture, self.app.theme
        fit = whole.w / DESIGN_SIZE[0]
        if self._crowded:
            room = self._panel.inflate(-theme.px(54), -theme.px(56))
            spot = Rect(room.x, room.bottom - theme.px(20), room.w, theme.px(20))
        elif len(self.app.games) > 1:  # below the posters
            spot = Rect(0, 0, surface.get_width() - theme.px(28), theme.px(20))
            spot.midbottom = (surface.get_width() // 2, surface.get_height() - theme.px(8))
        else:
            spot = Rect(0, 0, whole.w - round(108 * fit), round(20 * fit))
            spot.midbottom = (whole.centerx, whole.bottom - round(58 * fit))
        version = self._draw_small(surface, self.tr("menu.version", version=__version__), spot)
        if self.compiling:
            under = not self._crowded and self._panel.colliderect(spot)
            left = self._panel.right + theme.px(12) if under else spot.x
            room = Rect(left, spot.y, version.left - theme.px(20) - left, spot.h)
            self._draw_small(surface, self.compiling, room, "left")

    def _draw_small(self, surface: Surface, words: str, spot: Rect, align: str = "right") -> Rect:
        """Draw a line of tiny text with a shadow; return its rectangle."""
        canvas = self.app.canvas
        canvas.fitted(surface, words, "tiny", INK, spot.move(1, 1), align)
        return canvas.fitted(surface, words, "tiny", CREAM, spot, align)

    def back(self) -> None:
        """Ask before leaving the program."""
        answers = [
            (self.tr("menu.quit"), "danger", self.app.quit),
            (self.tr("app.cancel"), "paper", None),
        ]
        self.app.stack.push(Dialog(self.tr("menu.quit"), self.tr("menu.quit_question"), answers))

    # -- what the buttons do

    def _other_game(self, game: str) -> None:
        self.app.choose_game(game)
        self._find_latest()
        self.relayout(self.app.size)

    def _look_again(self) -> None:
        before = self._latest, self._about, self._shown_ways
        self._find_latest()
        ways = [way.words for way in self._large_ways()]
        if before != (self._latest, self.app.game_id, ways):
            self.relayout(self.app.size)

    def _find_latest(self) -> None:
        library = self.app.library
        self._latest = library.latest(self.app.game_id) if library else None

    def _continue(self) -> None:
        if self._latest is None or self.app.library is None:
            return
        try:
            record = self.app.library.load(self._latest)
        except LibraryError as problem:
            self.app.notice = str(problem)
            self._look_again()
            self.resume()
            return
        self.app.routes.continue_match(record)
