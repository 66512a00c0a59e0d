# Prints everything about a tree that another run of the same command must produce again: tree.py TOP NOW [plain]
# Times after NOW, in seconds, are those of the run itself and are printed as "now". Times of directories and hard links are not
# kept and do not count. Plain leaves out extended attributes.
import hashlib, os, stat, sys

top, now = os.fsencode(sys.argv[1]), float(sys.argv[2])
lines = []
plain = len(sys.argv) > 3


def describe(path, name):
    found = os.lstat(path)
    facts = [name.decode("latin-1").replace("\n", "\\n"), stat.filemode(found.st_mode), found.st_uid, found.st_gid]
    if stat.S_ISREG(found.st_mode):
        try:
            with open(path, "rb") as file:
                facts.append(hashlib.sha1(file.read()).hexdigest())
        except OSError as problem:
            facts.append(problem.strerror)
        facts.append("sparse" if found.st_blocks * 512 + 65536 < found.st_size else found.st_size)
    if stat.S_ISLNK(found.st_mode):
        facts.append(os.readlink(path).decode("latin-1"))
    elif not stat.S_ISDIR(found.st_mode):
        facts.append(found.st_mtime_ns if found.st_mtime < now else "now")
    if plain:
        lines.append(" ".join(map(str, facts)))
        return
    try:
        facts += [(key, os.getxattr(path, key, follow_symlinks=False)) for key in sorted(os.listxattr(path, follow_symlinks=False))]
    except OSError as problem:
        facts.append(problem.strerror)
    lines.append(" ".join(map(str, facts)))


def walk(path, name):
    describe(path, name)
    if os.path.isdir(path) and not os.path.islink(path):
        try:
            entries = sorted(os.listdir(path))
        except OSError as problem:
            lines.append("%s: %s" % (name, problem.strerror))
            return
        for entry in entries:
            walk(os.path.join(path, entry), os.path.join(name, entry) if name else entry)


walk(top, b"")
print("\n".join(lines))
