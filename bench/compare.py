"""Compares two builds of aish, run by run in turns.

    python3 bench/bench.py compare --before DIR --after DIR [--runs 15] [--json FILE]

DIR is a source tree, which is started by its launcher, or a folder of jars (target/aish/N, target/dist), which is started
with the options and the AOT caches that are in it. Compare two of a kind.

start     from exec until a typed character is echoed at the prompt
first command  from exec until the result of `true`, typed as soon as the start is over
true      from Enter until the next prompt, for the builtin `true`
memory    proportional set size of the whole process tree, idle at the prompt
question  `-p` with the offline helper, from exec until it has exited
cpu       processor time of the same, without children: on a busy machine the figure to believe
"""
import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time

import builds
from terminal import Terminal

QUESTION = ["--model", "offline", "-p", "find files larger than 100 MB"]
TRUES = 20


def session(program, env, cwd):
    terminal = Terminal(program.command(), env, cwd)
    try:
        terminal.await_prompt()
        yield "start ms", (terminal.echo()[1] - terminal.start) * 1e3
        terminal.type(b"\x15")
        terminal.true()
        yield "first command ms", (time.perf_counter() - terminal.start) * 1e3
        yield "first command cpu ms", terminal.cpu()
        terminal.settle(1.5)
        yield "memory MiB", terminal.memory()
        terminal.type(b"\x15")
        terminal.settle(0.02)
        times, before = [], terminal.cpu()
        for _ in range(TRUES):
            times.append(terminal.true())
            terminal.settle(0.03)
        yield "true ms", statistics.median(times)
        yield "true cpu ms", (terminal.cpu() - before) / TRUES
    finally:
        terminal.close()


def question(program, env, cwd):
    """Asks the offline helper once."""
    start = time.perf_counter()
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    asked = subprocess.Popen(program.command(*QUESTION), env=env, cwd=cwd, **quiet)
    _, status, used = os.wait4(asked.pid, 0)
    asked.returncode = os.waitstatus_to_exitcode(status)
    if asked.returncode:
        raise SystemExit(f"bench: {program}: -p ended with {asked.returncode}")
    yield "question ms", (time.perf_counter() - start) * 1e3
    yield "question cpu ms", (used.ru_utime + used.ru_stime) * 1e3


def measure(programs, runs, scratch):
    """Values by measure and by place in programs. The first run only warms up, and the order alternates."""
    results = {}
    envs = [builds.environment(os.path.join(scratch, str(n))) for n in range(len(programs))]
    for run in range(runs + 1):
        turns = list(enumerate(programs))
        for n, program in turns if run % 2 else reversed(turns):
            for part in (session, question):
                for name, value in part(program, envs[n], scratch):
                    if run:
                        results.setdefault(name, [[] for _ in programs])[n].append(value)
    return results


def show(results):
    print(f"{'median (best)':22}{'before':>20}{'after':>20}{'difference':>13}")
    for name, (before, after) in results.items():
        middle = statistics.median(before), statistics.median(after)
        cells = [f"{statistics.median(values):.1f} ({min(values):.1f})" for values in (before, after)]
        print(f"{name:22}{cells[0]:>20}{cells[1]:>20}{(middle[1] / middle[0] - 1) * 100:>+12.1f}%")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True)
    parser.add_argument("--after", required=True)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--json", default="")
    options = parser.parse_args(arguments)
    programs = [builds.program_of(options.before), builds.program_of(options.after)]
    if type(programs[0]) is not type(programs[1]):
        raise SystemExit("bench: compare two source trees or two folders of jars, not one of each")
    print(f"before  {programs[0]}\nafter   {programs[1]}\n")
    with tempfile.TemporaryDirectory() as scratch:
        results = measure(programs, options.runs, scratch)
    show(results)
    if options.json:
        with open(options.json, "w") as out:
            json.dump(results, out)
