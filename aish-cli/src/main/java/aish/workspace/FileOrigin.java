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
            FileOrigin origin = ofDirectory(steps[i]);
            if (origin != OWN) {
                return origin;
            }
        }
        return ofName(steps[steps.length - 1]);
    }

    private static FileOrigin ofDirectory(String name) {
        return isIn("vendored", name) ? VENDORED : isIn("generated", name) ? GENERATED : OWN;
    }

    /** Judges a directory by its name, and by the files beside it. */
    static FileOrigin ofDirectory(Path directory) {
        String name = String.valueOf(directory.getFileName());
        boolean built =
                NAMES.getOrDefault("built:" + name, Set.of()).stream()
                        .anyMatch(file -> Files.exists(directory.resolveSibling(file)));
        return built ? GENERATED : ofDirectory(name);
    }

    static FileOrigin ofName(String name) {
        return isIn("lock-files", name) || GENERATED_NAME.matcher(name).matches() ? GENERATED : OWN;
    }
}
