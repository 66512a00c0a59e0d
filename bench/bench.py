#!/usr/bin/env python3
"""Measures aish beside shells, assistants and the least that each figure can be, in rounds that take turns.

    python3 bench/bench.py [--before DIR] [--after DIR]  all figures, into bench/RESULTS.md
    python3 bench/bench.py --quick                       in three minutes, ratios only, on the screen
    python3 bench/bench.py census|keys|scale [DIR …]     classes loaded; keys that look something up; growth

What is not installed is left out. Nothing leaves the machine. Python 3.10 or later, standard library only; Linux.
"""
import argparse
import json
import os
import re
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

import builds
import census
import keys
import programs
import report
import scale
from mock import Mock
from terminal import Terminal

SUITES = "starts,once,commands,requests,questions,memory"
PIPELINE = "head -c {} /dev/zero | tr '\\0' x | fold -w 100"
QUIET = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Bench:
    def __init__(self, options, scratch, mock):
        self.options, self.scratch, self.mock = options, scratch, mock
        self.work = os.path.join(scratch, "work")
        os.mkdir(self.work)
        url = f"http://127.0.0.1:{mock.port}"
        found = programs.installed(
            [*programs.shells(scratch), *programs.assistants(scratch), *programs.floors(scratch, url)])
        if options.before:
            found += programs.aish("before", options.before, scratch, url)
        found += programs.aish("aish", options.after, scratch, url)
        self.programs = [p for p in found if not options.only or p.name in options.only.split(",")]
        self.results, self.failed = {}, []

    def using(self, use, late=False):
        return [p for p in self.programs if use in p.uses and (late or not p.suffix)]

    def rounds(self, what, runs, each, chosen):
        """Every program in every round, in turns that alternate; the first round only warms up."""
        for run in range(runs + 1):
            for program in chosen if run % 2 else chosen[::-1]:
                if f"{what} of {program.name}" in self.failed:
                    continue
                try:
                    values = list(each(program))
                except (TimeoutError, OSError) as problem:
                    # one that does not start here takes no part; the others go on
                    self.failed.append(f"{what} of {program.name}")
                    print(f"bench: {self.failed[-1]}: {str(problem)[:200]}", file=sys.stderr)
                    continue
                for row, value in values if run else []:
                    self.add(row, program, value)

    def add(self, row, program, value):
        self.results.setdefault(row + program.suffix, {}).setdefault(program.name, []).append(value)

    def open(self, program):
        return Terminal(program.uses["session"], program.env, self.work)

    def starts(self):
        def each(program):
            terminal = self.open(program)
            try:
                if not program.prompts:
                    terminal.await_(re.compile(rb"\S"))
                    yield "start", (terminal.probe() - terminal.start) * 1e3
                    return
                terminal.await_prompt()
                yield "start", (terminal.echo()[1] - terminal.start) * 1e3
                terminal.type(b"\x15")
                terminal.true()
                yield "first command", (time.perf_counter() - terminal.start) * 1e3
                if program.aish:
                    yield "first command cpu", terminal.cpu()
            finally:
                terminal.close()

        chosen = self.using("session", late=True)
        for program in [p for p in chosen if p.aish]:
            terminal = self.open(program)
            terminal.await_prompt()
            terminal.settle(3)  # then it has kept how its prompt looks, for the next start
            terminal.close()
        self.rounds("start", self.options.runs, each, chosen)

    def once(self):
        for use in programs.ONCE:

            def each(program):
                start = time.perf_counter()
                ran = subprocess.Popen(program.uses[use], env=program.env, cwd=self.work, stdout=subprocess.DEVNULL, **QUIET)
                wall, cpu = ended(ran, start)
                yield use, wall
                yield f"{use} cpu", cpu

            self.rounds(use, self.options.runs, each, self.using(use))

    def commands(self):
        shells = [p for p in self.using("session") if p.prompts and p.name != "jvm"]
        live = {}
        try:
            for program in shells:
                live[program.name] = terminal = self.open(program)
                terminal.await_prompt()
                terminal.settle(0.5)
            self.rounds("true", 4 * self.options.runs, lambda p: command(live[p.name]), shells)
            blob = self.blob()
            pipeline = PIPELINE.format(self.options.bytes)
            for row, line in (("cat", f"cat {blob}"), ("pipeline", pipeline)):
                each = lambda p: [(row, output(live[p.name], line, self.options.bytes))]
                self.rounds(row, self.options.few, each, shells)
            os.unlink(blob)
        finally:
            for terminal in live.values():
                terminal.close()

    def blob(self):
        path = os.path.join(self.scratch, "blob")
        with open(path, "wb") as out:
            for _ in range(self.options.bytes // 100_000):
                out.write((b"x" * 99 + b"\n") * 1000)
        return path

    def requests(self):
        def first(program):
            start, last, wall, cpu, asked = self.ask(program, 1)
            yield "ask", (self.mock.requests()[0]["at"] - start) * 1e3
            yield "ask cpu", cpu

        def burst(program):
            _, last, _, _, asked = self.ask(program, 2000)
            yield "burst", (last - asked["at"]) * 1e3

        self.rounds("ask", self.options.runs, first, self.using("ask"))
        self.rounds("burst", self.options.few, burst, self.using("ask"))

    def ask(self, program, tokens):
        """Start, time of the last token, duration, processor time, and the question as the model saw it."""
        self.mock.next(tokens)
        start = time.perf_counter()
        asked = subprocess.Popen(program.uses["ask"], env=program.env, cwd=self.work, stdout=subprocess.PIPE, **QUIET)
        mark, seen, last = b"w%05d" % (tokens - 1), b"", None
        while True:
            if not select.select([asked.stdout], [], [], 60)[0]:
                asked.kill()
                raise TimeoutError(f"no answer, only {seen!r}")
            data = os.read(asked.stdout.fileno(), 1 << 16)
            seen = seen[-16:] + data
            if last is None and mark in seen:
                last = time.perf_counter()
            if not data:
                break
        asked.stdout.close()
        wall, cpu = ended(asked, start)
        if last is None:
            raise TimeoutError(f"the answer ended with {seen!r}")
        return start, last, wall, cpu, self.mock.question()

    def questions(self):
        def each(program):
            terminal = self.open(program)
            try:
                terminal.await_prompt()
                terminal.settle(0.5)
                yield "first question", self.question(terminal)[0]
                for _ in range(3):
                    sent, shown = self.question(terminal)
                    yield "later question", sent
                    yield "first token", shown
                before, tokens = terminal.cpu(), self.options.tokens
                self.question(terminal, tokens, rate=100)
                yield "token cpu", (terminal.cpu() - before) / tokens
            finally:
                terminal.close()

        self.rounds("question", self.options.few, each, [p for p in self.using("ask") if p.aish])

    def question(self, terminal, tokens=1, rate=0):
        """Milliseconds from Enter to the wire, and from the first token to the last on the screen; typed as a person types."""
        self.mock.next(tokens, rate)
        for letter in programs.TEXT.encode():
            terminal.type(bytes([letter]))
            terminal.settle(0.02)
        sent = terminal.type(b"\r")
        shown, _ = terminal.await_(re.compile(b"w%05d" % (tokens - 1)))
        terminal.await_prompt()
        asked = self.mock.question()
        terminal.settle(0.1)
        return (asked["at"] - sent) * 1e3, (shown - asked["first"]) * 1e3

    def memory(self):
        """What an idle prompt holds after much work; the shells hold next to nothing and show it after 100 commands."""
        shells = [p for p in self.using("session") if p.prompts and p.name != "jvm"]
        for program in shells:
            terminal = self.open(program)
            try:
                terminal.await_prompt()
                self.work_through(terminal, 100, 0)
                self.add("memory", program, terminal.memory())
                if program.aish and not self.options.quick:
                    self.work_through(terminal, 2900, 300)
                    self.add("memory, much work", program, terminal.memory())
            finally:
                terminal.close()

    def work_through(self, terminal, commands, questions):
        for number in range(commands):
            terminal.line(f"true {number}")
        self.mock.next(20)
        for _ in range(questions):
            terminal.line(programs.TEXT)
        came = sum(request["path"].endswith("/completions") for request in self.mock.requests())
        if came != questions:
            raise SystemExit(f"bench: {came} of {questions} questions came")
        terminal.settle(4)


def ended(process, start):
    """Duration and processor time in milliseconds, those of its children included."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise OSError(f"ended with {process.returncode}")
    return (time.perf_counter() - start) * 1e3, (used.ru_utime + used.ru_stime) * 1e3


def command(terminal):
    took = terminal.true()
    terminal.settle(0.03)
    pressed, echoed = terminal.echo()
    terminal.settle(0.02)
    terminal.type(b"\x15")
    terminal.settle(0.02)
    yield "true", took
    yield "key", (echoed - pressed) * 1e3


def output(terminal, line, size):
    """MB/s of what a line prints."""
    before = terminal.count
    sent = terminal.type(line.encode() + b"\r")
    while terminal.count - before < size:
        if not terminal.read(30):
            raise TimeoutError(f"{terminal.count - before} of {size} bytes came")
    done = terminal.await_prompt()
    terminal.settle(0.1)
    return size / 1e6 / (done - sent)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default="", help="another build of aish in the same rounds")
    parser.add_argument("--after", default=builds.ROOT, help="the build that is measured (default: this tree)")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--suites", default=SUITES, help=f"some of {SUITES}")
    parser.add_argument("--only", default="", help="names of programs")
    parser.add_argument("--runs", type=int, default=0)
    parser.add_argument("--out", default=os.path.join(builds.ROOT, "bench/RESULTS.md"))
    parser.add_argument("--json", default="", help="a file for all values")
    options = parser.parse_args()
    if options.quick and not options.before:
        options.suites = options.suites.replace("questions,", "")  # there is nothing to compare them with
    options.runs = options.runs or (5 if options.quick else 20)
    options.few = max(1, options.runs // 4)
    options.bytes = 20_000_000 if options.quick else 100_000_000
    options.tokens = 100 if options.quick else 300
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started ends as well
    mock = Mock()
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
            surroundings = report.Surroundings(options)
            bench = Bench(options, scratch, mock)
            for suite in options.suites.split(","):
                getattr(bench, suite)()
    finally:
        mock.close()
    if options.json:
        with open(options.json, "w") as out:
            json.dump(bench.results, out)
    text = report.text(surroundings, bench.results, bench.failed, options.quick)
    print(text)
    if not options.quick:
        with open(options.out, "w") as out:
            out.write(text)


if __name__ == "__main__":
    modes = {"census": census.main, "keys": keys.main, "scale": scale.main}
    if sys.argv[1:] and sys.argv[1] in modes:
        modes[sys.argv[1]](sys.argv[2:])
    else:
        main()
