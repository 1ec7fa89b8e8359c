"""The main menu, from which two presses start a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen import __version__, compiled
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Gap,
    Grid,
    Leaf,
    OneOf,
    Outlined,
    Row,
    Sheet,
    Space,
    Stack,
    button,
)
from kraftwagen.ui.drawing.theme import BRASS, DESIGN_SIZE, fit_scale
from kraftwagen.ui.presenters.kept import trouble_words
from kraftwagen.ui.presenters.lessons import ENOUGH, has_lessons, lessons_done
from kraftwagen.ui.scenes.menu.posters import Kind, Poster, Posters, line_of, poster
from kraftwagen.ui.services import LibraryError, SaveEntry
from kraftwagen.ui.shell.boxed import BoxedScene
from kraftwagen.ui.shell.dialog import Dialog, tell

_STEP: Final = 0.05
"""Seconds between two steps of preloading."""
_LOOK: Final = 1.0
"""Seconds between two checks whether the rules are still being compiled."""
_RULE: Final = 300
"""Width of the line below the name, in design units."""


class MenuButton(NamedTuple):
    """A large button: text, action, icon, note below, tip."""

    words: str
    action: Callable[[], None]
    icon: str
    note: str
    tip: str


class MenuScene(BoxedScene):
    """The main menu: large buttons over the title picture."""

    name: ClassVar[str] = "menu"

    _latest: SaveEntry | None = None
    _ways: Sequence[MenuButton] = ()
    """The large buttons shown."""
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
        """Look again for a game to continue; show a waiting notice."""
        if self._covered:
            self._covered = False
            self._look_again()
        notice, self.app.notice = self.app.notice or trouble_words(self.app), ""
        if notice:
            tell(self.app, notice)

    def update(self, dt: float) -> None:
        """Preload for a match, step by step, while nothing needs drawing."""
        super().update(dt)
        if not self.dirty and self._preparing:
            self._preparing = next(self.app.preload_steps, self) is not self
        self._looked += dt
        if self._watching and self._looked >= _LOOK:
            self._looked = 0.0
            self._watch_compiling()

    def next_update(self) -> float | None:
        """Return the seconds until ``update``, few while preloading or compiling goes on."""
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
            self._compiling = now
            self.relayout(self.app.size)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the buttons, beside them posters or the title picture."""
        fit = fit_scale(size)
        self._about = self.app.game_id
        self._picture = Rect(0, 0, round(DESIGN_SIZE[0] * fit), round(DESIGN_SIZE[1] * fit))
        self._picture.center = Rect((0, 0), size).center
        if self._painted:
            self.app.resources.preload_scenery(self._title, self._picture.size)
        self.sheet = Sheet(self.ui)
        room, tall = Rect((0, 0), size), size[1] > size[0]
        self._view = Space(h=self._picture.h / self.app.theme.scale)
        self._ways = self._large_ways()
        if tall and (tower := self._tower()).height(self.sheet, room.w) <= room.h:
            self.lay(tower, room)
            if self._painted:
                self._picture.center = self._view.rect.center
            return
        if self._painted:
            room = room.clip(self._picture)
        arrangements = [self._below(Kind.STRIP), self._below(Kind.LOW)]
        if not tall:
            # The subject of a title picture stands in the middle.
            columns = (1,) if self._painted else (1, 2)
            arrangements = [*map(self._beside, columns), *arrangements]
        self.lay(self.fitting(room, arrangements), room)

    def _beside(self, columns: int) -> Box:
        """Declare the buttons at the left; posters or the name over the picture at the right."""
        if self._painted:
            side: list[Box | None] = [
                Gap(40),
                self._name(),
                self._rule(),
                self._line(),
                Gap(grow=1),
            ]
            pad = (52, 40)
        elif len(self.app.games) > 1:
            posters = [self._poster(game, Kind.TALL) for game in self.app.games.ids]
            side, pad = [self._name(), Posters(posters, share=1)], (28, 14)
        else:
            side, pad = [Gap(grow=1), self._name(), self._line(), Gap(grow=1)], (28, 14)
        beside = Column(*side, self._foot(), gap=8, share=1)
        return Row(self._buttons(columns), beside, gap=24, folds=False, items="stretch", pad=pad)

    def _tower(self) -> Box:
        """Declare title picture or posters with the name, and the buttons below: a tall window."""
        games = self.app.games.ids
        if self._painted:
            named = Column(Gap(28), self._name(), self._rule(), self._line(), gap=6)
            return Column(
                Gap(grow=1), Stack(self._view, named), Gap(24),
                self._buttons(2, below=self._foot()), Gap(grow=1), items="center",
            )  # fmt: skip
        posters = [self._poster(game, Kind.TALL) for game in games] if len(games) > 1 else []
        return Column(
            self._name(), self._line(), Posters(posters, share=1) if posters else Gap(grow=1),
            self._buttons(2, below=self._foot()), gap=14, pad=(28, 20),
        )  # fmt: skip

    def _below(self, kind: Kind) -> Box:
        """Declare the name above, then wide posters and two columns of buttons on one panel."""
        games = self.app.games.ids
        strips = None
        if len(games) > 1:
            strips = Row(*(self._poster(game, kind) for game in games), gap=8, folds=False)
        name = Column(Gap(14), self._name(), spare=True)
        panel = self._buttons(2, strips, self._foot())
        return Column(Gap(grow=1), name, Gap(grow=1), panel, pad=(12, 6), items="center")

    def _buttons(self, columns: int, above: Box | None = None, below: Box | None = None) -> Box:
        """Declare the panel of buttons, the large ones first."""
        large = [
            button(
                way.words, way.action, kind="green" if at else "primary", icon=way.icon,
                note=way.note, align="left", tip=way.tip, least_w=224, least_h=62, first=not at,
            )
            for at, way in enumerate(self._ways)
        ]  # fmt: skip
        rows = [
            button(
                self.tr(f"menu.{key}"), action, icon=icon, align="left", least_w=224,
                kind="green" if large or at else "primary", first=not large and not at,
                least_h=46 if columns == 1 else 42,
            )
            for at, (key, icon, action) in enumerate(self._entries())
        ]  # fmt: skip
        gap = 11 if columns == 1 else 8
        ways = Grid(*large, columns=columns, gap=gap) if large else None
        pad = (27, 32) if columns == 1 else (27, 22)
        everything = Column(
            above, ways, Grid(*rows, columns=columns, gap=gap), below,
            gap=gap, pad=pad, panel="green",
        )  # fmt: skip
        return Column(Gap(grow=1), everything, Gap(grow=1))

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return the buttons below the large ones: locale key, icon, action."""
        routes = self.app.routes
        entries = [
            ("new", "flag", routes.new_match),
            ("daily", "calendar", routes.daily),
            ("load", "folder-open", routes.saves),
            ("statistics", "chart-column", routes.statistics),
            ("rules", "book-open", routes.learning.rules),
            ("settings", "settings", routes.settings),
            ("quit", "log-out", self.app.quit),
        ]
        if self._teaches and routes.learning.hub not in [way.action for way in self._ways]:
            entries.insert(4, ("learn", "graduation-cap", routes.learning.hub))
        return entries

    def _name(self) -> Box:
        """Declare the name of the program, smaller where it does not fit."""
        styles = [Outlined(self.title, style, line=True) for style in ("hero", "title")]
        return OneOf(*styles, Outlined(self.title, "title"))

    def _line(self) -> Box | None:
        return Outlined(self.line, "heading") if self.line else None

    def _rule(self) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            wide = min(rect.w, self.app.theme.px(_RULE))
            self.app.canvas.rule(surface, rect.centerx - wide // 2, rect.y, wide, BRASS)

        return Drawn(paint, 0, 8)

    def _foot(self) -> Box:
        """Declare the state of compiling at the left, the version at the right."""
        version = Outlined(self.tr("menu.version", version=__version__), "tiny", line=True)
        return Row(
            Outlined(self.compiling, "tiny", align="left", share=1), version, gap=12, folds=False
        )

    def _poster(self, game: str, kind: Kind) -> Leaf[Poster]:
        """Declare the poster of a game; that of the chosen one acts like the first button."""
        if game != self.app.game_id:
            press = partial(self._other_game, game)
            return poster(game, kind, chosen=False, press=press, tip=self.tr("menu.choose"))
        first = self._ways[0] if self._ways else None
        words = first.words if first else self.tr("menu.new")
        play = first.action if first else self.app.routes.new_match
        return poster(game, kind, chosen=True, press=play, tip=words)

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
        found = [self._large("first", "play", routes.learning.first_match)]
        if self._teaches:
            ready = lessons_done(self.app.paths.data, self.app.game_id) >= ENOUGH
            found.insert(ready, self._large("learn_first", "graduation-cap", routes.learning.hub))
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
        self.draw_boxes(surface)
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
        """A line about the only game; empty with several games, whose posters have lines."""
        return line_of(self.tr, self.app.game_id) if len(self.app.games) == 1 else ""

    @property
    def _title(self) -> str:
        return f"{self.app.game_id}/title"

    @property
    def _painted(self) -> bool:
        """Whether there is one game and it has a title picture."""
        return len(self.app.games) == 1 and self.app.resources.has_image(self._title)

    def back(self) -> None:
        """Ask before leaving the program."""
        answers = [
            (self.tr("menu.quit"), "danger", self.app.quit),
            (self.tr("app.cancel"), "paper", None),
        ]
        self.app.stack.push(Dialog(self.tr("menu.quit"), self.tr("menu.quit_question"), answers))

    # -- what the buttons do

    def _other_game(self, game: str) -> None:
        shown = self.ui.focus.shown
        self.app.choose_game(game)
        self._find_latest()
        self.relayout(self.app.size)
        posters = (one for one in self.ui.widgets if isinstance(one, Poster) and one.chosen)
        self.ui.focus.focus(next(posters), show=shown)

    def _look_again(self) -> None:
        before = self._latest, self._about, [way.words for way in self._ways]
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
