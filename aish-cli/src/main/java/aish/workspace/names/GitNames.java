package aish.workspace.names;

import module java.base;

import aish.files.GitDirectory;
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
                                    files(
                                            directory,
                                            "refs/heads",
                                            "refs/tags",
                                            "refs/remotes",
                                            "refs/remotes/origin"),
                            List.of("")),
                    new ListedNames(
                            directory -> files(directory, "packed-refs"), GitNames::readPacked),
                    new ListedNames(
                            directory -> files(directory, "config"), GitNames::readRemotes));

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
                    List<Path> files = files(directory, "config");
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

    /** Resolves names in git's folder for a directory; empty outside a repository. */
    private static List<Path> files(Path directory, String... names) {
        List<Path> paths = new ArrayList<>();
        Optional<Path> folder = GitDirectory.around(directory).map(GitDirectory::shared);
        folder.ifPresent(git -> Stream.of(names).map(git::resolve).forEach(paths::add));
        return paths;
    }
}
