#!/usr/bin/env python3
"""Measures aish beside bash, zsh and fish, all in one run, because a shared machine can only tell ratios.

    python3 bench/bench.py [--runs 15] [--only bash,aish] [--bytes 100000000] [--json FILE]
    python3 bench/bench.py compare --before DIR --after DIR      two builds of aish in turns
    python3 bench/bench.py census [DIR …]                        classes that each use of aish loads

start     from exec until a typed character is echoed at the prompt
true      from Enter until the next prompt, for the builtin `true`
key       from a key until it is echoed
output    a file of --bytes shown with cat, in MB/s
memory    proportional set size of the whole process tree, idle at the prompt
question  `aish -p` with the offline helper, from exec until it has exited; processor time of the same

Rows of programs that are not installed are left out. `java` is an empty JVM program with an AOT cache of its own.
Python 3.9 or later, standard library only; Linux.
"""
import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import builds
import census
import compare
import keys
from terminal import Terminal

FLOOR = """
import java.io.*;
public class Floor {
    public static void main(String[] a) throws Exception {
        var in = new BufferedReader(new InputStreamReader(System.in));
        for (int n = 1; ; n++) {
            System.out.print("P" + n + "> ");
            System.out.flush();
            if (in.readLine() == null) return;
        }
    }
}
"""


def programs(aish, scratch):
    """Name, command line and extra environment of each program that is here; every prompt is P1> , P2> , …"""
    counter = 'set -g n 0; function fish_prompt; set -g n (math $n + 1); echo -n "P$n> "; end; function fish_greeting; end'
    rows = [
        ("bash", ["bash", "--norc", "-i"], {"PS1": r"P\#> "}),
        ("zsh", ["zsh", "-f", "-i"], {"PS1": "P%!> "}),
        ("fish", ["fish", "-i", "-C", counter], {}),
        ("java", floor(scratch), {}),
        ("aish", aish.command(), {}),
    ]
    return [row for row in rows if row[1] and (os.path.exists(row[1][0]) or shutil.which(row[1][0]))]


def floor(scratch):
    """The least that a JVM program can be, or nothing if no JDK is known."""
    try:
        java = os.path.dirname(builds.jars_of(builds.ROOT).java)
        with open(os.path.join(scratch, "Floor.java"), "w") as source:
            source.write(FLOOR)
        quiet = {"cwd": scratch, "check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run([f"{java}/javac", "Floor.java"], **quiet)
        subprocess.run([f"{java}/jar", "cf", "Floor.jar", "Floor.class"], **quiet)
        flags = [f"{java}/java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
        train = flags + [f"-XX:AOTCacheOutput={scratch}/Floor.aot", "-cp", f"{scratch}/Floor.jar", "Floor"]
        subprocess.run(train, stdin=subprocess.DEVNULL, **quiet)
        return flags + [f"-XX:AOTCache={scratch}/Floor.aot", "-cp", f"{scratch}/Floor.jar", "Floor"]
    except (OSError, subprocess.CalledProcessError):
        return []


class Bench:
    def __init__(self, options, scratch):
        self.options = options
        self.scratch = scratch
        self.launcher = builds.Launcher(builds.ROOT)
        self.env = builds.environment(os.path.join(scratch, "home"))
        names = options.only.split(",") if options.only else None
        self.programs = [p for p in programs(self.launcher, scratch) if not names or p[0] in names]
        self.results = {}

    def open(self, program):
        _, argv, extra = program
        return Terminal(argv, {**self.env, **extra}, self.scratch)

    def add(self, measure, program, value):
        self.results.setdefault(measure, {}).setdefault(program[0], []).append(value)

    def starts(self):
        for run in range(self.options.runs + 1):
            for program in self.programs:
                terminal = self.open(program)
                try:
                    terminal.await_prompt()
                    _, echoed = terminal.echo()
                    if run:
                        self.add("start ms", program, (echoed - terminal.start) * 1e3)
                    if run == 1:
                        terminal.settle(3)
                        self.add("memory MiB", program, terminal.memory())
                finally:
                    terminal.close()

    def commands(self):
        shells = [p for p in self.programs if p[0] != "java"]
        live = []
        try:
            for program in shells:
                terminal = self.open(program)
                live.append((program, terminal))
                terminal.await_prompt()
                terminal.settle(0.3)
            for run in range(5 + 4 * self.options.runs):
                for program, terminal in live:
                    self.command(program, terminal, keep=run >= 5)
            for program, terminal in live:
                if program[0] == "aish":
                    self.rehearsals(program, terminal)
            blob = self.blob()
            for _ in range(max(3, self.options.runs // 3)):
                for program, terminal in live:
                    self.output(program, terminal, blob)
        finally:
            for _, terminal in live:
                terminal.close()

    def command(self, program, terminal, keep):
        took = terminal.true()
        terminal.settle(0.03)
        pressed, echoed = terminal.echo()
        terminal.settle(0.02)
        terminal.type(b"\x15")
        terminal.settle(0.02)
        if keep:
            self.add("true ms", program, took)
            self.add("key ms", program, (echoed - pressed) * 1e3)

    def rehearsals(self, program, terminal):
        for run in range(3 + self.options.runs):
            took = terminal.line(":try true")
            terminal.settle(0.1)
            if run >= 3:
                self.add(":try ms", program, took)

    def questions(self):
        aish = [p for p in self.programs if p[0] == "aish"]
        for run in range(self.options.runs + 1 if aish else 0):
            for measure, value in compare.question(self.launcher, self.env, self.scratch):
                if run:
                    self.add(measure, aish[0], value)

    def blob(self):
        path = os.path.join(self.scratch, "blob")
        line = b"x" * 99 + b"\n"
        with open(path, "wb") as out:
            for _ in range(self.options.bytes // 100_000):
                out.write(line * 1000)
        return path

    def output(self, program, terminal, blob):
        size = os.path.getsize(blob)
        before = terminal.count
        sent = terminal.type(f"cat {blob}\r".encode())
        while terminal.count - before < size:
            terminal.read(5)
        done = terminal.await_prompt()
        terminal.settle(0.1)
        self.add("output MB/s", program, size / 1e6 / (done - sent))

    def report(self):
        for measure, rows in self.results.items():
            print(f"\n{measure}")
            base = statistics.median(rows["bash"]) if "bash" in rows else None
            for name, values in rows.items():
                middle = statistics.median(values)
                ratio = f"  {middle / base:6.2f} x bash" if base else ""
                print(f"  {name:6} {middle:9.2f}  (best {best(measure, values):.2f}, n={len(values)}){ratio}")


def best(measure, values):
    return max(values) if "/s" in measure else min(values)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--only", default="")
    parser.add_argument("--bytes", type=int, default=100_000_000)
    parser.add_argument("--json", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(options, scratch)
        bench.starts()
        bench.commands()
        bench.questions()
        bench.report()
        if options.json:
            with open(options.json, "w") as out:
                json.dump(bench.results, out)


if __name__ == "__main__":
    modes = {"compare": compare.main, "census": census.main, "keys": keys.main}
    if sys.argv[1:] and sys.argv[1] in modes:
        modes[sys.argv[1]](sys.argv[2:])
    else:
        main()
