"""What is measured: aish, the shells and assistants that are installed, and the least that each figure can be."""
import os
import shutil
import subprocess
from dataclasses import dataclass, field

import builds

HERE = os.path.dirname(os.path.abspath(__file__))
TEXT = "how do I reply at length?"
FISH = 'set -g n 0; function fish_prompt; set -g n (math $n + 1); echo -n "P$n> "; end; function fish_greeting; end'
FLAGS = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
ONCE = ("version", "help", "completion", "noop", "offline")


@dataclass
class Program:
    """Command lines by use: `session`, `ask` and those of ONCE; a use without one is not measured."""

    name: str
    uses: dict
    env: dict
    prompts: bool = True  # that are P1> , P2> , …
    suffix: str = ""  # of the rows of another way to start the same program
    command: object = field(default=None, repr=False)

    @property
    def aish(self):
        return self.command is not None


def shells(scratch):
    def plain(name, *options):
        once = {"version": [name, "--version"], "help": [name, "--help"], "noop": [name, "-c", "true"]}
        return {"session": [name, *options], **once}

    rows = {
        "bash": (plain("bash", "--norc", "-i"), {"PS1": r"P\#> "}),
        "zsh": (plain("zsh", "-f", "-i"), {"PS1": "P%!> "}),
        "fish": (plain("fish", "-i", "-C", FISH), {}),
    }
    return [Program(name, uses, {**home(scratch, name), **env}) for name, (uses, env) in rows.items()]


def assistants(scratch):
    """Those that draw a screen: only their starts can be told apart without knowing them."""
    names = ("codex", "claude", "gemini")
    uses = {name: {"session": [name], "version": [name, "--version"], "help": [name, "--help"]} for name in names}
    return [Program(name, uses[name], home(scratch, name), prompts=False) for name in names]


def floors(scratch, mock):
    """An empty JVM with a cache of its own, a bare socket in it, and curl."""
    java = os.path.dirname(builds.jars_of(builds.ROOT).java)
    quiet = {"cwd": scratch, "check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    sources = [f"{HERE}/floor/{name}.java" for name in ("Floor", "StreamClient")]
    subprocess.run([f"{java}/javac", "-d", scratch, *sources], **quiet)

    def cached(name, *arguments):
        subprocess.run([f"{java}/jar", "cf", f"{name}.jar", f"{name}.class"], **quiet)
        start = [f"{java}/java", *FLAGS, "-cp", f"{scratch}/{name}.jar"]
        train = [*start, f"-XX:AOTCacheOutput={scratch}/{name}.aot", name, *arguments]
        subprocess.run(train, stdin=subprocess.DEVNULL, **quiet)
        return [*start, f"-XX:AOTCache={scratch}/{name}.aot", name]

    jvm = cached("Floor")
    body = '{"model":"mock","stream":true,"messages":[{"role":"user","content":"%s"}]}' % TEXT
    curl = ["curl", "-sN", "-H", "Content-Type: application/json", "-d", body, f"{mock}/v1/chat/completions"]
    port = mock.rsplit(":", 1)[1]
    noop = ["sh", "-c", '"$@" >/dev/null; exec bash -c true', "sh", *jvm, "--version"]
    env = home(scratch, "floors")
    said = {use: [*jvm, "--version"] for use in ("version", "help", "completion")}
    return [
        Program("jvm", {"session": jvm, "noop": noop, **said}, env),
        Program("socket", {"ask": [*cached("StreamClient", port, TEXT), port, TEXT]}, env),
        Program("curl", {"ask": curl}, env),
    ]


def aish(name, place, scratch, mock):
    """aish as a user has it, and without the prompt that the launcher draws."""
    command = builds.program_of(place).command
    uses = {
        "session": command(),
        "version": command("--version"),
        "help": command("--help"),
        "completion": command("completion", "bash"),
        "noop": command("-c", "true"),
        "offline": command("--model", "offline", "-p", "find files larger than 100 MB"),
        "ask": command("-p", TEXT),
    }
    model = f'[models.mock]\nendpoint = "{mock}"\nmodel = "mock"\n'
    env = builds.environment(os.path.join(scratch, name), model)
    late = builds.environment(os.path.join(scratch, f"{name}-late"), "instant = false\n" + model)
    return [
        Program(name, uses, env, command=command),
        Program(name, {"session": command()}, late, suffix=", no instant prompt", command=command),
    ]


def home(scratch, name):
    return builds.environment(os.path.join(scratch, name))


def installed(programs):
    return [p for p in programs if all(shutil.which(argv[0]) for argv in p.uses.values())]
