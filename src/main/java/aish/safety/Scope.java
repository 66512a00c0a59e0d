package aish.safety;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What earlier commands of the line have settled: variables, functions, the directory. */
final class Scope {
    private final Map<String, String> variables;
    private final Set<String> functions;

    /** Arrays whose words the line settles; {@code @} are the positional parameters. */
    private final Map<String, List<String>> arrays = new HashMap<>();

    /** Names whose value the line changed in a way that cannot be followed. */
    private final Set<String> lost;

    private final SafetyFacts facts;
    private String directory;

    /** Whether some run of the line could be elsewhere. */
    private boolean astray;

    /** Whether one variable may stand for another, so that none is what it seems. */
    private boolean aliased;

    /** Whether {@code >} leaves files alone that are there already. */
    private boolean keeping;

    /** Variables that hold data of this machine: what a command printed or a file says. */
    private final Set<String> carriers = new HashSet<>();

    private Descriptors descriptors = Descriptors.terminal();

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
        copy.keeping = keeping;
        copy.aliased = aliased;
        copy.descriptors = descriptors;
        copy.carriers.addAll(carriers);
        copy.arrays.putAll(arrays);
        return copy;
    }

    void set(String name, String value) {
        variables.put(name, value);
        carriers.remove(name);
        arrays.remove(name);
        lost.remove(name);
    }

    /** The variable holds data of this machine from now on, or may. */
    void carry(String name) {
        carriers.add(name);
    }

    boolean carries(String name) {
        return carriers.contains(name);
    }

    void forget(String name) {
        variables.remove(name);
        arrays.remove(name);
        lost.add(name);
    }

    void setArray(String name, List<String> words) {
        forget(name);
        arrays.put(name, List.copyOf(words));
    }

    /** Functions and other shells have parameters of their own. */
    void forgetArguments() {
        forget("@");
        for (int i = 1; i <= 9; i++) {
            forget(String.valueOf(i));
        }
    }

    /** {@code declare -n}. */
    void alias() {
        aliased = true;
    }

    Optional<List<String>> array(String name) {
        return aliased ? Optional.empty() : Optional.ofNullable(arrays.get(name));
    }

    /** After {@code set -C}, or when that is over or may be. */
    void keepFiles(boolean keeps) {
        keeping = keeps;
    }

    /** A function might have changed it back. */
    boolean keepsFiles() {
        return keeping && functions.isEmpty();
    }

    /** Code that nobody can follow has run: nothing that was settled is so any more. */
    void forgetAll() {
        List.copyOf(variables.keySet()).forEach(this::forget);
        List.copyOf(arrays.keySet()).forEach(this::forget);
        keeping = false;
    }

    /** Whether the line itself gives the variable a value or takes it away. */
    boolean changes(String name) {
        return variables.containsKey(name) || lost.contains(name);
    }

    /** The value if the line, the session or common sense settles it; a tilde is the home. */
    Optional<String> value(String name) {
        String set = variables.get(name);
        if (set != null && aliased) {
            return Optional.empty();
        }
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

    Descriptors descriptors() {
        return descriptors;
    }

    void redirect(Descriptors others) {
        descriptors = others;
    }

    /** The same, for a command whose input and output are pipes as far as is said. */
    Scope piped(boolean input, boolean output) {
        Scope copy = copy();
        copy.descriptors = input ? copy.descriptors.without(0) : copy.descriptors;
        copy.descriptors = output ? copy.descriptors.without(1) : copy.descriptors;
        return copy;
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
