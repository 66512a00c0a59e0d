"""Counts the classes of aish that each use of it loads.

    python3 bench/bench.py census [DIR …] [--json FILE]

DIR is a source tree, a build of it (target/aish/N) or target/dist; this tree if none is given. Every count is top-level
classes / all classes, nested ones and lambdas included. The JVM runs without an AOT cache, because with one it loads the
classes of the cache whether they are needed or not.

prompt  until the first prompt is on the screen
quit    the same, then left alone until nothing more happens, and `exit`
"""
import argparse
import collections
import json
import os
import subprocess
import tempfile

import builds
from terminal import Terminal

USES = {
    "git status": ["-c", "git status"],
    "question": ["--model", "offline", "-p", "find files larger than 100 MB"],
    "version": ["--version"],
    "check": ["check", "rm -rf build"],
}
HALT = 4  # what `check` ends with for a command that a user must see first
OURS = "aish."


def loaded(log):
    """The names of the classes of aish in a log of the JVM, each once."""
    with open(log) as lines:
        return {line.split(" ", 1)[0] for line in lines if line.startswith(OURS) and " source: " in line}


def once(build, arguments, scratch, env):
    log = os.path.join(scratch, "classes")
    command = build.command(*arguments, cached=False, options=[logging(log)])
    done = subprocess.run(command, cwd=scratch, env=env, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode not in (0, HALT):
        raise SystemExit(f"bench: {arguments} ended with {done.returncode}: {done.stderr.decode()[-300:]}")
    return loaded(log)


def session(build, scratch, env):
    """What is loaded when the first prompt is drawn, and what at the end of a session without commands."""
    log = os.path.join(scratch, "classes")
    terminal = Terminal(build.command(cached=False, options=[logging(log)]), env, scratch)
    try:
        terminal.await_prompt()
        prompt = loaded(log)
        terminal.settle(3)
        terminal.type(b"exit\r")
        terminal.settle(10)
        return prompt, loaded(log)
    finally:
        terminal.close()


def logging(log):
    return f"-Xlog:class+load=info:file={log}:none:filecount=0"


def take(build):
    with tempfile.TemporaryDirectory() as scratch:
        env = builds.environment(os.path.join(scratch, "home"))
        subprocess.run(["git", "init", "-q"], cwd=scratch, env=env, check=True)
        uses = {name: once(build, arguments, scratch, env) for name, arguments in USES.items()}
        uses["prompt"], uses["quit"] = session(build, scratch, env)
    return {name: {package: counted(names) for package, names in grouped(classes)} for name, classes in uses.items()}


def grouped(classes):
    """The classes of each package, and before them all classes."""
    packages = collections.defaultdict(set)
    for name in classes:
        packages[name.split("/")[0].rsplit(".", 1)[0]].add(name)
    return [("all", classes), *sorted(packages.items())]


def counted(names):
    return sum("$" not in name for name in names), len(names)


def show(uses):
    order = ["version", "check", "git status", "question", "prompt", "quit"]
    packages = sorted({package for use in uses.values() for package in use}, key=lambda p: (p != "all", p))
    width = max(map(len, packages))
    print(" " * width + "".join(f"{name:>14}" for name in order))
    for package in packages:
        cells = ["{}/{}".format(*uses[name][package]) if package in uses[name] else "-" for name in order]
        print(f"{package:{width}}" + "".join(f"{cell:>14}" for cell in cells))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", nargs="*", default=[builds.ROOT])
    parser.add_argument("--json", default="")
    options = parser.parse_args(arguments)
    results = {}
    for place in options.place:
        build = builds.jars_of(place)
        results[place] = take(build)
        print(f"\n{build.folder}")
        show(results[place])
    if options.json:
        with open(options.json, "w") as out:
            json.dump(results, out)
