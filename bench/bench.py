#!/usr/bin/env python3
"""Measures aish beside bash, zsh and fish, all in one run, as ratios are all that a shared machine can tell.

    python3 bench/bench.py [--runs 15] [--only bash,aish] [--bytes 100000000] [--json FILE]

start   from exec until a typed character is echoed at the prompt
true    from Enter until the next prompt, for the builtin `true`
key     from a key until it is echoed
output  a file of --bytes shown with cat, in MB/s
memory  proportional set size of the whole process tree, idle at the prompt

Rows of programs that are not installed are left out. `java` is an empty JVM program with an AOT cache of its own.
Python 3.9 or later, standard library only; Linux.
"""
import argparse
import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ESCAPES = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|[\x00-\x08\x0b-\x1a]")
PROMPT = re.compile(rb"P(\d+)> ?$")
DEADLINE = 30

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


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, argv, env, cwd):
        self.start = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            os.execvpe(argv[0], argv, env)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.seen = b""
        self.count = 0
        self.prompts = 0

    def read(self, wait):
        if not select.select([self.fd], [], [], wait)[0]:
            return False
        try:
            data = os.read(self.fd, 1 << 16)
        except OSError:
            data = b""
        self.count += len(data)
        self.seen = (self.seen + data)[-16384:]
        return bool(data)

    def await_(self, pattern):
        end = time.perf_counter() + DEADLINE
        while time.perf_counter() < end:
            found = pattern.search(ESCAPES.sub(b"", self.seen))
            if found:
                return time.perf_counter(), found
            self.read(0.5)
        raise TimeoutError(f"no {pattern.pattern!r} in {self.seen[-200:]!r}")

    def await_prompt(self):
        """The next one: some shells draw the one they have again."""
        while True:
            seen, found = self.await_(PROMPT)
            if int(found.group(1)) > self.prompts:
                self.prompts = int(found.group(1))
                return seen
            self.read(0.5)

    def settle(self, quiet=0.05):
        while self.read(quiet):
            pass

    def type(self, keys):
        shown = re.findall(rb"P(\d+)> ", ESCAPES.sub(b"", self.seen))
        self.prompts = max([self.prompts, *map(int, shown)])
        self.seen = b""
        os.write(self.fd, keys)
        return time.perf_counter()

    def memory(self):
        total = 0
        for pid in tree(self.pid):
            try:
                with open(f"/proc/{pid}/smaps_rollup") as rollup:
                    total += sum(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
            except OSError:
                pass
        return total / 1024

    def close(self):
        for pid in tree(self.pid):
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                pass
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def tree(root):
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", "rb") as stat:
                parent = int(stat.read().rsplit(b")", 1)[1].split()[1])
            children.setdefault(parent, []).append(int(name))
        except OSError:
            pass
    found = [root]
    for pid in found:
        found += children.get(pid, [])
    return found


def programs(scratch):
    """Name, command line and extra environment of each program that is here; every prompt is P1> , P2> , …"""
    aish_home = os.path.join(scratch, "aish")
    os.makedirs(os.path.join(aish_home, ".config/aish"))
    with open(os.path.join(aish_home, ".config/aish/config.toml"), "w") as config:
        config.write('[interaction]\nprompt = "P{count}> "\n')
    counter = 'set -g n 0; function fish_prompt; set -g n (math $n + 1); echo -n "P$n> "; end; function fish_greeting; end'
    rows = [
        ("bash", ["bash", "--norc", "-i"], {"PS1": r"P\#> "}),
        ("zsh", ["zsh", "-f", "-i"], {"PS1": "P%!> "}),
        ("fish", ["fish", "-i", "-C", counter], {}),
        ("java", floor(scratch), {}),
        ("aish", [os.path.join(ROOT, "aish")], {"HOME": aish_home}),
    ]
    subprocess.run([os.path.join(ROOT, "aish"), "--version"], check=True, stdout=subprocess.DEVNULL)
    return [row for row in rows if row[1] and (os.path.exists(row[1][0]) or shutil.which(row[1][0]))]


def floor(scratch):
    """The least that a JVM program can be, or nothing if no JDK is known."""
    try:
        builds = os.path.join(ROOT, "target/aish")
        with open(os.path.join(builds, "current")) as current:
            build = current.read().strip()
        with open(os.path.join(builds, build, "java")) as home:
            java = os.path.join(home.read().strip(), "bin")
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
        names = options.only.split(",") if options.only else None
        self.programs = [p for p in programs(scratch) if not names or p[0] in names]
        self.results = {}

    def open(self, program):
        _, argv, extra = program
        env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": self.scratch, **extra}
        return Terminal(argv, env, self.scratch)

    def add(self, measure, program, value):
        self.results.setdefault(measure, {}).setdefault(program[0], []).append(value)

    def starts(self):
        for run in range(self.options.runs + 1):
            for program in self.programs:
                terminal = self.open(program)
                try:
                    terminal.await_prompt()
                    terminal.type(b"Z")
                    echoed, _ = terminal.await_(re.compile(b"Z"))
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
            blob = self.blob()
            for _ in range(max(3, self.options.runs // 3)):
                for program, terminal in live:
                    self.output(program, terminal, blob)
        finally:
            for _, terminal in live:
                terminal.close()

    def command(self, program, terminal, keep):
        sent = terminal.type(b"true\r")
        done = terminal.await_prompt()
        terminal.settle(0.03)
        pressed = terminal.type(b"Z")
        echoed, _ = terminal.await_(re.compile(b"Z"))
        terminal.settle(0.02)
        terminal.type(b"\x15")
        terminal.settle(0.02)
        if keep:
            self.add("true ms", program, (done - sent) * 1e3)
            self.add("key ms", program, (echoed - pressed) * 1e3)

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
        bench.report()
        if options.json:
            with open(options.json, "w") as out:
                json.dump(bench.results, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
