package aish.exec.confinement;

import module java.base;

import aish.shell.ShellException;

/**
 * Takes back what a confined command did to those parts of git repositories that make git run
 * programs: hooks, and settings other than some harmless ones. Otherwise it could run something
 * without limits the next time that the user calls git.
 */
final class RepositoryGuard {
    private static final Pattern SECTION = Pattern.compile("\\s*\\[\\s*([\\w.-]+)(.*)]\\s*");
    private static final Pattern SETTING = Pattern.compile("\\s*([\\w.-]+)\\s*=?\\s*([^\\\\]*)");

    /** Settings that run nothing, whatever they are, by their section. */
    private static final Map<String, Set<String>> HARMLESS =
            Map.of(
                    "core",
                            Set.of(
                                    "repositoryformatversion",
                                    "filemode",
                                    "bare",
                                    "logallrefupdates",
                                    "ignorecase",
                                    "precomposeunicode",
                                    "symlinks"),
                    "branch", Set.of("remote", "merge", "rebase", "description"),
                    "remote", Set.of("url", "fetch", "tagopt", "prune"),
                    "user", Set.of("name", "email"),
                    "pull", Set.of("rebase", "ff"),
                    "push", Set.of("default", "autosetupremote"),
                    "submodule", Set.of("url", "active"),
                    "extensions", Set.of("worktreeconfig", "objectformat", "refstorage"));

    private static final long LARGEST = 1 << 20;
    private static final String SAMPLE = ".sample";
    private static final String DIRECTORY = "directory";

    private final List<Repository> repositories;
    private final Confinement limits;
    private Map<Path, String> before = Map.of();

    RepositoryGuard(List<Repository> repositories, Confinement limits) {
        this.repositories = List.copyOf(repositories);
        this.limits = limits;
        look();
    }

    /** Accepts everything as it is now. */
    void look() {
        before = contents();
    }

    /** What matters, each as it is: a text, or what it is instead of a file. */
    private Map<Path, String> contents() {
        Map<Path, String> contents = new TreeMap<>();
        for (Repository repository : repositories) {
            contents.put(repository.entry(), content(repository.entry()));
            repository.directories().forEach(directory -> add(directory, contents));
        }
        contents.values().removeIf(String::isEmpty);
        return contents;
    }

    private static void add(Path git, Map<Path, String> contents) {
        for (String name : List.of("config", "config.worktree", "hooks")) {
            contents.put(git.resolve(name), content(git.resolve(name)));
        }
        try (DirectoryStream<Path> hooks = Files.newDirectoryStream(git.resolve("hooks"))) {
            for (Path hook : hooks) {
                if (!hook.toString().endsWith(SAMPLE)) {
                    contents.put(hook, content(hook));
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // there are no hooks
        }
    }

    private static String content(Path path) {
        try {
            if (Files.isSymbolicLink(path)) {
                return "link " + Files.readSymbolicLink(path);
            }
            if (Files.isDirectory(path)) {
                return DIRECTORY;
            }
            if (!Files.exists(path)) {
                return "";
            }
            return Files.size(path) > LARGEST
                    ? "large"
                    : "file " + Files.readString(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "unreadable";
        }
    }

    /** Returns the paths whose changes were taken back. */
    List<Path> takeBack() throws InterruptedException {
        Map<Path, String> now = contents();
        List<Path> changed =
                now.entrySet().stream()
                        .filter(one -> !one.getValue().equals(before.get(one.getKey())))
                        .filter(one -> !isHarmless(one.getKey(), one.getValue()))
                        .map(Map.Entry::getKey)
                        .toList();
        if (!changed.isEmpty()) {
            withinLimits(() -> changed.forEach(this::restore));
        }
        look();
        return changed;
    }

    private boolean isHarmless(Path path, String now) {
        if (now.equals(DIRECTORY)) {
            return true;
        }
        boolean settings = path.endsWith("config") || path.endsWith("config.worktree");
        return settings
                && !isHook(path)
                && now.startsWith("file ")
                && addsOnlyHarmless(before.getOrDefault(path, "file "), now);
    }

    private static boolean isHook(Path path) {
        Path parent = path.getParent();
        return parent != null && parent.endsWith("hooks");
    }

    /** Whether a text of git settings adds only what runs nothing to another. */
    static boolean addsOnlyHarmless(String old, String now) {
        Map<String, String> known = settings(old).orElse(Map.of());
        Optional<Map<String, String>> added = settings(now);
        if (added.isEmpty()) {
            return false;
        }
        for (Map.Entry<String, String> one : added.get().entrySet()) {
            String value = known.get(one.getKey());
            String[] parts = one.getKey().split("\n", 3);
            boolean redirected = parts[0].equals("remote") && value != null;
            boolean harmless =
                    HARMLESS.getOrDefault(parts[0], Set.of()).contains(parts[2])
                            && !one.getValue().contains("::")
                            && !one.getValue().startsWith("-")
                            && !redirected;
            if (!one.getValue().equals(value) && !harmless) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the values by section, subsection and name; empty if the text is not plain enough to
     * tell. All values of one name count as one.
     */
    private static Optional<Map<String, String>> settings(String content) {
        Map<String, String> settings = new LinkedHashMap<>();
        String section = "\n";
        for (String line : content.replaceFirst("^file ", "").split("\n", -1)) {
            Matcher head = SECTION.matcher(line);
            Matcher setting = SETTING.matcher(line);
            if (line.isBlank() || line.strip().startsWith("#") || line.strip().startsWith(";")) {
                continue;
            }
            if (head.matches() && !head.group(2).contains("]")) {
                section = head.group(1).toLowerCase(Locale.ROOT) + "\n" + head.group(2).strip();
            } else if (setting.matches()) {
                settings.merge(
                        section + "\n" + setting.group(1).toLowerCase(Locale.ROOT),
                        setting.group(2).strip(),
                        (one, other) -> one + "\n" + other);
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(settings);
    }

    /** Runs on a thread that is confined itself, because a name may lead elsewhere by now. */
    private void withinLimits(Runnable work) throws InterruptedException {
        Thread thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("restoring")
                        .unstarted(
                                () -> {
                                    try {
                                        limits.restrictThisThread(Path.of("/dev/null"));
                                        work.run();
                                    } catch (ShellException e) {
                                        // nothing is written without limits
                                    }
                                });
        thread.start();
        thread.join();
    }

    private void restore(Path path) {
        String old = before.getOrDefault(path, "");
        try {
            if (!old.startsWith("file ")) {
                Files.deleteIfExists(path);
                return;
            }
            Path fresh = path.resolveSibling(path.getFileName() + ".aish");
            Files.deleteIfExists(fresh);
            Files.writeString(
                    fresh,
                    old.substring("file ".length()),
                    StandardCharsets.ISO_8859_1,
                    StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE);
            if (isHook(path)) {
                Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // the user is told that it was changed
        }
    }
}
