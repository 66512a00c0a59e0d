package aish.workspace;

import module java.base;

import aish.text.Resource;
import aish.workspace.IgnoreRules.IgnoreFile;

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

    /**
     * What a project's {@code .gitattributes} says about its files, which comes before all else.
     */
    static final class Attributes {
        private static final String FILE = ".gitattributes";
        private static final int MOST_BYTES = 1 << 20;

        private final IgnoreFile generated;
        private final IgnoreFile vendored;

        private Attributes(String text) {
            this.generated = patterns(text, "linguist-generated");
            this.vendored = patterns(text, "linguist-vendored");
        }

        static Attributes in(Path root) {
            Path file = root.resolve(FILE);
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return new Attributes("");
            }
            try (InputStream in = Files.newInputStream(file)) {
                return new Attributes(
                        new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
            } catch (IOException e) {
                return new Attributes("");
            }
        }

        private static IgnoreFile patterns(String text, String attribute) {
            StringBuilder rules = new StringBuilder();
            for (String line : text.lines().toList()) {
                String[] words = line.strip().split("\\s+", -1);
                for (int i = 1; i < words.length; i++) {
                    String word = words[i];
                    if (word.equals(attribute) || word.equals(attribute + "=true")) {
                        rules.append(words[0]).append('\n');
                    } else if (word.equals("-" + attribute) || word.equals(attribute + "=false")) {
                        rules.append('!').append(words[0]).append('\n');
                    }
                }
            }
            return IgnoreFile.parse(rules.toString());
        }

        /**
         * @param path relative to the root
         */
        Optional<FileOrigin> of(String path) {
            Optional<Boolean> copied = vendored.ignores(path, () -> false);
            Optional<Boolean> written = generated.ignores(path, () -> false);
            if (copied.orElse(false)) {
                return Optional.of(VENDORED);
            }
            if (written.orElse(false)) {
                return Optional.of(GENERATED);
            }
            return copied.or(() -> written).map(_ -> OWN);
        }
    }
}
