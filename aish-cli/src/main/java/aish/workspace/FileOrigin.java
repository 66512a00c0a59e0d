package aish.workspace;

import module java.base;

import aish.text.Resource;

/** Where a file of a project comes from. */
public enum FileOrigin {
    /** Written for this project. */
    OWN,
    /** Written by a tool. */
    GENERATED,
    /** Copied from another project. */
    VENDORED,
    /** Part of another repository inside this one. */
    NESTED;

    private static final Map<String, Set<String>> NAMES =
            Resource.lists(FileOrigin.class, "file-names.txt");

    private static final Pattern GENERATED_NAME =
            Pattern.compile(
                    ".*(\\.min\\.(js|css)|\\.(js|css)\\.map|\\.bundle\\.js|\\.pb\\.(go|cc|h|swift)"
                            + "|_pb2(_grpc)?\\.pyi?|\\.(g|freezed)\\.dart|\\.designer\\.cs"
                            + "|[._]generated\\.[^.]+)|zz_generated\\..*");

    /** How a comment at the start of a file says that a tool wrote it. */
    private static final Pattern GENERATED_TEXT =
            Pattern.compile(
                    "(?im)^[\\s/*#;<!%-]+.*?(@generated\\b|\\bgenerated\\b.*\\bdo not (edit|modify)\\b"
                            + "|\\bautomatically generated\\b|\\bauto-?generated (by|from|file)\\b)");

    private static final int START = 1 << 10;

    /** Whether a name is on one of the lists of file-names.txt. */
    static boolean isIn(String list, String name) {
        return names(list).contains(name);
    }

    static Set<String> names(String list) {
        return Objects.requireNonNull(NAMES.get(list), list);
    }

    /** Judges by its path alone; the path is relative to the root. */
    public static FileOrigin of(String path) {
        String[] steps = path.split("/", -1);
        for (int i = 0; i < steps.length - 1; i++) {
            FileOrigin origin = ofDirectory(steps[i], Set.of());
            if (origin != OWN) {
                return origin;
            }
        }
        return ofName(steps[steps.length - 1]);
    }

    /**
     * @param beside the names of the files beside it
     */
    static FileOrigin ofDirectory(String name, Set<String> beside) {
        if (isIn("vendored", name)) {
            return VENDORED;
        }
        boolean built =
                !Collections.disjoint(NAMES.getOrDefault("built:" + name, Set.of()), beside);
        return built || isIn("generated", name) ? GENERATED : OWN;
    }

    static FileOrigin ofName(String name) {
        return isIn("lock-files", name) || GENERATED_NAME.matcher(name).matches() ? GENERATED : OWN;
    }

    /** Whether a comment at its start says that a tool wrote it. */
    static boolean saysGenerated(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String start = new String(in.readNBytes(START), StandardCharsets.ISO_8859_1);
            return GENERATED_TEXT.matcher(start).find();
        } catch (IOException e) {
            return false;
        }
    }
}
