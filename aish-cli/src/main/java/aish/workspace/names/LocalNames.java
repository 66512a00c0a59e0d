package aish.workspace.names;

import module java.base;

import aish.text.Resource;
import aish.workspace.names.ListedNames.NameReaders;

/**
 * Knows what a program's arguments may name on this machine and in a directory: what files list.
 * Thread-safe.
 */
public final class LocalNames {
    private static final List<String> UNITS = List.of(".service", ".timer", ".socket", "");

    private final Map<String, List<NameSource>> sources = new HashMap<>();
    private final NameSource files;
    private final NameSource gitAliases;

    public LocalNames(Path home) {
        this.files = new FolderNames(List::of, List.of(""));
        this.gitAliases = GitNames.aliases(home);
        Map<String, List<NameSource>> kinds = kinds(home);
        Map<String, Set<String>> programs = Resource.lists(LocalNames.class, "programs.txt");
        kinds.forEach(
                (kind, names) ->
                        programs.getOrDefault(kind, Set.of())
                                .forEach(program -> sources.put(program, names)));
    }

    private static Map<String, List<NameSource>> kinds(Path home) {
        return Map.of(
                "branches",
                List.of(new GitNames()),
                "make",
                listed(NameReaders::makefile, "Makefile", "makefile", "GNUmakefile"),
                "hosts",
                List.of(
                        listed(home.resolve(".ssh/config"), NameReaders::sshConfig),
                        listed(home.resolve(".ssh/known_hosts"), NameReaders::knownHosts),
                        listed(Path.of("/etc/hosts"), NameReaders::hosts)),
                "users",
                List.of(listed(Path.of("/etc/passwd"), NameReaders::beforeColon)),
                "units",
                List.of(
                        new FolderNames(
                                ListedNames.always(
                                        Path.of("/etc/systemd/system"),
                                        Path.of("/run/systemd/system"),
                                        Path.of("/usr/lib/systemd/system")),
                                UNITS)));
    }

    private static List<NameSource> listed(ListedNames.Reader reader, String... files) {
        return List.of(new ListedNames(ListedNames.in(files), reader));
    }

    private static NameSource listed(Path file, ListedNames.Reader reader) {
        return new ListedNames(ListedNames.always(file), reader);
    }

    /** Whether the word names something that the program accepts: a file, a branch, a host… */
    public boolean isNameFor(String program, Path directory, String word) {
        return files.has(directory, word)
                || sources.getOrDefault(program, List.of()).stream()
                        .anyMatch(source -> source.has(directory, word));
    }

    /** Whether the user defined a subcommand of that name, such as a git alias. */
    public boolean isSubcommandOf(String program, Path directory, String word) {
        return program.equals("git") && gitAliases.has(directory, word);
    }

    /**
     * Names of one kind that exist around a directory. Reads only local files, and only a bounded
     * part of them; what cannot be read has no names. Thread-safe.
     */
    interface NameSource {
        /** Returns every name, up to a limit. */
        Set<String> names(Path directory);

        /** Whether there is such a name. Fast enough to be called on every keystroke. */
        default boolean has(Path directory, String name) {
            return names(directory).contains(name);
        }
    }

    /** Names of the files in some folders, with or without a suffix. */
    static final class FolderNames implements NameSource {
        private static final int MOST = 5_000;

        private final Function<Path, List<Path>> folders;
        private final List<String> endings;

        /**
         * @param folders the folders to list, for a directory; not all need to exist
         * @param endings suffixes that are cut off; the empty one keeps the whole name
         */
        FolderNames(Function<Path, List<Path>> folders, List<String> endings) {
            this.folders = folders;
            this.endings = List.copyOf(endings);
        }

        @Override
        public Set<String> names(Path directory) {
            Set<String> names = new HashSet<>();
            for (Path folder : folders.apply(directory)) {
                collect(folder, names);
            }
            return names;
        }

        private void collect(Path folder, Set<String> names) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    String name = String.valueOf(file.getFileName());
                    for (String ending : endings) {
                        if (name.endsWith(ending) && names.size() < MOST) {
                            names.add(name.substring(0, name.length() - ending.length()));
                        }
                    }
                }
            } catch (IOException e) {
                // a folder that does not exist or cannot be read has no names
                return;
            }
        }

        /** Checks for the file itself, which is cheaper than listing the folder. */
        @Override
        public boolean has(Path directory, String name) {
            if (name.isEmpty() || name.startsWith(".") || name.indexOf('/') >= 0) {
                return false;
            }
            try {
                for (Path folder : folders.apply(directory)) {
                    for (String ending : endings) {
                        if (Files.exists(
                                folder.resolve(name + ending), LinkOption.NOFOLLOW_LINKS)) {
                            return true;
                        }
                    }
                }
            } catch (InvalidPathException e) {
                return false;
            }
            return false;
        }
    }
}
