#!/usr/bin/env python3
"""Makes the picture and the text screens of the README from the running program.

usage: tools/screenshot/screens.py

Starts aish in tmux, in a home directory and a small project of its own, types what a user would type, and writes the
screens: docs/images/session-{light,dark}.svg, and each block of README.md that follows a line
<!-- screen: NAME -->. Look at the difference before you commit it.

Needs python3, tmux and git. AISH names another program to start than ./aish.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from server import ScriptedServer
from svg import svg

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COLUMNS, ROWS = 80, 40
STILL, LONGEST = 0.8, 60

MAKEFILE = """test: build/app.o
\t@echo 'running 12 tests'
\t@echo 'test_login: cannot bind 127.0.0.1:8080: Address already in use' >&2
\t@exit 1
build/app.o:
\t@mkdir -p build && touch build/app.o build/app.d
"""

ANSWERS = [
    (r"why did that fail", "`test_login` opens port **8080**, and another process already uses it. This shows which one:\n\n"
                           "CMD: ss -ltnp 'sport = :8080'\n"),
    (r"clean up", "The folder `build` contains only files that `make` creates again:\n\nCMD: rm -r build\n"),
    (r"\$ rm .*old\.log", "Deleted the two empty log files; `app.log` is still there.\nGOAL: complete\n"),
    (r"\$ find .*old\.log", "CMD: rm logs/debug.log logs/old.log\n"),
    (r"empty log files", "CMD: find logs -name '*.log' -empty\n"),
    (r"commit message", "Run the login tests on port 8081\n\nPort 8080 is taken by the development server.\n"),
]

# Each screen: the model in use, and the lines that are typed.
SCREENS = {
    "session": ("local", ["make test", "why did that fail?", "skip", "how could I clean up here?", "run", ":undo"]),
    "ask": ("local", ["make test", "why did that fail?"]),
    "undo": ("local", ["how could I clean up here?", "run", "ls build", ":undo", "ls build"]),
    "norris": ("local", [":norris delete the empty log files", "proceed"]),
    "offline": ("offline", ["how do I undo the last commit but keep the changes?"]),
}

# What is run in an ordinary shell, as a script would.
COMMANDS = {
    "check": ["aish check 'rm -rf build'"],
    "script": ["sed -i s/8080/8081/ Makefile", "git diff | aish -p 'write a commit message'"],
}


class Stage:
    """A home directory, a project and a tmux server, which all go in the end."""

    def __init__(self, port):
        self.top = tempfile.mkdtemp(prefix="aish-screens-")
        self.home = os.path.join(self.top, "home")
        self.project = os.path.join(self.home, "demo")
        self.socket = os.path.join(self.top, "tmux")
        os.makedirs(self.project)
        os.makedirs(os.path.join(self.home, ".config/aish"))
        os.makedirs(os.path.join(self.top, "bin"))
        self.environment = {
            "PATH": os.path.join(self.top, "bin") + ":" + os.environ["PATH"], "HOME": self.home, "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "AISH_TOP": os.environ.get("AISH_TOP", ROOT)}
        write(os.path.join(self.top, "bin/aish"), f'#!/bin/sh\nexec {program()} "$@"\n', 0o755)
        write(os.path.join(self.home, ".config/aish/config.toml"),
                   f'[discovery]\nprobe = false\n\n[models.local]\nendpoint = "http://127.0.0.1:{port}"\n')
        write(os.path.join(self.home, ".bashrc"), "")

    def fresh_project(self):
        shutil.rmtree(self.project)
        os.makedirs(self.project)
        for kept in ("sessions", "undo", "history"):
            self.run(f"rm -rf ~/.local/state/aish/{kept}")
        write(os.path.join(self.project, "Makefile"), MAKEFILE)
        write(os.path.join(self.project, ".gitignore"), "build\nlogs\n")
        self.run("git init -q -b main && git add . && git -c user.name=you -c user.email=you@example.org"
                 " commit -qm 'Test the login' && mkdir build logs && echo object >build/app.o"
                 " && echo depends >build/app.d && touch logs/debug.log logs/old.log && date >logs/app.log")

    def run(self, line):
        done = subprocess.run(["bash", "-c", line], cwd=self.project, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], env=self.environment, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], stderr=subprocess.DEVNULL)
        shutil.rmtree(self.top)


def write(path, text, mode=0o644):
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, mode)


def program():
    return os.environ.get("AISH") or shlex.quote(os.path.join(ROOT, "aish"))


def awaited(stage, changed_from):
    """Waits until the screen has changed, rests, and the cursor is behind a prompt or a question."""
    start = last_change = time.time()
    last = changed_from
    while time.time() - start < LONGEST:
        time.sleep(0.1)
        now = stage.tmux("capture-pane", "-ep", "-t", "0")
        if now != last:
            last, last_change = now, time.time()
        elif now != changed_from and time.time() - last_change > STILL and asks(stage, now):
            return now
    raise SystemExit("no prompt on this screen:\n" + last)


def asks(stage, screen):
    row = int(stage.tmux("display-message", "-p", "-t", "0", "#{cursor_y}"))
    return plain(screen.split("\n")[row]).endswith((">", "?", ":"))


def shown(stage, model, lines):
    stage.fresh_project()
    stage.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "-c", stage.project,
               f"aish --model {model}")
    try:
        screen = awaited(stage, "\n" * ROWS)
        for line in lines:
            stage.tmux("send-keys", "-l", line)
            time.sleep(0.3)
            before = stage.tmux("capture-pane", "-ep", "-t", "0")
            stage.tmux("send-keys", "Enter")
            screen = awaited(stage, before)
    finally:
        stage.tmux("kill-session")
    return screen.rstrip("\n")


def plain(screen):
    text = re.sub(r"\x1b\[[0-9;:]*m|\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)", "", screen)
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n"))


def typed(stage, lines):
    stage.fresh_project()
    return "\n".join(("$ " + line + "\n" + stage.run(line)).rstrip("\n") for line in lines)


def with_screens(readme, screens):
    def block(found):
        if found.group(1) not in screens:
            raise SystemExit("README.md asks for an unknown screen: " + found.group(1))
        return f"<!-- screen: {found.group(1)} -->\n```\n{screens[found.group(1)]}\n```"

    return re.sub(r"<!-- screen: (\S+) -->\n```\n.*?\n?```", block, readme, flags=re.S)


def main():
    server = ScriptedServer(ANSWERS)
    stage = Stage(server.port)
    try:
        # the first start greets; the screens show ordinary ones
        shown(stage, "local", [])
        raw = {name: shown(stage, *scene) for name, scene in SCREENS.items()}
        screens = {name: plain(screen) for name, screen in raw.items()}
        screens.update((name, typed(stage, lines)) for name, lines in COMMANDS.items())
    finally:
        stage.close()
        server.close()
    for theme in ("light", "dark"):
        write(os.path.join(ROOT, f"docs/images/session-{theme}.svg"),
              svg(raw["session"], COLUMNS, theme, "A session with aish"))
    readme = os.path.join(ROOT, "README.md")
    with open(readme) as file:
        text = file.read()
    write(readme, with_screens(text, screens))


if __name__ == "__main__":
    main()
