package aish.offline;

import module java.base;

/**
 * The machine as seen through its search path and directories, which are read on demand.
 *
 * @param searchPath directories separated by colons, as in {@code PATH}
 */
record SearchPathMachine(String searchPath) implements Machine {
    /** The most names read from one directory; more are not worth searching for a similar name. */
    private static final int MOST_ENTRIES = 5_000;

    @Override
    public boolean has(String program) {
        return !program.isEmpty()
                && program.indexOf('/') < 0
                && directories().stream()
                        .anyMatch(directory -> Files.isExecutable(directory.resolve(program)));
    }

    @Override
    public Set<String> programs() {
        Set<String> names = new TreeSet<>();
        directories().forEach(directory -> names.addAll(names(directory)));
        return names;
    }

    private List<Path> directories() {
        List<Path> directories = new ArrayList<>();
        for (String directory : searchPath.split(":", -1)) {
            if (directory.startsWith("/") && directory.indexOf('\0') < 0) {
                directories.add(Path.of(directory));
            }
        }
        return directories;
    }

    private static List<String> names(Path directory) {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.limit(MOST_ENTRIES)
                    .map(entry -> String.valueOf(entry.getFileName()))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }
}
