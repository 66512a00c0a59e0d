"""Measures how aish grows: each thing at sizes that are ten times as large, and how much longer it takes.

    python3 bench/bench.py scale [DIR] [--only NAME,…]

resume      start with --resume until the prompt, for a record of so many events
turns       the same for so many questions and answers, and then one more question from Enter to the wire
search      :history search for what is nowhere, over so many events in records of 1,000
context     :context with so many entries
completion  Tab after a letter that so many files begin with, all of them different
"""
import argparse
import os
import statistics
import tempfile
import time

import builds
import programs
from keys import press
from mock import Mock
from terminal import Terminal

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
RUNS = 3
SIZES = {
    "resume": (10_000, 50_000, 200_000),
    "turns": (1_000, 10_000),
    "search": (10_000, 100_000, 1_000_000),
    "context": (10, 100, 1_000),
    "completion": (1_000, 10_000, 100_000),
}


class Scale:
    def __init__(self, place, mock, scratch):
        model = f'[models.mock]\nendpoint = "http://127.0.0.1:{mock.port}"\nmodel = "mock"\ncontext = 1000000\n'
        self.mock, self.command = mock, builds.program_of(place).command
        self.env = builds.environment(os.path.join(scratch, "home"), model)
        self.records = os.path.join(scratch, "home/.local/state/aish/sessions")
        os.makedirs(self.records)
        os.chmod(self.records, 0o700)
        self.work = os.path.join(scratch, "work")
        os.mkdir(self.work)

    def open(self, *arguments, cwd=None):
        terminal = Terminal(self.command(*arguments), self.env, cwd or self.work)
        terminal.await_prompt()
        return terminal

    def resume(self, size):
        yield "start ms", self.resumed(exchange, size)[0]

    def turns(self, size):
        start, question = self.resumed(turn, 5 * size)
        yield "start ms", start
        yield "question ms", question

    def resumed(self, kinds, events):
        path = self.record(0, kinds, events)
        terminal = self.open("--resume", name(0))
        try:
            start = (time.perf_counter() - terminal.start) * 1e3
            terminal.settle(1)
            self.mock.next()
            terminal.type(programs.TEXT.encode())
            terminal.settle(0.5)
            sent = terminal.type(b"\r")
            return start, (self.mock.question()["at"] - sent) * 1e3
        finally:
            terminal.close()
            os.unlink(path)

    def search(self, size):
        paths = [self.record(number, exchange, 1_000) for number in range(size // 1_000)]
        terminal = self.open()
        try:
            terminal.settle(1)
            for row in ("first ms", "again ms"):
                yield row, terminal.line(":history search zzzzzz")
                terminal.settle(0.5)
        finally:
            terminal.close()
            for path in paths:
                os.unlink(path)

    def context(self, size):
        terminal = self.open()
        try:
            start = time.perf_counter()
            for number in range(size):
                terminal.line(f":add note a fact of some words, the {number}th")
            yield "an :add ms", (time.perf_counter() - start) / size * 1e3
            yield ":context ms", terminal.line(":context")
            self.mock.next()
            terminal.type(programs.TEXT.encode())
            terminal.settle(0.5)
            sent = terminal.type(b"\r")
            yield "question ms", (self.mock.question()["at"] - sent) * 1e3
        finally:
            terminal.close()

    def completion(self, size):
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            for number in range(size):
                open(os.path.join(folder, f"n{number:06d}"), "w").close()
            terminal = self.open(cwd=folder)
            try:
                terminal.settle(1)
                for row, line in (("Tab ms", "ls ./n"), ("Tab with ten left ms", f"ls ./n{size - 1:06d}"[:-1])):
                    press(terminal, b"\x15")
                    press(terminal, line.encode())
                    yield row, listed(terminal)
                    press(terminal, b"\x07")
            finally:
                terminal.close()

    def record(self, number, kinds, events):
        path = os.path.join(self.records, name(number) + ".jsonl")
        at = 1_700_000_000_000 + number * 3_600_000
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            first = f'"id":"{name(number)}","directory":"{self.work}","model":"mock","aish":"1"'
            out.write(f'{{"v":1,"e":"opened","at":{at},{first}}}\n')
            for written in range(1, events):
                kind, members = kinds(self.work, written)
                out.write(f'{{"v":1,"e":"{kind}","at":{at + written},{members}}}\n')
        return path


def listed(terminal):
    """Milliseconds from Tab until its list is on the screen."""
    sent = terminal.type(b"\t")
    terminal.read(60)
    last = time.perf_counter()
    while terminal.read(0.5):
        last = time.perf_counter()
    return (last - sent) * 1e3


def name(number):
    """The id of a session that started so many hours after a certain moment."""
    value, letters = 1_000_000_000_000_000 + number * 1_048_576, ""
    for _ in range(12):
        value, digit = divmod(value, 32)
        letters = DIGITS[digit] + letters
    return letters


def turn(_, number):
    """Questions and answers and nothing else."""
    asked = f'"question":"why is the disk full again, for the {number // 5}th time?"'
    answer = "Old logs fill it: find large files with du, sort them, then remove what nobody needs."
    return [
        ("typed", asked.replace("question", "line")),
        ("told", asked),
        ("asked", '"model":"mock"'),
        ("text", f'"text":"{answer}"'),
        ("answered", f'"text":"{answer}","finish":"stop"'),
    ][(number - 1) % 5]


def exchange(work, number):
    """Nine commands and a question whose answer came in 68 pieces."""
    place = (number - 1) % 100
    if place < 27:
        command = f'"command":"git log -n {number // 3}","author":"person"'
        where = f'"directory":"{work}","output":0'
        return [
            ("typed", f'"line":"git log -n {number // 3}"'),
            ("started", f"{command},{where}"),
            ("ran", f'{command},"status":{number % 2},"nanos":12345678,"running":0,"stopped":0,{where}'),
        ][place % 3]
    if place < 30:
        return turn(work, place - 26)
    return turn(work, 5) if place == 99 else ("text", f'"text":" piece{number}"')


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", nargs="?", default=builds.ROOT)
    parser.add_argument("--only", default=",".join(SIZES))
    options = parser.parse_args(arguments)
    mock = Mock()
    try:
        for kind in options.only.split(","):
            rows = {}
            for size in SIZES[kind]:
                for _ in range(RUNS):
                    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
                        for row, value in getattr(Scale(options.place, mock, scratch), kind)(size):
                            rows.setdefault(row, {}).setdefault(size, []).append(value)
            show(kind, rows)
    finally:
        mock.close()


def show(kind, rows):
    sizes = SIZES[kind]
    print(f"\n| {kind} | " + " | ".join(f"{size:,}" for size in sizes) + " |\n|---|" + "---:|" * len(sizes))
    for row, values in rows.items():
        print(f"| {row} | " + " | ".join(f"{statistics.median(values[size]):.0f}" for size in sizes) + " |", flush=True)
