"""Sentences about an analysis: moments, turns, turning points, luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from kraftwagen.bots.analysis import (
    THRESHOLDS,
    Budget,
    Judged,
    Part,
    Point,
    Report,
    TurningPoint,
    beyond,
    error_points,
    whole_points,
)
from kraftwagen.engine.types import Code, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import GameHooks

GRADES: Final = ("analysis.sound", "analysis.scratch", "analysis.dent", "analysis.breakdown")
"""Locale keys of grades 0 to 3."""
_MOMENTS: Final = {
    "chances": ("analysis.before_tip", "analysis.point_tip"),
    "score": ("analysis.before_tip", "analysis.score_point_tip"),
    "expected": ("analysis.expected_before_tip", "analysis.expected_point_tip"),
}
"""View -> locale keys for the values at the start of the graph and at later points."""
_WORTH_TELLING: Final = 0.02
"""Smallest effect of a single draw that is told as luck."""
_EVEN: Final = 0.05
"""Chances at the start are mentioned if they differ more than this from equal shares."""


def points(tr: GameWords, share: float) -> str:
    """Return a difference of chances in percentage points: "+1 point"."""
    number = round(100 * share)
    signed = f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
    return tr("analysis.point_count", count=abs(number), number=signed)


def signed(score: float) -> str:
    """Return a difference in score with its sign."""
    text = f"{abs(score):.1f}"
    return text if text == "0.0" else f"{'+' if score > 0 else '−'}{text}"


class Words:
    """The texts about the analysis of a match."""

    def __init__(
        self,
        match: Match,
        hooks: GameHooks,
        budget: Budget,
        tr: Translator,
        plain: bool = False,
    ) -> None:
        """``plain`` reasons of better ways have no estimated figures."""
        self.tr = GameWords(tr, match.spec)
        self.match, self._hooks, self._budget = match, hooks, budget
        self.names, self.plain = [seat.name for seat in match.seats], plain

    # -- moments and turns

    def moment(self, view: str, at: int, point: Point, values: Sequence[float]) -> str:
        """Return every player's value at a point of the graph; ``view`` is a key of _MOMENTS."""
        shown = [self.tr.percent(value) if view == "chances" else _whole(value) for value in values]
        told = ", ".join(
            self.tr("analysis.value", name=name, value=value)
            for name, value in zip(self.names, shown, strict=True)
        )
        if view == "chances" and point.error:
            error = error_points(point.error)
            told = self.tr("analysis.give_or_take", values=told, error=error, count=error)
        first, later = _MOMENTS[view]
        if at == 0:
            return self.tr(first, values=told)
        return self.tr(later, turns=self.tr("analysis.turns", count=at), values=told)

    def turn(self, part: Part) -> str:
        """Return the number of a part's player turn in words: "Turn 12"."""
        key = "analysis.turn_part" if part.part else "analysis.turn"
        return self.tr(key, number=part.turn + 1)

    def grade(self, part: Part) -> str:
        """Return the grade of a part in one or two words."""
        if part.forced:
            return self.tr("analysis.forced")
        if _found_better(part) and not part.certain:
            return self.tr("analysis.unclear")
        return self.tr(GRADES[part.grade])

    def loss(self, part: Part) -> str:
        """Return the loss of a part with its error; empty if there is none."""
        if not _found_better(part):
            return ""
        return self.tr(
            "analysis.points", loss=whole_points(part.loss), error=error_points(part.error)
        )

    def detail(self, report: Report, part: Part, turning: TurningPoint | None) -> str:
        """Return all findings on a turn as a text in ``drawing.markup``."""
        sentences = []
        if turning is not None:
            sentences.append(self._swing(report, turning, part))
        sentences.append(self._verdict(part))
        played = self._decisions(
            part.first,
            self._codes(part.first, part.end),
            [self._mark(one) for one in part.decisions],
        )
        lines = [" ".join(sentences), self.tr("analysis.played", decisions=played)]
        if _found_better(part):
            if part.certain:
                lines.append(self.better(part))
            else:  # the better way lies within the error and has no reason
                other = self._decisions(part.first, part.better)
                lines.append(self.tr("analysis.other", decisions=other))
        if part.found:
            usual = self._decisions(part.first, part.usual)
            gain, error = whole_points(part.gain), error_points(part.gain_error)
            lines.append(self.tr("analysis.gained", decisions=usual, count=gain, error=error))
        if not part.measured and report.graded:
            lines.append(self.tr("analysis.estimated"))
        return "\n\n".join(lines)

    def better(self, part: Part) -> str:
        """Return a sentence on the better way of a part with its reason; empty without one."""
        if not (_found_better(part) and part.certain):
            return ""
        other = self._decisions(part.first, part.better)
        against = self.tr("analysis.what_was_played")
        why = advice.why(self.tr, part.why, self.names, against, plain=self.plain)
        return f"{self.tr('analysis.better', decisions=other)} {why}".strip()

    def rule(self, part: Part) -> str:
        """Return the rule id of a turn's reason, else of its worst decision."""
        told = part.why if _found_better(part) and part.certain else None
        return advice.rule_of(self._hooks, told, self.match.steps[part.crucial].code)

    def _verdict(self, part: Part) -> str:
        if part.forced:
            return self.tr("analysis.only")
        if not _found_better(part):
            return self.tr("analysis.nothing")
        values = {"loss": whole_points(part.loss), "error": error_points(part.error)}
        if not part.certain:
            return self.tr("analysis.inside", count=values["loss"], **values)
        if not part.grade:
            return self.tr("analysis.small", **values)
        grade = f"**{self.grade(part)}**"
        values["least"] = whole_points(THRESHOLDS[part.grade - 1])
        if part.score < 1:
            return self.tr("analysis.lost_chance", grade=grade, **values)
        return self.tr("analysis.lost", grade=grade, amount=self.tr.amount(part.score), **values)

    def _swing(self, report: Report, turning: TurningPoint, part: Part) -> str:
        before, after = report.points[turning.at], report.points[turning.at + 1]
        error = error_points(turning.error)
        gainer, loser = turning.gainer, turning.loser
        sentences = [
            self.tr(
                "analysis.swing",
                gainer=self.names[gainer],
                gained_from=self.tr.percent(before.chances[gainer]),
                gained_to=self.tr.percent(after.chances[gainer]),
                loser=self.names[loser],
                lost_from=self.tr.percent(before.chances[loser]),
                lost_to=self.tr.percent(after.chances[loser]),
                error=error,
                count=error,
            )
        ]
        draws = [one for one in report.draws if before.number < one.number <= after.number]
        luck = sum(draw.chances[gainer] for draw in draws)
        off = math.hypot(*(draw.error for draw in draws))
        if abs(luck) >= turning.swing / 4 and beyond(abs(luck), off):
            sentences.append(self.tr("analysis.swing_draw", points=points(self.tr, luck)))
        steps = self.match.steps[before.number : after.number]
        if any(event.stage_end() for step in steps for event in step.events):
            sentences.append(self.tr("analysis.swing_scoring"))
        return " ".join(sentences)

    def _codes(self, first: int, end: int) -> Sequence[Code]:
        return [step.code for step in self.match.steps[first:end]]

    def _decisions(self, first: int, codes: Sequence[Code], marks: Sequence[str] = ()) -> str:
        """Return decisions from a moment on in the game's words, each with its mark."""
        spec = self.match.spec
        state: Any = spec.clone(self.match.state_at(first))
        words = []
        for number, code in enumerate(codes):
            mark = marks[number] if number < len(marks) else ""
            words.append(self._hooks.decision(code, state).rstrip(".") + mark)
            if code not in spec.legal(state):
                break
            spec.apply(state, code)
        return self.tr("analysis.semicolon").join(words)

    def _mark(self, one: Judged) -> str:
        """Return the grade of a decision; empty for a sound one."""
        if whole_points(one.loss) < 1:
            return ""
        loss = self.tr(
            "analysis.points", loss=whole_points(one.loss), error=error_points(one.error)
        )
        if not one.certain:
            return self.tr("analysis.mark_unclear", loss=loss)
        return self.tr(
            "analysis.mark" if one.grade else "analysis.mark_small",
            grade=self.tr(GRADES[one.grade]),
            loss=loss,
        )

    # -- luck

    def luck(self, report: Report, seats: Sequence[Seat]) -> str:
        """Return for each of these players the value of draws and of the order at the start."""
        if not report.lucky:
            return self.tr("analysis.luck_wait")
        if not report.draws:
            lines = [self.tr("analysis.luck_none")]
        else:
            lines = [self.tr("analysis.luck_intro", draws=self._budget.draws)]
        for seat in seats:
            lines.append(self._luck_of(report, seat))
        return "\n\n".join(lines)

    def _luck_of(self, report: Report, seat: Seat) -> str:
        start = self._start(report.points[0], seat)
        draws = report.draws
        if not draws:
            return self.tr("analysis.luck_start", name=self.names[seat], start=start)
        whole = sum(draw.chances[seat] for draw in draws)
        off = math.sqrt(sum(draw.error**2 for draw in draws))
        key = "analysis.luck_even"
        if abs(whole) > off:
            key = "analysis.luck_good" if whole > 0 else "analysis.luck_bad"
        score = sum(draw.scores[seat] for draw in draws)
        line = self.tr(
            "analysis.luck_line",
            name=self.names[seat],
            verdict=self.tr(key),
            points=points(self.tr, whole),
            error=error_points(off),
            amount=self.tr.amount(score, signed(score)),
            start=start,
        )
        best = max(draws, key=lambda draw: draw.chances[seat])
        worst = min(draws, key=lambda draw: draw.chances[seat])
        for words, draw in (("analysis.luck_best", best), ("analysis.luck_worst", worst)):
            if abs(draw.chances[seat]) > max(draw.error, _WORTH_TELLING):
                where = next(p for p in report.parts if p.first < draw.number <= p.end)
                turn = self.turn_and_name(where)
                line += " " + self.tr(words, turn=turn, points=points(self.tr, draw.chances[seat]))
        return line

    def turn_and_name(self, part: Part) -> str:
        """Return the number of a part's player turn and the name of its player."""
        return self.tr("analysis.of", turn=self.turn(part), name=self.names[part.seat])

    def _start(self, first: Point, seat: Seat) -> str:
        even = 1 / len(self.names)
        if abs(first.chances[seat] - even) < _EVEN:
            return self.tr("analysis.start_even")
        return self.tr(
            "analysis.start_line",
            chance=self.tr.percent(first.chances[seat]),
            even=self.tr.percent(even),
        )


def _found_better(part: Part) -> bool:
    """Return whether another turn promised at least one whole point more."""
    return bool(part.better) and whole_points(part.loss) >= 1


def _whole(score: float) -> str:
    return str(round(score))
