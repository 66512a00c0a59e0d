"""Measures keys that look something up: Tab, Ctrl-R, and letters in the list that Ctrl-R opens.

    python3 bench/bench.py keys [DIR] [--runs N] [--entries N]

DIR is a source tree, a build of it (target/aish/N) or target/dist; this tree if none is given. A key is done when the last
byte that it causes has arrived. Tab is pressed after LINES in a small git repository with the bash-completion of this
machine, if it has one; Ctrl-R in a history of 100,000 lines.
"""
import argparse
import os
import statistics
import subprocess
import tempfile
import time

import builds
from terminal import Terminal

LINES = ["git che", "git checkout f", "git log --on", "git ", "ls --col", "ls --", "make t", "ssh a", "kill -", "cd s",
         "cat src/", "sudo apt ins", "gre", "tar --", "echo $HO", "docker r", "ls | grep --in", "s/m/f", ":his"]
RC = "[ -r /usr/share/bash-completion/bash_completion ] && . /usr/share/bash-completion/bash_completion\n"
QUIET = 0.25
SEARCH = b"git st"


def prepare(scratch, entries):
    home, work = os.path.join(scratch, "home"), os.path.join(scratch, "work")
    env = builds.environment(home)
    os.makedirs(os.path.join(work, "src/main/files"))
    with open(os.path.join(home, ".bashrc"), "w") as out:
        out.write(RC)
    with open(os.path.join(home, ".config/aish/config.toml"), "a") as out:
        out.write(f"suggestions = \"off\"\n[history]\nmax_entries = {2 * entries}\n")
    with open(os.path.join(work, "Makefile"), "w") as out:
        out.write("test:\ntest-all:\n")
    state = os.path.join(home, ".local/state/aish")
    os.makedirs(state)
    words = ["git status", "git push origin main", "make test", "ls -la src", "docker ps", "cargo build --release"]
    with open(os.path.join(state, "history"), "w") as out:
        for i in range(entries):
            out.write(f"{1_700_000_000_000 + i} d=/tmp/{i % 50} s=x\t{words[i % len(words)]} # {i}\n")
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@x", "-C", work]
    for command in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "x"], ["branch", "feature"]):
        subprocess.run([*git, *command], check=True)
    return env, work


def press(terminal, key):
    """Milliseconds until the last byte that a key causes has arrived."""
    last = sent = terminal.type(key)
    while terminal.read(QUIET):
        last = time.perf_counter()
    return (last - sent) * 1e3


def measure(terminal, runs):
    results = {"tab ms": [], "first tab ms": [], "ctrl-r ms": [], "letter ms": []}
    for run in range(runs + 1):
        for line in LINES:
            press(terminal, line.encode())
            took = press(terminal, b"\t")
            results["tab ms" if run else "first tab ms"].append(took)
            press(terminal, b"\x07")
            press(terminal, b"\x15")
        opened = press(terminal, b"\x12")
        letters = [press(terminal, bytes([letter])) for letter in SEARCH]
        press(terminal, b"\x07")
        if run:
            results["ctrl-r ms"].append(opened)
            results["letter ms"] += letters
    return results


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", nargs="?", default=builds.ROOT)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--entries", type=int, default=100_000)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        env, work = prepare(scratch, options.entries)
        terminal = Terminal(builds.program_of(options.place).command(), env, work)
        try:
            terminal.await_prompt()
            terminal.settle(5)
            results = measure(terminal, options.runs)
        finally:
            terminal.close()
    for name, values in results.items():
        values.sort()
        p95 = values[min(len(values) - 1, int(len(values) * 0.95))]
        print(f"{name:14} median {statistics.median(values):7.1f}  p95 {p95:7.1f}  most {values[-1]:7.1f}  (n={len(values)})")
