package aish.workspace;

import module java.base;

import aish.text.Glob;
import org.jspecify.annotations.Nullable;

/**
 * Decides what to leave out of a directory: in a repository what its ignore files say, elsewhere
 * the usual directories of tools. {@code .git} is always left out.
 */
final class IgnoreRules {
    static final String GIT = ".git";

    private final Path directory;
    private final @Nullable IgnoreRules above;
    private final IgnoreFile own;
    private final IgnoreFile excluded;
    private final boolean inRepository;
    private final Extra extra;

    /**
     * Patterns of the user that come before all ignore files.
     *
     * @param root the directory that they are relative to
     * @param patterns as in a {@code .gitignore}
     */
    record Extra(Path root, List<String> patterns, IgnoreFile file) {
        static final Extra NONE = new Extra(Path.of("/"), List.of());

        Extra(Path root, List<String> patterns) {
            this(root, List.copyOf(patterns), IgnoreFile.parse(String.join("\n", patterns)));
        }

        private Optional<Boolean> ignores(
                Path directory, String name, BooleanSupplier isDirectory) {
            if (patterns.isEmpty() || !directory.startsWith(root)) {
                return Optional.empty();
            }
            String steps = root.relativize(directory).toString();
            return file.ignores(steps.isEmpty() ? name : steps + "/" + name, isDirectory);
        }
    }

    private IgnoreRules(Path directory, @Nullable IgnoreRules above, Extra extra) {
        this.extra = extra;
        boolean top = Files.exists(directory.resolve(GIT));
        this.directory = directory;
        this.above = top ? null : above;
        this.inRepository = top || (above != null && above.inRepository);
        this.own =
                inRepository
                        ? IgnoreFile.read(directory.resolve(".gitignore"))
                        : IgnoreFile.parse("");
        this.excluded =
                top
                        ? IgnoreFile.read(directory.resolve(GIT + "/info/exclude"))
                        : IgnoreFile.parse("");
    }

    /** Returns the rules for a directory, including those of the repository around it. */
    static IgnoreRules in(Path directory) {
        return in(directory, Extra.NONE);
    }

    static IgnoreRules in(Path directory, Extra extra) {
        Optional<Path> top = repository(directory);
        if (top.isEmpty()) {
            return new IgnoreRules(directory, null, extra);
        }
        IgnoreRules rules = new IgnoreRules(top.get(), null, extra);
        for (Path step : top.get().relativize(directory)) {
            if (!step.toString().isEmpty()) {
                rules = rules.enter(rules.directory.resolve(step));
            }
        }
        return rules;
    }

    private static Optional<Path> repository(Path directory) {
        for (@Nullable Path at = directory; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(GIT))) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** Returns the rules for a subdirectory of this one. */
    IgnoreRules enter(Path child) {
        return new IgnoreRules(child, this, extra);
    }

    boolean inRepository() {
        return inRepository;
    }

    /**
     * Whether to leave out the entry with that name in this directory.
     *
     * @param isDirectory called only if it matters
     */
    boolean ignores(String name, BooleanSupplier isDirectory) {
        if (name.equals(GIT)) {
            return true;
        }
        Optional<Boolean> chosen = extra.ignores(directory, name, isDirectory);
        if (chosen.isPresent()) {
            return chosen.get();
        }
        if (!inRepository) {
            return FileOrigin.isIn("tools", name) && isDirectory.getAsBoolean();
        }
        for (@Nullable IgnoreRules at = this; at != null; at = at.above) {
            if (at.own.isEmpty() && at.excluded.isEmpty()) {
                continue;
            }
            String steps = at == this ? "" : at.directory.relativize(directory) + "/";
            String relative = steps + name;
            Optional<Boolean> said = at.own.ignores(relative, isDirectory);
            if (said.isEmpty()) {
                said = at.excluded.ignores(relative, isDirectory);
            }
            if (said.isPresent()) {
                return said.get();
            }
        }
        return false;
    }

    /** The rules of one {@code .gitignore} file; the last one that matches decides. */
    static final class IgnoreFile {
        private static final int MOST_BYTES = 1 << 20;
        private static final String SPECIAL = "*?[\\";

        /**
         * One line of the file.
         *
         * @param start the literal beginning of a matching path
         * @param rest the pattern for the rest of it
         * @param anywhere whether only the last name of a path is matched
         */
        private record Rule(
                String start, Glob rest, boolean anywhere, boolean directories, boolean keeps) {
            boolean matches(String path, BooleanSupplier directory) {
                String text = anywhere ? path.substring(path.lastIndexOf('/') + 1) : path;
                return text.startsWith(start)
                        && rest.matches(text.substring(start.length()))
                        && (!directories || directory.getAsBoolean());
            }
        }

        private final List<Rule> rules;

        private IgnoreFile(List<Rule> rules) {
            this.rules = rules;
        }

        /**
         * Returns no rules if there is no such file or it is a symbolic link, which git does not
         * follow here.
         */
        static IgnoreFile read(Path file) {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return new IgnoreFile(List.of());
            }
            try (InputStream in = Files.newInputStream(file)) {
                return parse(new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
            } catch (IOException e) {
                return new IgnoreFile(List.of());
            }
        }

        static IgnoreFile parse(String text) {
            String marked = text.startsWith("\ufeff") ? text.substring(1) : text;
            return new IgnoreFile(
                    Arrays.stream(marked.split("\n", -1))
                            .map(
                                    line ->
                                            line.endsWith("\r")
                                                    ? line.substring(0, line.length() - 1)
                                                    : line)
                            .map(IgnoreFile::rule)
                            .flatMap(Optional::stream)
                            .toList());
        }

        private static Optional<Rule> rule(String line) {
            if (line.startsWith("#")) {
                return Optional.empty();
            }
            String pattern = trimmed(line);
            boolean keeps = pattern.startsWith("!");
            pattern = keeps ? pattern.substring(1) : pattern;
            boolean directories = pattern.endsWith("/");
            pattern = directories ? pattern.substring(0, pattern.length() - 1) : pattern;
            boolean anywhere = pattern.indexOf('/') < 0;
            String path = pattern.startsWith("/") ? pattern.substring(1) : pattern;
            int literal = literal(path);
            return path.isEmpty()
                    ? Optional.empty()
                    : Glob.ofPath(path.substring(literal))
                            .map(
                                    rest ->
                                            new Rule(
                                                    path.substring(0, literal),
                                                    rest,
                                                    anywhere,
                                                    directories,
                                                    keeps));
        }

        /** Removes trailing spaces, except those escaped with a backslash. */
        private static String trimmed(String line) {
            int end = 0;
            for (int i = 0; i < line.length(); i++) {
                if (line.charAt(i) == '\\') {
                    i++;
                    end = Math.min(i + 1, line.length());
                } else if (line.charAt(i) != ' ') {
                    end = i + 1;
                }
            }
            return line.substring(0, end);
        }

        private static int literal(String pattern) {
            int end = 0;
            while (end < pattern.length() && SPECIAL.indexOf(pattern.charAt(end)) < 0) {
                end++;
            }
            return end;
        }

        boolean isEmpty() {
            return rules.isEmpty();
        }

        /**
         * Returns true if a path is ignored, false if a rule excludes it from being ignored, empty
         * if no rule matches.
         *
         * @param path relative to the directory of this file, with slashes
         */
        Optional<Boolean> ignores(String path, BooleanSupplier directory) {
            for (Rule rule : rules.reversed()) {
                if (rule.matches(path, directory)) {
                    return Optional.of(!rule.keeps());
                }
            }
            return Optional.empty();
        }
    }
}
