"""The winning chances over time as a drawing: a line for each player, told apart by colour, dashes and name."""

from dataclasses import dataclass

from jollyroll.solve.judge import Shares
from jollyroll.words import figures, say

from .analysis import Analysis
from .figures import percent, thinned
from .markup import Markup, joined, tag

LEFT, TOP, BOTTOM = 48, 14, 40
LABEL = 16  # minimum distance between two names at the ends of lines
LETTER = 7.2  # approximate width of a letter
MOST_NAME = 14  # letters of a name at the end of a line
MOST_MARKS = 12  # labels below the graph
MOST_POINTS = 2_000  # of a line
MOST_HINTS = 400  # turns with a hover text
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000, 20000, 50000)


@dataclass(frozen=True)
class GraphFrame:
    """The geometry of the drawing."""

    width: int
    height: int
    right: float
    turns: int
    key: str

    def x(self, turn: float) -> float:
        return LEFT + (self.width - LEFT - self.right) * turn / max(1, self.turns)

    def y(self, share: float) -> float:
        return TOP + (self.height - TOP - BOTTOM) * (1 - share)


def graph(analysis: Analysis, width: int, height: int, key: str) -> Markup:
    """The whole drawing; `key` makes its element ids unique on the page."""
    longest = max(len(short(seat.name)) for seat in analysis.seats)
    frame = GraphFrame(width, height, longest * LETTER + 26, analysis.turns[-1][0], key)
    return tag(
        "svg",
        tag("title", say("coach-over-time"), id=f"{key}-title"),
        tag("desc", say("coach-graph-told", turns=frame.turns, chances=ends(analysis)), id=f"{key}-desc"),
        grid(frame),
        *(line(analysis, frame, seat) for seat in range(len(analysis.seats))),
        names(analysis, frame),
        mistakes(analysis, frame),
        hints(analysis, frame),
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
        class_=key,
    )


def ends(analysis: Analysis) -> str:
    """Everybody's first and last chance, in words."""
    first = analysis.turns[0][2]
    parts = [
        say("coach-from-to", name=seat.name, first=percent(first[number], False), last=percent(analysis.final[number], False))
        for number, seat in enumerate(analysis.seats)
    ]
    return "; ".join(parts)


def grid(frame: GraphFrame) -> Markup:
    """The grid: percent upwards, turns across."""
    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = f"{frame.y(share):.1f}"
        parts.append(tag("path", d=f"M{LEFT} {y}H{frame.width - frame.right:.1f}", class_="rule"))
        parts.append(tag("text", figures(f"{100 * share:.0f} %"), x=LEFT - 8, y=f"{frame.y(share) + 4:.1f}", text_anchor="end"))
    step = next(step for step in STEPS if frame.turns / step <= MOST_MARKS * frame.width / 760)
    for turn in range(0, frame.turns + 1, step):
        x = f"{frame.x(turn):.1f}"
        parts.append(tag("path", d=f"M{x} {frame.y(0):.1f}v5", class_="rule"))
        parts.append(tag("text", str(turn), x=x, y=f"{frame.y(0) + 20:.1f}", text_anchor="middle"))
    middle = f"{frame.x(frame.turns / 2):.1f}"
    parts.append(tag("text", say("coach-turn-axis"), x=middle, y=frame.height - 4, text_anchor="middle", class_="axis"))
    return tag("g", *parts, class_="grid", aria_hidden="true")


def line(analysis: Analysis, frame: GraphFrame, seat: int) -> Markup:
    """One player's chance, event by event."""
    moments = [(0.0, analysis.turns[0][2])]
    moments += [(time, step.after) for time, step in zip(analysis.times, analysis.steps, strict=True) if step.turn]
    points = " ".join(f"{frame.x(time):.1f},{frame.y(shares[seat]):.1f}" for time, shares in thinned(moments, MOST_POINTS))
    dot = tag("circle", cx=f"{frame.x(frame.turns):.1f}", cy=f"{frame.y(analysis.turns[-1][2][seat]):.1f}", r=4)
    return tag("g", tag("polyline", points=points), dot, class_=f"line s{seat}")


