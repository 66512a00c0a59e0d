package aish.workspace;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Decides what to leave out of a directory: in a repository what its ignore files say, elsewhere
 * the usual directories of tools. {@code .git} is always left out.
 */
final class IgnoreRules {
    static final String GIT = ".git";

    /** Directories that tools create, for places without ignore files. */
    static final Set<String> TOOL_DIRECTORIES =
            Set.of(
                    "node_modules",
                    "__pycache__",
                    ".venv",
                    ".tox",
                    ".mypy_cache",
                    ".pytest_cache",
                    ".gradle",
                    ".hg",
                    ".svn",
                    ".cache",
                    ".terraform");

    private final Path directory;
    private final @Nullable IgnoreRules above;
    private final IgnoreFile own;
    private final IgnoreFile excluded;
    private final boolean inRepository;

    private IgnoreRules(Path directory, @Nullable IgnoreRules above) {
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
        Optional<Path> top = repository(directory);
        if (top.isEmpty()) {
            return new IgnoreRules(directory, null);
        }
        IgnoreRules rules = new IgnoreRules(top.get(), null);
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
        return new IgnoreRules(child, this);
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
        if (!inRepository) {
            return TOOL_DIRECTORIES.contains(name) && isDirectory.getAsBoolean();
        }
        for (@Nullable IgnoreRules at = this; at != null; at = at.above) {
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
}
