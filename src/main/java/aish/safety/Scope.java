package aish.safety;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What earlier commands of the line have settled: variables, functions, the directory. */
final class Scope {
    private final Map<String, String> variables;
    private final Set<String> functions;

    /** Names whose value the line changed in a way that cannot be followed. */
    private final Set<String> lost;

    private String directory;

    private Scope(
            Map<String, String> variables,
            Set<String> functions,
            Set<String> lost,
            String directory) {
        this.variables = variables;
        this.functions = functions;
        this.lost = lost;
        this.directory = directory;
    }

    static Scope fresh() {
        return new Scope(new HashMap<>(), new HashSet<>(), new HashSet<>(), ".");
    }

    Scope copy() {
        return new Scope(
                new HashMap<>(variables), new HashSet<>(functions), new HashSet<>(lost), directory);
    }

    void set(String name, String value) {
        variables.put(name, value);
        lost.remove(name);
    }

    void forget(String name) {
        variables.remove(name);
        lost.add(name);
    }

    /** The value if the line or common sense settles it. */
    Optional<String> value(String name) {
        String set = variables.get(name);
        if (set != null) {
            return Optional.of(set);
        }
        if (lost.contains(name)) {
            return Optional.empty();
        }
        return switch (name) {
            case "HOME" -> Optional.of("~");
            case "PWD" -> Optional.of(directory);
            case "TMPDIR" -> Optional.of("/tmp");
            default -> Optional.empty();
        };
    }

    void define(String function) {
        functions.add(function);
    }

    boolean isFunction(String name) {
        return functions.contains(name);
    }

    /** Where relative paths lead, itself relative to where the line starts. */
    String directory() {
        return directory;
    }

    void enter(String path) {
        directory = Paths.resolve(directory, path);
    }
}
