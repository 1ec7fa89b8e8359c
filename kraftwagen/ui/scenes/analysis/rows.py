"""A row in the list of analysed turns."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.bots.analysis import Part
from kraftwagen.ui.drawing.theme import CREAM, INK, OXBLOOD, PAPER, SEPIA
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.services import Services


def draw_part(
    app: Services,
    words: Words,
    part: Part,
    turning: bool,
    surface: Surface,
    rect: Rect,
    chosen: bool,
) -> None:
    """Draw a part's player, grade and loss; ``turning``: it is shown as a turning point."""
    canvas, px = app.canvas, app.theme.px
    strong, weak = (CREAM, PAPER) if chosen else (INK, SEPIA)
    canvas.badge(surface, part.seat, (rect.x + px(24), rect.centery), px(24))
    box = Rect(rect.x + px(46), rect.y + px(7), rect.w - px(60), rect.h - px(11))
    upper = Rect(box.x, box.y, box.w, box.h // 2)
    lower = Rect(box.x, upper.bottom, box.w, box.h - upper.h)
    canvas.fitted(surface, words.turn_and_name(part), "bold", strong, upper)
    said = [] if not part.grade and turning else [words.grade(part)]
    if turning:
        said.append(words.tr("analysis.turning"))
    alarm = OXBLOOD if part.grade and not chosen else weak
    # Beside "turning point" a loss smaller than its error would only confuse.
    loss = words.loss(part) if part.certain or not turning else ""
    loss_w = app.resources.text_size(loss, app.theme.style("small"))[0] + px(8)
    canvas.text(surface, loss, "small", alarm, lower, "right")
    lower = Rect(lower.x, lower.y, lower.w - loss_w, lower.h)
    canvas.fitted(surface, " · ".join(said), "small", alarm, lower)
