package aish.workspace.names;

import module java.base;

import aish.text.HomePath;
import aish.workspace.names.ListedNames.NameReaders;

/** The hosts that OpenSSH knows by name on this machine, from the user's own files. */
public final class SshHosts {
    /** More files are not read, because files can include each other. */
    private static final int MOST_FILES = 50;

    /** A host with a port, as in known_hosts. */
    private static final Pattern WITH_PORT = Pattern.compile("\\[([^]]+)]:(\\d+)");

    private SshHosts() {}

    /** Returns the names that have no patterns in them and are not hashed. */
    public static NavigableSet<String> of(Path home) {
        Path folder = home.resolve(".ssh");
        NavigableSet<String> names = new TreeSet<>();
        for (Path file : configs(folder, home)) {
            NameReaders.sshConfig(text(file), names::add);
        }
        NameReaders.knownHosts(
                text(folder.resolve("known_hosts")),
                name -> names.add(WITH_PORT.matcher(name).replaceFirst("ssh://$1:$2")));
        return names;
    }

    private static Set<Path> configs(Path folder, Path home) {
        Set<Path> found = new LinkedHashSet<>();
        Deque<Path> left = new ArrayDeque<>(List.of(folder.resolve("config")));
        while (!left.isEmpty() && found.size() < MOST_FILES) {
            Path file = left.remove();
            if (found.add(file)) {
                NameReaders.sshSetting(
                        text(file),
                        "Include",
                        pattern -> left.addAll(included(folder, pattern, home)));
            }
        }
        return found;
    }

    /** Returns the files that a pattern in the last part of a path means, below the folder only. */
    private static List<Path> included(Path folder, String pattern, Path home) {
        try {
            Path named = folder.resolve(HomePath.expand(pattern, home)).normalize();
            if (!named.startsWith(folder) || named.equals(folder)) {
                return List.of();
            }
            try (DirectoryStream<Path> files =
                    Files.newDirectoryStream(
                            named.resolveSibling("."), named.getFileName().toString())) {
                return StreamSupport.stream(files.spliterator(), false)
                        .limit(MOST_FILES)
                        .map(Path::normalize)
                        .sorted()
                        .toList();
            }
        } catch (IOException | DirectoryIteratorException | IllegalArgumentException e) {
            // what cannot be read has no hosts
            return List.of();
        }
    }

    private static String text(Path file) {
        return Files.isRegularFile(file) ? ListedNames.text(file) : "";
    }
}
