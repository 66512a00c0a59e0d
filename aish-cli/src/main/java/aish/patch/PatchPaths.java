package aish.patch;

import module java.base;

/**
 * Where the names in a patch lead. Collects what needs the user's explicit consent: paths outside
 * the root, in {@code .git}, or behind symbolic links.
 */
final class PatchPaths {
    private static final String GIT = ".git";

    private final Path root;
    private final Path base;
    private final PatchTarget files;
    private final Set<String> concerns = new LinkedHashSet<>();

    private PatchPaths(Path root, Path base, PatchTarget files) {
        this.root = root;
        this.base = base;
        this.files = files;
    }

    /**
     * Decides whether names are relative to the root or to the current directory, by which of them
     * has more of the files.
     */
    static PatchPaths of(Patch patch, Path root, Path directory, PatchTarget files) {
        Path top = files.real(root);
        Path here = files.real(directory);
        if (!here.startsWith(top) || here.equals(top)) {
            return new PatchPaths(top, top, files);
        }
        List<String> names =
                patch.files().stream().map(file -> file.oldName().orElse(file.name())).toList();
        boolean atTop = known(top, names, files) > known(here, names, files);
        return new PatchPaths(top, atTop ? top : here, files);
    }

    /** Counts names that exist there; a directory for a new file counts half. */
    private static int known(Path base, List<String> names, PatchTarget files) {
        int known = 0;
        for (String name : names) {
            Path path = resolved(base, name);
            Path parent = path.getParent();
            if (files.exists(path)) {
                known += 2;
            } else if (parent != null && files.isDirectory(parent)) {
                known++;
            }
        }
        return known;
    }

    private static Path resolved(Path base, String name) {
        try {
            return base.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return base;
        }
    }

    Path root() {
        return root;
    }

    Path path(String name) {
        return resolved(base, name);
    }

    /** Returns the name to show. */
    String name(Path path) {
        return path.startsWith(root) ? root.relativize(path).toString() : path.toString();
    }

    List<String> concerns() {
        return List.copyOf(concerns);
    }

    /** Whether a name leads to a file below the root; notes why if it does not. */
    boolean isWithin(String name) {
        Set<String> found = new LinkedHashSet<>();
        inspect(name, found);
        concerns.addAll(found);
        return found.isEmpty();
    }

    private void inspect(String name, Set<String> found) {
        Path path = path(name);
        if (path.equals(base) || name.endsWith("/")) {
            found.add("\"" + name + "\" does not name a file.");
        } else if (name.startsWith("/")) {
            found.add(name + " is an absolute path.");
        } else if (!path.startsWith(root)) {
            found.add(name + " is outside " + root + ".");
        } else if (List.of(name.split("/", -1)).contains("..")) {
            found.add(name + " leads through \"..\".");
        }
        if (leadsToGit(path)) {
            found.add(name + " is inside " + GIT + ".");
        }
        Path parent = path.getParent();
        if (parent != null && parent.startsWith(root) && !files.real(parent).equals(parent)) {
            found.add(name + " leads through a symbolic link.");
        }
    }

    /** Whether a part of it is, on some file system, the directory of a git repository. */
    private static boolean leadsToGit(Path path) {
        for (Path part : path) {
            for (String name : part.toString().split("\\\\", -1)) {
                String plain = name.replaceAll("\\p{Cf}", "").replaceFirst(":.*", "");
                String end = plain.replaceFirst("[. ]+$", "");
                if (end.equalsIgnoreCase(GIT) || end.equalsIgnoreCase("git~1")) {
                    return true;
                }
            }
        }
        return false;
    }
}
