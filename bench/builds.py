"""Where aish can be started from: a source tree with its launcher, or a folder of jars."""
import glob
import os
import re
import subprocess
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SETTINGS = '[interaction]\nprompt = "P{count}> "\n'


def environment(home, more=""):
    """The environment of a user whose only file is settings; every prompt is P1> , P2> , …"""
    settings = os.path.join(home, ".config/aish")
    os.makedirs(settings, exist_ok=True)
    with open(os.path.join(settings, "config.toml"), "w") as out:
        out.write(SETTINGS + more)
    return {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home}


class Launcher:
    """A source tree, started as a user starts it. Builds it first if that is needed."""

    def __init__(self, tree):
        self.script = os.path.join(tree, "aish")
        subprocess.run([self.script, "--version"], check=True, stdout=subprocess.DEVNULL)

    def command(self, *arguments):
        return [self.script, *arguments]

    def __str__(self):
        return f"{self.script} (launcher)"


class Build:
    """A folder of jars as in target/aish/N or target/dist, started as the launcher starts it."""

    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        self.java = find_java(self.folder)
        self.flags = find_flags(self.folder)
        with zipfile.ZipFile(os.path.join(self.folder, "lib/aish.jar")) as jar:
            manifest = jar.read("META-INF/MANIFEST.MF").decode()
        self.main = re.search(r"^Main-Class: *(\S+)", manifest, re.MULTILINE).group(1)

    def command(self, *arguments, cached=True, options=()):
        name = "ask" if "-p" in arguments else "run" if arguments else "start"
        cache = os.path.join(self.folder, f"{name}.aot")
        use = [f"-XX:AOTCache={cache}"] if cached and self.has(cache) else []
        names = sorted(os.path.basename(jar) for jar in glob.glob(f"{self.folder}/lib/*.jar"))
        names.sort(key=lambda name: (not name.startswith("aish-quiet"), name == "aish-quiet-too.jar"))
        jars = [f"/proc/self/fd/8/{name}" for name in names]
        native = f"{self.folder}/native"
        native = [f"-Dlibrary.jline.path={native}/org/jline/nativ", f"-Djffi.boot.library.path={native}/jni", f"-Daish.files={self.folder}/files"]
        quiet = ["-Xlog:disable", "-Xlog:all=off", *options]
        brief = of_launcher("brief") if name == "run" else []
        opened = ["sh", "-c", 'exec 8<"$0"; exec "$@"', f"{self.folder}/lib"]
        return [*opened, self.java, *self.flags, *brief, *use, *quiet, *native, f"-Xbootclasspath/a:{':'.join(jars)}", "-cp", jars[0], self.main, *arguments]

    @staticmethod
    def has(cache):
        return os.path.exists(cache) and os.path.getsize(cache) > 0

    def __str__(self):
        cached = self.has(os.path.join(self.folder, "start.aot"))
        return f"{self.folder} ({'with' if cached else 'without'} AOT caches)"


def find_java(folder):
    """The JDK that the caches were made with; otherwise AISH_JAVA or one of the usual place."""
    noted = os.path.join(folder, "java")
    if os.path.exists(noted):
        with open(noted) as home:
            return os.path.join(home.read().strip(), "bin/java")
    if os.environ.get("AISH_JAVA"):
        return os.environ["AISH_JAVA"]
    for release in sorted(glob.glob("/usr/lib/jvm/*/release"), reverse=True):
        with open(release) as text:
            version = re.search(r'^JAVA_VERSION="(\d+)', text.read(), re.MULTILINE)
        if version and int(version.group(1)) >= 25:
            return os.path.join(os.path.dirname(release), "bin/java")
    raise SystemExit("bench: no Java 25 or later found; set AISH_JAVA to its bin/java")


def find_flags(folder):
    """The options that the caches were made with; otherwise those of this tree's launcher."""
    key = os.path.join(folder, "aot.key")
    if os.path.exists(key):
        with open(key) as text:
            return re.search(r" (-.*)", text.read()).group(1).split()
    return of_launcher("flags")


def of_launcher(name):
    """The words of a variable of this tree's launcher."""
    with open(os.path.join(ROOT, "aish")) as launcher:
        return re.search(rf'^{name}="(.*)"$', launcher.read(), re.MULTILINE).group(1).split()


def jars_of(place):
    """The folder of jars at this place; of a source tree the one built last."""
    found = [d for d in (place, f"{place}/target/dist", *glob.glob(f"{place}/target/aish/[0-9]*")) if has_jars(d)]
    if not found:
        raise SystemExit(f"bench: no lib/aish.jar in {place}, nor below its target; build it first (./aish --version)")
    return Build(max(found, key=lambda d: os.path.getmtime(f"{d}/lib/aish.jar")))


def program_of(place):
    """How to start what is at this place as a user does: by its launcher if it has one."""
    return Launcher(os.path.abspath(place)) if os.access(f"{place}/aish", os.X_OK) else jars_of(place)


def has_jars(folder):
    return os.path.exists(os.path.join(folder, "lib/aish.jar"))
