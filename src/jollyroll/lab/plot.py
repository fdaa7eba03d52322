"""Small SVG charts: lines, bars with intervals, and fields of coloured squares. Numbers in, text out."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

SEA, PLANK, BONE, GOLD, CORAL, VERDIGRIS, MIST = "#0f2230", "#1a3342", "#f4efe4", "#f2b84b", "#ef6a50", "#5bb8a8", "#8fa6b3"
COLOURS = (GOLD, VERDIGRIS, CORAL, "#9db4ff", "#d6a6e0", MIST)
DASHES = ("", "8 5", "2 5", "12 4 2 4", "5 3", "1 3")  # so that lines can be told apart without colour
WIDTH, HEIGHT = 760, 430
LEFT, RIGHT, TOP, BOTTOM = 78, 24, 70, 62
FONT = "font-family='system-ui, sans-serif'"


@dataclass
class Axis:
    """An axis: title, range, and `ticks` formatted by `form`."""

    title: str
    low: float
    high: float
    form: str = "{:g}"
    ticks: Sequence[float] = ()

    def marks(self) -> Sequence[float]:
        """The positions of the ticks."""
        if self.ticks:
            return self.ticks
        span = self.high - self.low
        step = 10 ** math.floor(math.log10(span / 5))
        for factor in (1, 2, 5, 10):
            if span / (step * factor) <= 7:
                step *= factor
                break
        first = math.ceil(self.low / step - 1e-9)
        return [round(n * step, 10) for n in range(first, math.floor(self.high / step + 1e-9) + 1)]


@dataclass
class Plot:
    """A chart being drawn."""

    title: str
    across: Axis
    up: Axis
    parts: list[str] = field(default_factory=list)
    names: list[tuple[str, str, str]] = field(default_factory=list)
    height: int = HEIGHT

    def x(self, value: float) -> float:
        return LEFT + (value - self.across.low) / (self.across.high - self.across.low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return self.height - BOTTOM - (value - self.up.low) / (self.up.high - self.up.low) * (self.height - TOP - BOTTOM)

    def line(self, points: Sequence[tuple[float, float]], name: str = "", steps: bool = False) -> None:
        """A line through points; with `steps` it stays level until the next one."""
        number = len(self.names)
        colour, dashes = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        path, before = [], None
        for across, up in points:
            if steps and before is not None:
                path.append(f"{self.x(across):.1f},{self.y(before):.1f}")
            path.append(f"{self.x(across):.1f},{self.y(up):.1f}")
            before = up
        self.parts.append(
            f"<polyline points='{' '.join(path)}' fill='none' stroke='{colour}' stroke-width='3' stroke-dasharray='{dashes}'/>"
        )
        self.names.append((name, colour, dashes))

    def level(self, value: float, words: str) -> None:
        """A thin horizontal line with a label, for comparison."""
        y = self.y(value)
        self.parts.append(f"<path d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}' stroke='{MIST}' stroke-dasharray='3 5'/>")
        self.parts.append(text(WIDTH - RIGHT, y - 7, words, 13, MIST, "end"))

    def svg(self) -> str:
        """The whole chart."""
        body = [frame(self.title, self.height)]
        for mark in self.across.marks():
            x = self.x(mark)
            body.append(f"<path d='M{x:.1f} {TOP}V{self.height - BOTTOM}' stroke='{PLANK}'/>")
            body.append(text(x, self.height - BOTTOM + 20, self.across.form.format(mark), 13, BONE, "middle"))
        for mark in self.up.marks():
            y = self.y(mark)
            body.append(f"<path d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}' stroke='{PLANK}'/>")
            body.append(text(LEFT - 8, y + 4, self.up.form.format(mark), 13, BONE, "end"))
        body.append(text((LEFT + WIDTH - RIGHT) / 2, self.height - 14, self.across.title, 14, MIST, "middle"))
        middle = (TOP + self.height - BOTTOM) / 2
        body.append(text(18, middle, self.up.title, 14, MIST, "middle", f" transform='rotate(-90 18 {middle:.0f})'"))
        body += self.parts
        named = [name for name in self.names if name[0]]
        x = float(LEFT)
        for name, colour, dashes in named if len(named) > 1 else ():
            body.append(f"<path d='M{x:.0f} {TOP - 18}h26' stroke='{colour}' stroke-width='3' stroke-dasharray='{dashes}'/>")
            body.append(text(x + 32, TOP - 14, name, 13, BONE))
            x += 52 + 7.2 * len(name)
        return "\n".join([*body, "</svg>"]) + "\n"


def bars(title: str, rows: Sequence[tuple[str, float, float, float]], axis: Axis, even: tuple[float, str] | None = None) -> str:
    """Horizontal bars, one for each (name, value, low, high), with a whisker from low to high; dots if the axis starts above 0."""
    height = TOP + BOTTOM + 34 * len(rows)
    left = 30 + int(7.4 * max(len(row[0]) for row in rows))
    scale = (WIDTH - left - RIGHT - 70) / (axis.high - axis.low)

    def place(value: float) -> float:
        return left + (value - axis.low) * scale

    body = [frame(title, height)]
    for mark in axis.marks():
        body.append(f"<path d='M{place(mark):.1f} {TOP}V{height - BOTTOM}' stroke='{PLANK}'/>")
        body.append(text(place(mark), height - BOTTOM + 20, axis.form.format(mark), 13, BONE, "middle"))
    for number, (name, value, low, high) in enumerate(rows):
        y = TOP + 34 * number + 6
        if axis.low == 0:
            body.append(f"<rect x='{left}' y='{y}' width='{max(0.0, place(value) - left):.1f}' height='22' rx='4' fill='{GOLD}'/>")
        else:
            body.append(f"<circle cx='{place(value):.1f}' cy='{y + 11}' r='7' fill='{GOLD}'/>")
        if high > low:
            body.append(f"<path d='M{place(low):.1f} {y + 11}H{place(high):.1f}' stroke='{CORAL}' stroke-width='4'/>")
        body.append(text(left - 8, y + 16, name, 14, BONE, "end"))
        body.append(text(place(max(value, high)) + 8, y + 16, axis.form.format(value), 14, BONE))
    if even:
        body.append(f"<path d='M{place(even[0]):.1f} {TOP}V{height - BOTTOM}' stroke='{MIST}' stroke-dasharray='3 5'/>")
        body.append(text(place(even[0]), TOP - 6, even[1], 13, MIST, "middle"))
    body.append(text((left + WIDTH - RIGHT) / 2, height - 14, axis.title, 14, MIST, "middle"))
    return "\n".join([*body, "</svg>"]) + "\n"


@dataclass(frozen=True)
class Squares:
    """A field of squares: `cells[row][column]` is an index into `kinds` (name and colour), or -1 for none."""

    title: str
    across: str
    up: str
    columns: Sequence[str]
    rows: Sequence[str]  # from the bottom
    cells: Sequence[Sequence[int]]
    kinds: Sequence[tuple[str, str]]
    every: int = 1  # columns and rows per label

    def svg(self) -> str:
        """The whole chart."""
        width = (WIDTH - LEFT - RIGHT) / len(self.columns)
        tall = min(width, 22.0)
        bottom = TOP + 8 + tall * len(self.rows)
        height = round(bottom + BOTTOM)
        body = [frame(self.title, height)]
        x = float(LEFT)
        for name, colour in self.kinds:
            body.append(f"<rect x='{x:.0f}' y='{TOP - 22}' width='16' height='16' rx='3' fill='{colour}'/>")
            body.append(text(x + 22, TOP - 9, name, 13, BONE))
            x += 44 + 7.2 * len(name)
        for row, line in enumerate(self.cells):
            y = bottom - tall * (row + 1)
            if row % self.every == 0:
                body.append(text(LEFT - 8, y + tall / 2 + 4, self.rows[row], 12, BONE, "end"))
            body += [
                f"<rect x='{LEFT + width * column:.1f}' y='{y:.1f}' width='{width * 0.97:.1f}' height='{tall * 0.96:.1f}' "
                f"fill='{self.kinds[kind][1]}'/>"
                for column, kind in enumerate(line)
                if kind >= 0
            ]
        for column in range(0, len(self.columns), self.every):
            body.append(text(LEFT + width * (column + 0.5), bottom + 18, self.columns[column], 12, BONE, "middle"))
        body.append(text((LEFT + WIDTH - RIGHT) / 2, height - 14, self.across, 14, MIST, "middle"))
        middle = (TOP + bottom) / 2
        body.append(text(18, middle, self.up, 14, MIST, "middle", f" transform='rotate(-90 18 {middle:.0f})'"))
        return "\n".join([*body, "</svg>"]) + "\n"


def frame(title: str, height: int) -> str:
    """The opening of a chart: size, accessible name, background and title."""
    size = f"viewBox='0 0 {WIDTH} {height}'"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img' aria-label='{escape(title, True)}' {FONT}>\n"
        f"<rect width='{WIDTH}' height='{height}' rx='14' fill='{SEA}'/>\n" + text(LEFT, 32, title, 18, GOLD)
    )


def text(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start", more: str = "") -> str:
    """A text element."""
    return f"<text x='{x:.1f}' y='{y:.1f}' font-size='{size}' fill='{colour}' text-anchor='{anchor}'{more}>{escape(words)}</text>"
