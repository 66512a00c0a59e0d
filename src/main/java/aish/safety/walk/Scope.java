package aish.safety.walk;

import aish.bash.ShellNode;
import aish.safety.SafetyFacts;
import aish.safety.rules.VariableNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What earlier commands of the line have settled: variables, functions, the directory. */
public final class Scope {
    /** Longer values, and arrays of more items, are not followed. */
    private static final int LONGEST_VALUE = 4_096;

    private static final int MOST_ITEMS = 200;

    private final Map<String, String> variables = new HashMap<>();

    /** Arrays whose words the line settles; {@code @} are the positional parameters. */
    private final Map<String, List<String>> arrays = new HashMap<>();

    /** Names whose value the line changed in a way that cannot be followed. */
    private final Set<String> lost = new HashSet<>();

    /** Names whose value comes from a file, from another command or from the input. */
    private final Set<String> data = new HashSet<>();

    /** Names whose value only the system's own files decide. */
    private final Set<String> trusted = new HashSet<>();

    /** Names that later commands of any process see. */
    private final Set<String> exported = new HashSet<>();

    /** The attributes that {@code declare} gave, by name. */
    private final Map<String, String> attributes = new HashMap<>();

    /** Names that code between the commands may set; the same for all copies. */
    private final Set<String> restless;

    /** All definitions of a function that may hold. */
    private final Map<String, List<ShellNode.Function>> functions = new HashMap<>();

    /** Functions, and attributes of variables, that are there whatever commands succeed. */
    private final Set<String> certain = new HashSet<>();

    /** Arrays with numbers for keys, which cannot be given other keys any more. */
    private final Set<String> indexed = new HashSet<>();

    /** Variables that lost the attributes which the session gave them. */
    private final Set<String> undeclared = new HashSet<>();

    /** What the line gave to variables, in pieces, some of which may not be followed. */
    private final Map<String, List<String>> pieces = new HashMap<>();

    /** Whether patterns that match nothing vanish. */
    private boolean nullglob;

    private final SafetyFacts facts;
    private PossibleDirectories here = PossibleDirectories.of(".");

    /** Where the last command leaves the line if it succeeds, and if it fails. */
    private PossibleDirectories ifDone = here;

    private PossibleDirectories ifFailed = here;

    /** Where the line has been. */
    private PossibleDirectories visited = here;

    /** Whether one variable may stand for another, so that none is what it seems. */
    private boolean aliased;

    /** Whether {@code >} leaves files alone that are there already. */
    private boolean keeping;

    private OpenDescriptors descriptors = OpenDescriptors.terminal();

    /** Whether it is a process of its own, which knows only what is exported to it. */
    private boolean apart;

    private Scope(SafetyFacts facts, Set<String> restless) {
        this.facts = facts;
        this.restless = restless;
    }

    /** Where nothing is known, such as on another machine. */
    public static Scope fresh() {
        return of(SafetyFacts.none());
    }

    public static Scope of(SafetyFacts facts) {
        return new Scope(facts, new HashSet<>());
    }

    public Scope copy() {
        Scope copy = new Scope(facts, restless);
        copy.variables.putAll(variables);
        copy.descriptors = descriptors;
        copy.arrays.putAll(arrays);
        copy.lost.addAll(lost);
        copy.data.addAll(data);
        copy.trusted.addAll(trusted);
        copy.exported.addAll(exported);
        copy.attributes.putAll(attributes);
        functions.forEach((name, bodies) -> copy.functions.put(name, new ArrayList<>(bodies)));
        copy.certain.addAll(certain);
        copy.indexed.addAll(indexed);
        copy.undeclared.addAll(undeclared);
        pieces.forEach((name, texts) -> copy.pieces.put(name, new ArrayList<>(texts)));
        copy.nullglob = nullglob;
        copy.here = here;
        copy.ifDone = ifDone;
        copy.ifFailed = ifFailed;
        copy.visited = visited;
        copy.aliased = aliased;
        copy.keeping = keeping;
        copy.apart = apart;
        return copy;
    }