def names(analysis: Analysis, frame: GraphFrame) -> Markup:
    """Names at the ends of the lines, moved apart where lines end close together."""
    places = spaced([(frame.y(analysis.turns[-1][2][seat]), seat) for seat in range(len(analysis.seats))], frame)
    x = f"{frame.width - frame.right + 16:.1f}"
    parts = [
        tag("text", short(analysis.seats[seat].name), x=x, y=f"{y + 4:.1f}", class_=f"name s{seat}") for seat, y in places.items()
    ]
    return tag("g", *parts, aria_hidden="true")


def spaced(wanted: list[tuple[float, int]], frame: GraphFrame) -> dict[int, float]:
    """Positions in order, none closer to the next than the height of a name, none below the graph."""
    places: dict[int, float] = {}
    lowest = frame.y(0) - LABEL * (len(wanted) - 1)
    before = TOP - LABEL * 1.0
    for y, seat in sorted(wanted):
        before = max(min(y, lowest), before + LABEL)
        lowest += LABEL
        places[seat] = before
    return places


def mistakes(analysis: Analysis, frame: GraphFrame) -> Markup:
    """The costliest choices as numbers on the lines of their players."""
    parts = []
    for number, step in enumerate(analysis.costliest, 1):
        x, y = f"{frame.x(analysis.times[step.number - 1]):.1f}", frame.y(step.after[step.seat])
        parts.append(tag("circle", cx=x, cy=f"{y:.1f}", r=9))
        parts.append(tag("text", str(number), x=x, y=f"{y + 4:.1f}", text_anchor="middle"))
    return tag("g", *parts, class_="mark", aria_hidden="true")


def hints(analysis: Analysis, frame: GraphFrame) -> Markup:
    """A hover text for each turn."""
    turns = drawn_turns(analysis)
    wide = (frame.x(frame.turns) - frame.x(0)) / max(1, len(turns) - 1)
    parts = []
    for turn, seat, shares in turns:
        chances = ", ".join(f"{one.name} {percent(share, False)}" for one, share in zip(analysis.seats, shares, strict=True))
        name = analysis.seats[seat].name if seat >= 0 else ""
        title = tag("title", say("coach-hint", turn=turn, name=name, chances=chances) if turn else chances)
        x = f"{frame.x(turn) - wide:.1f}" if turn else LEFT - 4
        parts.append(tag("rect", title, x=x, y=TOP, width=f"{wide:.1f}" if turn else 4, height=frame.height - TOP - BOTTOM))
    return tag("g", *parts, class_="hints", aria_hidden="true")


def drawn_turns(analysis: Analysis) -> list[tuple[int, int, Shares]]:
    """Every turn; of a very long game an even selection, the first and the last included."""
    return thinned(analysis.turns, MOST_HINTS)


def short(name: str) -> str:
    """A name shortened to fit beside the graph."""
    return name if len(name) <= MOST_NAME else name[: MOST_NAME - 1] + "…"


def bars(values: list[tuple[str, str, float, str]], most: float) -> Markup:
    """Bars to both sides of a middle line: name, kind, value, figure."""
    height, half, left = 26, 90.0, 8
    parts: list[Markup] = []
    for row, (name, kind, value, figure) in enumerate(values):
        y = row * height
        length = half * min(1.0, abs(value) / most) if most > 0 else 0.0
        x = left + half - (length if value < 0 else 0)
        parts.append(tag("rect", x=f"{left + half - half:.1f}", y=y + 4, width=2 * half, height=height - 8, rx=3, class_="trough"))
        parts.append(tag("rect", x=f"{x:.1f}", y=y + 4, width=f"{max(length, 0.5):.1f}", height=height - 8, rx=3, class_=kind))
        parts.append(tag("text", name, x=left + 2 * half + 66, y=y + 17))
        parts.append(tag("text", figure, x=left + 2 * half + 56, y=y + 17, text_anchor="end", class_="figure"))
    tall = height * len(values)
    parts.append(tag("path", d=f"M{left + half} 0V{tall}", class_="middle"))
    return tag("svg", joined(*parts), viewBox=f"0 0 370 {tall}", class_="bars", aria_hidden="true")
