"""The tables of a run."""
import os
import re
import statistics
import subprocess
import time

import builds

LATE = ", no instant prompt"
# label, and the program that does the least that is needed for it
ROWS = {
    "start": ("start to an echoed key, ms", "jvm"),
    "start" + LATE: ("start to an echoed key, no instant prompt, ms", "jvm"),
    "first command": ("start to the result of the first command, ms", "jvm"),
    "first command cpu": ("start to the result of the first command, CPU ms", None),
    "first command" + LATE: ("start to the result, no instant prompt, ms", "jvm"),
    "first command cpu" + LATE: ("start to the result, no instant prompt, CPU ms", None),
    "version": ("`--version`, ms", "jvm"),
    "help": ("`--help`, ms", "jvm"),
    "completion": ("`completion bash`, ms", "jvm"),
    "noop": ("`-c true`, ms", "jvm"),
    "noop cpu": ("`-c true`, CPU ms", "jvm"),
    "true": ("`true`, Enter to prompt, ms", None),
    "key": ("key to its echo, ms", None),
    "cat": ("`cat` of a file, MB/s (more is better)", None),
    "pipeline": ("pipeline of three programs, MB/s (more is better)", None),
    "ask": ("`-p`, start to the first request, ms", "socket"),
    "ask cpu": ("`-p`, CPU ms", "socket"),
    "offline": ("`-p` with the offline helper, ms", None),
    "offline cpu": ("`-p` with the offline helper, CPU ms", None),
    "first question": ("first question, Enter to the wire, ms", None),
    "later question": ("later question, Enter to the wire, ms", None),
    "first token": ("first token, its bytes to the screen, ms", None),
    "token cpu": ("a token on the screen, CPU ms", None),
    "burst": ("2,000 tokens at once, request to the last one, ms", "socket"),
    "memory": ("memory after 100 commands, MiB", None),
    "memory, much work": ("memory after 3,000 commands and 300 questions, MiB", None),
}
STARTS = ("start", "start" + LATE, "first command", "first command" + LATE, "version", "help", "completion", "noop", "ask", "offline")
ORDER = ["bash", "zsh", "fish", "codex", "claude", "gemini", "jvm", "socket", "curl", "before", "aish"]


class Surroundings:
    """What the figures depend on, from before the run."""

    def __init__(self, options):
        self.when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
        self.builds = {name: version(place) for name, place in (("before", options.before), ("aish", options.after)) if place}
        self.load, self.runs, self.began = os.getloadavg()[0], options.runs, time.monotonic()

    def text(self):
        memory = re.search(r"MemTotal: *(\d+)", read("/proc/meminfo"))
        model = re.search(r"model name\s*: (.*)", read("/proc/cpuinfo"))
        minutes = (time.monotonic() - self.began) / 60
        return "\n".join([
            f"- {self.when}, {minutes:.0f} minutes, {self.runs} rounds; load {self.load:.1f} before, {os.getloadavg()[0]:.1f} after",
            f"- {model.group(1) if model else os.uname().machine}, {os.cpu_count()} processors, {int(memory.group(1)) >> 20} GiB,"
            f" Linux {os.uname().release}",
            "- " + "; ".join(f"{name}: {which}" for name, which in self.builds.items()),
        ])


def version(place):
    """What a build says of itself, with its commit; a source tree is built first if that is needed."""
    return subprocess.run(builds.program_of(place).command("--version"), capture_output=True, text=True).stdout.strip()


def read(path):
    with open(path) as file:
        return file.read()


def text(surroundings, results, failed, quick):
    middles = {row: {name: statistics.median(v) for name, v in results[row].items()} for row in ROWS if row in results}
    names = [name for name in ORDER if any(name in row for row in middles.values())]
    parts = ["# Results", "Written by `python3 bench/bench.py`; [README.md](README.md) tells what the rows mean.", surroundings.text()]
    if not quick:
        parts.append(table(["median", *names], [[ROWS[row][0], *(number(middles[row].get(n)) for n in names)] for row in middles]))
    parts.append(ratios(middles, [n for n in ("bash", "zsh", "fish") if n in names], "before" in names))
    if "before" in names:
        slower = [ROWS[row][0] for row in STARTS if change(middles.get(row, {})) > 5]
        parts.append("Starts slower than before by more than 5 %: " + ("; ".join(slower) or "none") + ".")
    if failed:
        parts.append("Did not work: " + ", ".join(failed) + ".")
    return "\n\n".join(parts) + "\n"


def ratios(middles, shells, before):
    head = ["aish as a multiple of", *shells, "the least (jvm, socket)", *(["before"] if before else [])]
    rows = []
    for row, values in middles.items():
        against = [*shells, ROWS[row][1], *(["before"] if before else [])]
        base = middles.get(row.removesuffix(LATE), {})
        cells = [ratio(values, values if name == "before" else base, name) for name in against]
        rows.append([re.sub(r", (CPU )?(ms|MB/s|MiB)", lambda unit: " (CPU)" if unit[1] else "", ROWS[row][0]), *cells])
    return table(head, [row for row in rows if any(row[1:])])


def ratio(values, base, name):
    return f"{values['aish'] / base[name]:.2f}" if "aish" in values and base.get(name) else ""


def change(values):
    """In percent."""
    return (values["aish"] / values["before"] - 1) * 100 if "aish" in values and values.get("before") else 0


def table(head, rows):
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def number(value):
    return "" if value is None else f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
