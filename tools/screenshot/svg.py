"""Turns a screen, as `tmux capture-pane -e` prints it, into an SVG of real text."""

import html
import re
import unicodedata

COLUMN, ROW, PADDING, SIZE = 8.4, 19, 16, 14

# background, text, and the sixteen colours of a terminal
THEMES = {
    "dark": ("#1e1e24", "#d8d8dc",
             ["#45475a", "#f2727f", "#7fd88f", "#e5c76b", "#7aa7f7", "#c792ea", "#6fd0d8", "#c8c8d0",
              "#8a8a98", "#ff8b96", "#98e8a6", "#f3d98a", "#98bdff", "#d7abf5", "#8fe3ea", "#ffffff"]),
    "light": ("#fafafa", "#2b2b33",
              ["#2b2b33", "#b3202f", "#1f7a33", "#8a6100", "#1f56b5", "#8a2da5", "#0f7078", "#6a6a74",
               "#74747f", "#c9303f", "#2c8f43", "#a17200", "#2f69cf", "#a044bb", "#17868f", "#000000"]),
}

ESCAPE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b.")


class Look:
    """The colours and attributes in force."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.colour = self.ground = None
        self.bold = self.dim = self.italic = self.underlined = self.reversed = False

    def copy(self):
        other = Look()
        other.__dict__.update(self.__dict__)
        return other

    def apply(self, numbers):
        numbers = [int(n or 0) for n in re.split("[;:]", numbers)]
        i = 0
        while i < len(numbers):
            n = numbers[i]
            if n == 0:
                self.reset()
            elif n in (1, 2, 3, 4, 7):
                setattr(self, {1: "bold", 2: "dim", 3: "italic", 4: "underlined", 7: "reversed"}[n], True)
            elif n == 22:
                self.bold = self.dim = False
            elif n in (23, 24, 27):
                setattr(self, {23: "italic", 24: "underlined", 27: "reversed"}[n], False)
            elif 30 <= n <= 37 or 90 <= n <= 97:
                self.colour = n - 30 if n < 40 else n - 82
            elif 40 <= n <= 47 or 100 <= n <= 107:
                self.ground = n - 40 if n < 50 else n - 92
            elif n == 39:
                self.colour = None
            elif n == 49:
                self.ground = None
            elif n in (38, 48) and i + 2 < len(numbers) and numbers[i + 1] == 5:
                setattr(self, "colour" if n == 38 else "ground", numbers[i + 2])
                i += 2
            elif n in (38, 48) and i + 4 < len(numbers) and numbers[i + 1] == 2:
                setattr(self, "colour" if n == 38 else "ground", tuple(numbers[i + 2:i + 5]))
                i += 4
            i += 1


def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def runs(line, look):
    """The parts of a line that look alike: (column, text, look)."""
    column, done, parts = 0, 0, []
    for escape in list(ESCAPE.finditer(line)) + [None]:
        text = line[done:escape.start() if escape else len(line)]
        if text:
            parts.append((column, text, look.copy()))
            column += width(text)
        if escape:
            done = escape.end()
            if escape.group(1) is not None:
                look.apply(escape.group(1))
    return parts


def colour(value, default, palette):
    if value is None:
        return default
    if isinstance(value, tuple):
        return "#%02x%02x%02x" % value
    if value < 16:
        return palette[value]
    if value < 232:
        levels = [0, 95, 135, 175, 215, 255]
        value -= 16
        return "#%02x%02x%02x" % (levels[value // 36], levels[value // 6 % 6], levels[value % 6])
    return "#%02x%02x%02x" % ((8 + 10 * (value - 232),) * 3)


def svg(screen, columns, theme, title):
    background, text_colour, palette = THEMES[theme]
    lines = screen.rstrip("\n").split("\n")
    wide, high = columns * COLUMN + 2 * PADDING, len(lines) * ROW + 2 * PADDING
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" width="{wide:g}" height="{high:g}" '
           f'role="img" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="{SIZE}">',
           f"<title>{html.escape(title)}</title>",
           f'<rect width="100%" height="100%" rx="8" fill="{background}"/>']
    look = Look()
    for row, line in enumerate(lines):
        for column, text, style in runs(line, look):
            fill, ground = style.colour, style.ground
            fill, ground = colour(fill, text_colour, palette), colour(ground, None, palette)
            if style.reversed:
                fill, ground = ground or background, fill
            x, y, long = PADDING + column * COLUMN, PADDING + row * ROW, width(text) * COLUMN
            if ground:
                out.append(f'<rect x="{x:g}" y="{y:g}" width="{long:g}" height="{ROW}" fill="{ground}"/>')
            if not text.strip():
                continue
            marks = "".join([f' fill="{fill}"', ' font-weight="bold"' if style.bold else "",
                             ' font-style="italic"' if style.italic else "", ' opacity=".6"' if style.dim else "",
                             ' text-decoration="underline"' if style.underlined else ""])
            # the length keeps columns aligned in whatever font the reader has
            out.append(f'<text x="{x:g}" y="{y + 14:g}" textLength="{long:g}" lengthAdjust="spacingAndGlyphs" '
                       f'xml:space="preserve"{marks}>{html.escape(text, quote=False)}</text>')
    return "\n".join(out + ["</svg>", ""])
