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

    private final SafetyFacts facts;
    private String directory;

    /** Whether some run of the line could be elsewhere. */
    private boolean astray;

    private Scope(
            Map<String, String> variables,
            Set<String> functions,
            Set<String> lost,
            SafetyFacts facts,
            String directory) {
        this.variables = variables;
        this.functions = functions;
        this.lost = lost;
        this.facts = facts;
        this.directory = directory;
    }

    /** Where nothing is known, such as on another machine. */
    static Scope fresh() {
        return of(SafetyFacts.none());
    }

    static Scope of(SafetyFacts facts) {
        return new Scope(new HashMap<>(), new HashSet<>(), new HashSet<>(), facts, ".");
    }

    Scope copy() {
        Scope copy =
                new Scope(
                        new HashMap<>(variables),
                        new HashSet<>(functions),
                        new HashSet<>(lost),
                        facts,
                        directory);
        copy.astray = astray;
        return copy;
    }

    void set(String name, String value) {
        variables.put(name, value);
        lost.remove(name);
    }

    void forget(String name) {
        variables.remove(name);
        lost.add(name);
    }

    /** Whether the line itself gives the variable a value or takes it away. */
    boolean changes(String name) {
        return variables.containsKey(name) || lost.contains(name);
    }

    /** The value if the line, the session or common sense settles it; a tilde is the home. */
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
            case "PWD" -> Optional.of(workingDirectory());
            case "TMPDIR" -> Optional.of(facts.variables().getOrDefault(name, "/tmp"));
            default -> Optional.ofNullable(facts.variables().get(name)).filter(Scope::isPlain);
        };
    }

    private String workingDirectory() {
        boolean known = facts.directory().isPresent() && !directory.startsWith("~");
        return known
                ? facts.directory().get().resolve(directory).normalize().toString()
                : directory;
    }

    /** Only a value that no mark of ours could be mistaken for. */
    private static boolean isPlain(String value) {
        return !value.startsWith("~")
                && value.indexOf(Field.TOP) < 0
                && value.indexOf(Field.NAME) < 0;
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

    /** Goes back to a directory where the line was before. */
    void goBack(String earlier) {
        directory = earlier;
    }

    /** The line may or may not have changed the directory. */
    void goAstray() {
        astray = true;
    }

    /** The directory if it is the same whatever commands succeed, else an unknown one. */
    String certainDirectory() {
        return astray ? String.valueOf(Field.TOP) : directory;
    }
}