    /** For a program that is another shell: it knows what is exported, and has own arguments. */
    Scope forOtherShell() {
        Scope other = copy();
        other.apart = true;
        other.forgetArguments();
        variables.keySet().stream().filter(name -> !exported.contains(name)).forEach(other::forget);
        List.copyOf(arrays.keySet()).forEach(other::forget);
        other.functions.keySet().removeIf(name -> !exported.contains(name + "()"));
        other.keeping = false;
        return other;
    }

    public void set(String name, String value) {
        piece(name, value);
        if (value.length() > LONGEST_VALUE) {
            forget(name);
            return;
        }
        variables.put(name, value);
        arrays.remove(name);
        lost.remove(name);
        trusted.remove(name);
    }

    /** Nobody but the system's administrator decides what the variable holds. */
    public void trust(String name) {
        trusted.add(name);
    }

    boolean isTrusted(String name) {
        return trusted.contains(name);
    }

    /** A value, and whether it comes from data. */
    public void set(String name, ExpandedWord value) {
        set(name, value.text());
        markData(name, value.tainted() || value.secret());
    }

    /** The variable holds data of this machine from now on, or may. */
    public void carry(String name) {
        markData(name, true);
    }

    boolean carries(String name) {
        return isData(name);
    }

    public void forget(String name) {
        variables.remove(name);
        arrays.remove(name);
        trusted.remove(name);
        lost.add(name);
    }

    /** Forgets all but that it is a number. */
    public void setNumber(String name) {
        set(name, String.valueOf(ExpandedWord.NAME));
        data.remove(name);
    }

    public void setArray(String name, List<String> words) {
        forget(name);
        words.forEach(word -> piece(name, word));
        int length = words.stream().mapToInt(String::length).sum();
        if (words.size() <= MOST_ITEMS && length <= LONGEST_VALUE) {
            arrays.put(name, List.copyOf(words));
        }
    }

    /** Takes note of whether a variable holds data of files or of other commands' output. */
    public void markData(String name, boolean isData) {
        if (isData) {
            data.add(name);
        } else {
            data.remove(name);
        }
    }

    /** Whether a variable holds, or may hold, data of files or of other commands' output. */
    public boolean isData(String name) {
        boolean argument = name.length() > 1 && Character.isDigit(name.charAt(0));
        if ((aliased && !data.isEmpty()) || (argument && data.contains("@"))) {
            return true;
        }
        return changes(name)
                ? data.contains(name)
                : data.contains(name)
                        || VariableNames.isLeftOver(name)
                        || facts.attributes(name).indexOf(SafetyFacts.DATA) >= 0;
    }

    /** The names that the line has set. */
    public Set<String> changed() {
        Set<String> names = new HashSet<>(variables.keySet());
        names.addAll(arrays.keySet());
        return names;
    }

    /** The names that hold such data. */
    public Set<String> data() {
        return Set.copyOf(data);
    }

    /** Functions and other shells have parameters of their own. */
    void forgetArguments() {
        forget("@");
        for (int i = 1; i <= 9; i++) {
            forget(String.valueOf(i));
        }
    }

    /** Takes over the positional parameters of another scope. */
    void takeArguments(Scope other) {
        take("@", other);
        for (int i = 1; i <= 9; i++) {
            take(String.valueOf(i), other);
        }
    }

    /** Takes over one variable of another scope. */
    void take(String name, Scope other) {
        forget(name);
        lost.remove(name);
        if (other.variables.containsKey(name)) {
            variables.put(name, other.variables.get(name));
        }
        if (other.arrays.containsKey(name)) {
            arrays.put(name, other.arrays.get(name));
        }
        if (other.lost.contains(name)) {
            lost.add(name);
        }
        markData(name, other.data.contains(name));
        if (!other.exported.contains(name)) {
            exported.remove(name);
        }
    }

    public void export(String name) {
        exported.add(name);
    }

    /** A text that becomes a part of what a variable holds. */
    public void piece(String name, String text) {
        List<String> texts = pieces.computeIfAbsent(name, _ -> new ArrayList<>());
        if (texts.size() < MOST_ITEMS && text.length() <= LONGEST_VALUE && !texts.contains(text)) {
            texts.add(text);
        }
    }

