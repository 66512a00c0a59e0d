package aish.memory;

import module java.base;

import aish.text.NumberedName;

/**
 * Something that the user asked aish to remember.
 *
 * @param project the directory in and below which it applies; empty if it applies everywhere
 */
public record MemoryItem(
        String id,
        Kind kind,
        Optional<Path> project,
        String text,
        Instant created,
        Instant updated) {
    /** What it is about. */
    public enum Kind {
        FACT,
        PREFERENCE,
        PROJECT;

        /** The word that the user types for it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Kind> of(String word) {
            String name = word.toUpperCase(Locale.ROOT);
            return Arrays.stream(values()).filter(kind -> kind.name().equals(name)).findFirst();
        }

        public static List<String> words() {
            return Arrays.stream(values()).map(Kind::word).toList();
        }
    }

    static final NumberedName IDS = new NumberedName("mem-");

    /**
     * Whether it applies in a project. Its own may be named by way of symbolic links.
     *
     * @param root the real path of the project
     */
    public boolean appliesIn(Path root) {
        return project.map(own -> own.equals(root) || isSame(own, root)).orElse(true);
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return one.toRealPath().equals(other);
        } catch (IOException e) {
            return false;
        }
    }

    /** Formats the item for one line. */
    public String shown() {
        String place = project.map(directory -> ", in " + directory).orElse("");
        return id + "  " + text + "  (" + kind.word() + place + ")";
    }

    boolean isCalled(String name) {
        int number = IDS.number(name);
        return number > 0 && number == IDS.number(id);
    }

    MemoryItem with(String newText, Instant now) {
        return new MemoryItem(id, kind, project, newText, created, now);
    }
}
