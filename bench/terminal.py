"""A program on a pseudo-terminal, its prompts, and its memory."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

ESCAPES = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|[\x00-\x08\x0b-\x1a]")
PROMPT = re.compile(rb"P(\d+)> ?$")
DEADLINE = 30
# full-screen programs wait for the position of the cursor and what the terminal is
ANSWERS = {b"\x1b[6n": b"\x1b[1;1R", b"\x1b[c": b"\x1b[?62;22c", b"\x1b[0c": b"\x1b[?62;22c"}


class Terminal:
    """A program on a pseudo-terminal. Its prompts must be P1> , P2> , …"""

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
        for query, answer in ANSWERS.items():
            if query in data:
                os.write(self.fd, answer)
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
        """Waits for the next prompt: some shells draw the current one again."""
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

    def echo(self):
        """Types a character and waits until it is echoed; returns both times."""
        pressed = self.type(b"Z")
        return pressed, self.await_(re.compile(b"Z"))[0]

    def probe(self):
        """When a typed character is first echoed by a program that may lose those it gets too early."""
        end = time.perf_counter() + DEADLINE
        while time.perf_counter() < end:
            self.type(b"Z")
            again = time.perf_counter() + 0.1
            while time.perf_counter() < again:
                self.read(0.1)
                if b"Z" in ESCAPES.sub(b"", self.seen):
                    return time.perf_counter()
        raise TimeoutError(f"nothing echoed in {self.seen[-200:]!r}")

    def true(self):
        """Milliseconds from Enter to the next prompt for the builtin `true`."""
        return self.line("true")

    def line(self, text):
        """Milliseconds from Enter to the next prompt for a line."""
        sent = self.type(text.encode() + b"\r")
        return (self.await_prompt() - sent) * 1e3

    def memory(self):
        """Proportional set size of the whole process tree in MiB."""
        total = 0
        for pid in tree(self.pid):
            try:
                with open(f"/proc/{pid}/smaps_rollup") as rollup:
                    total += sum(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
            except OSError:
                pass
        return total / 1024

    def cpu(self):
        """Processor time of the program so far in milliseconds, without its children's."""
        # a launcher that stays is the parent of the program
        pid = next((p for p in tree(self.pid) if name(p) == "java"), self.pid)
        return time.clock_gettime((~pid << 3) | 2) * 1e3  # clock_getcpuclockid(3), which Python lacks

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


def name(pid):
    try:
        with open(f"/proc/{pid}/comm") as comm:
            return comm.read().strip()
    except OSError:
        return ""