    /** The texts that the line gave to a variable so far. */
    public List<String> pieces(String name) {
        List<String> given =
                aliased
                        ? pieces.values().stream().flatMap(List::stream).toList()
                        : pieces.getOrDefault(name, List.of());
        if (!isFixed(name)) {
            return given;
        }
        List<String> all = new ArrayList<>(given);
        given.forEach(text -> all.add(text.toUpperCase(Locale.ROOT)));
        given.forEach(text -> all.add(text.toLowerCase(Locale.ROOT)));
        return all;
    }

    /** {@code shopt -s nullglob}. */
    public void dropPatterns() {
        nullglob = true;
    }

    boolean dropsPatterns() {
        return nullglob;
    }

    /** {@code declare -i} and the like. */
    public void declare(String name, String letters) {
        attributes.merge(name, letters, String::concat);
        if (letters.indexOf('i') >= 0) {
            certain.add(attribute('i', name));
        }
        if (letters.indexOf('A') >= 0 && !indexed.contains(name)) {
            certain.add(attribute('A', name));
        }
    }

    private static String attribute(char letter, String name) {
        return letter + " " + name;
    }

    /** Whether a variable has an attribute whatever commands succeed. */
    public boolean isSurely(char letter, String name) {
        boolean given = facts.attributes(name).indexOf(letter) >= 0 && !undeclared.contains(name);
        return given || certain.contains(attribute(letter, name));
    }

    /** {@code unset}, {@code declare +i}, or a variable of a function's own. */
    public void undeclare(String name) {
        certain.remove(attribute('i', name));
        certain.remove(attribute('A', name));
        undeclared.add(name);
    }

    /** An array is given items. */
    public void index(String name) {
        if (!isSurely('A', name)) {
            indexed.add(name);
        }
    }

    /** Variables have the attributes again that they had before a function was called. */
    void takeAttributes(Scope other) {
        certain.removeIf(name -> name.indexOf(' ') > 0);
        other.certain.stream().filter(name -> name.indexOf(' ') > 0).forEach(certain::add);
    }

    /** The letters of the attributes that the line or the session gave to a variable. */
    public String attributes(String name) {
        return attributes.getOrDefault(name, "") + facts.attributes(name);
    }

    /** Whether a variable does not simply become what it is given: it may keep or change it. */
    public boolean isFixed(String name) {
        return attributes(name).chars().anyMatch(letter -> "rluc".indexOf(letter) >= 0);
    }

    /** Values that code between the commands may change at any time. */
    public void unsettle(Set<String> names) {
        restless.addAll(names);
    }

    /** {@code declare -n}. */
    public void alias() {
        aliased = true;
    }

    public Optional<List<String>> array(String name) {
        return aliased || restless.contains(name)
                ? Optional.empty()
                : Optional.ofNullable(arrays.get(name));
    }

    /** After {@code set -C}, or when that is over or may be. */
    public void keepFiles(boolean keeps) {
        keeping = keeps;
    }

    /** A function might have changed it back. */
    boolean keepsFiles() {
        return keeping && functions.isEmpty();
    }

    /** Code that nobody can follow has run: nothing that was settled is so any more. */
    public void forgetAll() {
        List.copyOf(variables.keySet()).forEach(this::forget);
        List.copyOf(arrays.keySet()).forEach(this::forget);
        keeping = false;
    }

    /** Whether a variable may hold anything; one that is not mentioned elsewhere is empty. */
    public boolean isUnknown(String name) {
        if (name.equals("_")) {
            return true;
        }
        boolean hidden = facts.variables().containsKey(name) && value(name).isEmpty();
        return lost.contains(name) || restless.contains(name) || aliased || hidden;
    }

    /** Whether the line itself gives the variable a value or takes it away. */
    public boolean changes(String name) {
        return variables.containsKey(name) || arrays.containsKey(name) || lost.contains(name);
    }

    /** The value if the line, the session or common sense settles it; a tilde is the home. */
    public Optional<String> value(String name) {
        if (changes(name) || restless.contains(name)) {
            return aliased || restless.contains(name)
                    ? Optional.empty()
                    : Optional.ofNullable(variables.get(name));
        }
        return switch (name) {
            case "HOME" -> Optional.of("~");
            case "PWD" -> Optional.of(workingDirectory());
            case "TMPDIR" -> Optional.of(facts.variables().getOrDefault(name, "/tmp"));
            default -> sessionValue(name);
        };
    }

