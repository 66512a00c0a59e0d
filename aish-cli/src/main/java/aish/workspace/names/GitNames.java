package aish.workspace.names;

import module java.base;

import aish.workspace.names.LocalNames.FolderNames;
import aish.workspace.names.LocalNames.NameSource;

/** Branches, tags and remotes of the repository around a directory. */
final class GitNames implements NameSource {
    private static final List<String> SPACES =
            List.of("refs/heads/", "refs/tags/", "refs/remotes/");

    private final List<NameSource> sources =
            List.of(
                    new FolderNames(
                            directory ->
                                    GitFolder.files(
                                            directory,
                                            "refs/heads",
                                            "refs/tags",
                                            "refs/remotes",
                                            "refs/remotes/origin"),
                            List.of("")),
                    new ListedNames(
                            directory -> GitFolder.files(directory, "packed-refs"),
                            GitNames::readPacked),
                    new ListedNames(
                            directory -> GitFolder.files(directory, "config"),
                            GitNames::readRemotes));

    @Override
    public Set<String> names(Path directory) {
        Set<String> names = new HashSet<>();
        sources.forEach(source -> names.addAll(source.names(directory)));
        return names;
    }

    @Override
    public boolean has(Path directory, String name) {
        return sources.stream().anyMatch(source -> source.has(directory, name));
    }

    /** The aliases in the user's settings and the repository's. */
    static NameSource aliases(Path home) {
        return new ListedNames(
                directory -> {
                    List<Path> files = GitFolder.files(directory, "config");
                    files.add(home.resolve(".gitconfig"));
                    files.add(home.resolve(".config/git/config"));
                    return files;
                },
                GitNames::readAliases);
    }

    /** Reads {@code packed-refs}: each line is an id and a full name. */
    static void readPacked(String text, Consumer<String> names) {
        text.lines()
                .forEach(
                        line -> {
                            String full = line.substring(line.indexOf(' ') + 1);
                            for (String space : SPACES) {
                                if (full.startsWith(space)) {
                                    names.accept(full.substring(space.length()));
                                }
                            }
                            if (full.startsWith("refs/remotes/origin/")) {
                                names.accept(full.substring("refs/remotes/origin/".length()));
                            }
                        });
    }

    static void readRemotes(String text, Consumer<String> names) {
        String start = "[remote \"";
        text.lines()
                .map(String::strip)
                .filter(line -> line.startsWith(start) && line.endsWith("\"]"))
                .forEach(line -> names.accept(line.substring(start.length(), line.length() - 2)));
    }

    static void readAliases(String text, Consumer<String> names) {
        boolean inside = false;
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.startsWith("[")) {
                inside = line.equals("[alias]");
            } else if (inside && line.indexOf('=') > 0) {
                names.accept(line.substring(0, line.indexOf('=')).strip());
            }
        }
    }

    /** Finds the folder where git keeps a repository's branches, tags and settings. */
    private static final class GitFolder {
        private static final int DEEPEST = 40;
        private static final int LONGEST = 4_096;
        private static final String LINK = "gitdir:";

        private GitFolder() {}

        /** Returns the folder that all working trees of the repository share. */
        static Optional<Path> of(Path directory) {
            Path at = directory;
            for (int depth = 0; at != null && depth < DEEPEST; depth++) {
                Path git = at.resolve(".git");
                if (Files.isDirectory(git)) {
                    return Optional.of(git);
                }
                if (Files.isRegularFile(git)) {
                    return linked(at, git);
                }
                at = at.getParent();
            }
            return Optional.empty();
        }

        /**
         * Reads the {@code .git} file that a linked working tree or a submodule has instead of a
         * folder.
         */
        private static Optional<Path> linked(Path tree, Path file) {
            String text = line(file);
            if (!text.startsWith(LINK)) {
                return Optional.empty();
            }
            try {
                Path folder = tree.resolve(text.substring(LINK.length()).strip());
                String common = line(folder.resolve("commondir"));
                return Optional.of(common.isEmpty() ? folder : folder.resolve(common).normalize());
            } catch (InvalidPathException e) {
                return Optional.empty();
            }
        }

        private static String line(Path file) {
            try (InputStream in = Files.newInputStream(file)) {
                return new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8).strip();
            } catch (IOException e) {
                return "";
            }
        }

        /** Resolves names in git's folder for a directory; empty outside a repository. */
        static List<Path> files(Path directory, String... names) {
            List<Path> paths = new ArrayList<>();
            of(directory)
                    .ifPresent(
                            folder -> {
                                for (String name : names) {
                                    paths.add(folder.resolve(name));
                                }
                            });
            return paths;
        }
    }
}
