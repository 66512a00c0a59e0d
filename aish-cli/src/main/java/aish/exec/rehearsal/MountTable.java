package aish.exec.rehearsal;

import module java.base;

/** What is mounted where, as {@code /proc/self/mountinfo} tells. */
record MountTable(SequencedMap<Path, Set<String>> mounts) {
    private static final Path FILE = Path.of("/proc/self/mountinfo");

    /** The restrictions that a mount of something restricted must repeat. */
    private static final List<String> RESTRICTIONS =
            List.of("nosuid", "nodev", "noexec", "noatime", "nodiratime", "relatime");

    private static final int POINT = 4;
    private static final int OPTIONS = 5;

    MountTable {
        mounts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(mounts));
    }

    static MountTable read() throws IOException {
        return parse(Files.readString(FILE, StandardCharsets.ISO_8859_1));
    }

    /**
     * @param text with the bytes of names as characters
     */
    static MountTable parse(String text) {
        SequencedMap<Path, Set<String>> mounts = new LinkedHashMap<>();
        for (String line : text.split("\n", -1)) {
            String[] fields = line.split(" ", -1);
            if (fields.length > OPTIONS) {
                // the last mount on a directory hides those before it
                mounts.put(path(fields[POINT]), Set.of(fields[OPTIONS].split(",", -1)));
            }
        }
        return new MountTable(mounts);
    }

    /** Names contain octal escapes for spaces, tabs, newlines and backslashes. */
    private static Path path(String field) {
        String plain =
                Pattern.compile("\\\\([0-7]{3})")
                        .matcher(field)
                        .replaceAll(
                                octal ->
                                        Matcher.quoteReplacement(
                                                String.valueOf(
                                                        (char)
                                                                Integer.parseInt(
                                                                        octal.group(1), 8))));
        return Path.of(
                new String(plain.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8));
    }

    /** Whether something is mounted below a directory. */
    boolean isDivided(Path directory) {
        return !below(directory).isEmpty();
    }

    /** What is mounted below a directory, from the top down. */
    List<Path> below(Path directory) {
        return mounts.keySet().stream()
                .filter(point -> point.startsWith(directory) && !point.equals(directory))
                .sorted()
                .toList();
    }

    /** The restrictions of the file system that contains a path, as options. */
    List<String> restrictions(Path path) {
        Set<String> options = Set.of();
        int longest = -1;
        for (Map.Entry<Path, Set<String>> mount : mounts.entrySet()) {
            if (path.startsWith(mount.getKey()) && mount.getKey().getNameCount() > longest) {
                longest = mount.getKey().getNameCount();
                options = mount.getValue();
            }
        }
        return RESTRICTIONS.stream().filter(options::contains).toList();
    }
}