    private Optional<String> sessionValue(String name) {
        String value = facts.variables().get(name);
        if (value != null && !apart) {
            return Optional.of(value).filter(Scope::isPlain);
        }
        return value == null && VariableNames.isPlain(name)
                ? Optional.of(String.valueOf(ExpandedWord.NAME))
                : Optional.empty();
    }

    /** The directory as a path that stays right where the line goes. */
    String workingDirectory() {
        String directory = here.worst();
        boolean known = facts.directory().isPresent() && !directory.startsWith("~");
        return known
                ? facts.directory().get().resolve(directory).normalize().toString()
                : directory;
    }

    /** Only a value that no mark of ours could be mistaken for. */
    private static boolean isPlain(String value) {
        return !value.startsWith("~")
                && value.indexOf(ExpandedWord.TOP) < 0
                && value.indexOf(ExpandedWord.NAME) < 0;
    }

    OpenDescriptors descriptors() {
        return descriptors;
    }

    void redirect(OpenDescriptors others) {
        descriptors = others;
    }

    /** The same, for a command whose input and output are pipes as far as is said. */
    Scope piped(boolean input, boolean output) {
        Scope copy = copy();
        copy.descriptors = input ? copy.descriptors.without(0) : copy.descriptors;
        copy.descriptors = output ? copy.descriptors.without(1) : copy.descriptors;
        return copy;
    }

    void define(ShellNode.Function function) {
        functions.computeIfAbsent(function.name(), _ -> new ArrayList<>()).add(function);
        certain.add(function.name());
    }

    /** The definitions of a function that may hold; none if it is no function. */
    List<ShellNode.Function> functions(String name) {
        return functions.getOrDefault(name, List.of());
    }

    /** All functions of the line so far. */
    public List<ShellNode.Function> functions() {
        return functions.values().stream().flatMap(List::stream).toList();
    }

    /** Whether a function of that name is there whatever commands succeed. */
    boolean isFunction(String name) {
        return certain.contains(name);
    }

    Set<String> certainFunctions() {
        return Set.copyOf(certain);
    }

    /** A function may not be defined any more. */
    public void doubtFunction(String name) {
        certain.remove(name);
    }

    /** Functions that were defined since then may not be. */
    void doubtFunctions(Set<String> certainBefore) {
        certain.retainAll(certainBefore);
    }

    /** Where relative paths lead, itself relative to where the line starts. */
    public String directory() {
        return here.worst();
    }

    /** Every directory in which the next command may run. */
    public PossibleDirectories directories() {
        return here;
    }

    PossibleDirectories ifDone() {
        return ifDone;
    }

    PossibleDirectories ifFailed() {
        return ifFailed;
    }

    public PossibleDirectories visited() {
        return visited;
    }

    /** The line is there now, however the last command ended. */
    public void stand(PossibleDirectories directories) {
        leave(directories, directories);
    }

    /** A command leaves the line in the one place if it succeeds and in the other if it fails. */
    public void leave(PossibleDirectories done, PossibleDirectories failed) {
        ifDone = done;
        ifFailed = failed;
        PossibleDirectories before = here;
        here = done.or(failed);
        visited = visited.or(here);
        if (!here.equals(before)) {
            // what was seen from there is another file from here
            List.copyOf(variables.keySet()).stream()
                    .filter(name -> variables.getOrDefault(name, "").matches("\\.(/.*)?"))
                    .forEach(this::forget);
            List.copyOf(arrays.keySet()).stream()
                    .filter(name -> hasPlace(arrays.getOrDefault(name, List.of())))
                    .forEach(this::forget);
        }
    }

    private static boolean hasPlace(List<String> items) {
        return items.stream().anyMatch(item -> item.matches("\\.(/.*)?"));
    }

    /** The line may have gone to a place that nobody knows. */
    public void goAstray() {
        stand(here.or(PossibleDirectories.anywhere()));
    }

    /** The directory if it is the same whatever commands succeed, else an unknown one. */
    public String certainDirectory() {
        return here.isCertain() ? here.worst() : String.valueOf(ExpandedWord.TOP);
    }
}
