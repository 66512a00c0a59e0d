package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.files.PathText;
import aish.safety.rules.VariableNames;
import org.jspecify.annotations.Nullable;

/** What earlier commands of the line have determined: variables, functions, the directory. */
public final class Scope {
    /** Stands for all variables after {@code set -a}. */
    public static final String EVERYTHING = "*";

    /** The positional parameters, together and one by one. */
    public static final List<String> ARGUMENTS =
            List.of("@", "*", "1", "2", "3", "4", "5", "6", "7", "8", "9");

    /** Longer values, and arrays with more items, are not tracked. */
    private static final int LONGEST_VALUE = 4_096;

    private static final int MOST_ITEMS = 200;

    private static final String POSSIBLE_OPTION = " -";

    /** What a word of a text starts after: blanks, or the index of an item. */
    private static final Pattern SEPARATOR = Pattern.compile("\\s+|^\\[[^]]*\\]=");

    private static final String PLACE = "\\.(/.*)?";

    /** What the line set or unset; {@code @} holds the positional parameters. */
    private final Map<String, Variable> variables = new HashMap<>();

    /** Names whose value comes from a file, from another command or from the input. */
    private final Set<String> data = new HashSet<>();

    /** Names that are exported to other processes. */
    private final Set<String> exported = new HashSet<>();

    /** The attributes set by {@code declare}, by name. */
    private final Map<String, String> attributes = new HashMap<>();

    /** All definitions of a function that may be in effect. */
    private final Map<String, List<ShellNode.Function>> functions = new HashMap<>();

    /** Functions, and attributes of variables, that are defined whichever commands succeed. */
    private final Set<String> certain = new HashSet<>();

    /** Indexed arrays, which can no longer become associative. */
    private final Set<String> indexed = new HashSet<>();

    /** Variables that lost the attributes they had in the session. */
    private final Set<String> undeclared = new HashSet<>();

    /**
     * The texts that the line puts into variables, each after a blank, even if their values cannot
     * be tracked; shared by all copies.
     */
    private final Map<String, String> texts;

    /** Whether patterns that match nothing are removed ({@code nullglob}). */
    private boolean nullglob;

    private final SafetyFacts facts;
    private PossibleDirectories here = PossibleDirectories.of(".");

    /**
     * The directories after the last command if it succeeded; the next field is for when it failed.
     */
    private PossibleDirectories ifSucceeded = here;

    private PossibleDirectories ifFailed = here;

    /** Every directory in which the line has been. */
    private PossibleDirectories visited = here;

    private OpenDescriptors descriptors = OpenDescriptors.terminal();

    /** Whether this is a separate process, which knows only exported variables. */
    private boolean separateProcess;

    /**
     * A variable that the line set.
     *
     * @param text null if the value is not known, or is that of an array
     * @param items of an array; null if they are not known
     * @param names whether the value is data that cannot be an option, see {@link PathText#NAMES}
     */
    private record Variable(@Nullable String text, @Nullable List<String> items, boolean names) {
        static final Variable UNTRACKED = new Variable(null, null, false);

        boolean isKnown() {
            return text != null || items != null;
        }

        /** Whether it holds a path that depends on the directory. */
        boolean isPlace() {
            return text != null
                    ? text.matches(PLACE)
                    : items != null && items.stream().anyMatch(item -> item.matches(PLACE));
        }
    }

    private Scope(SafetyFacts facts, Map<String, String> texts) {
        this.facts = facts;
        this.texts = texts;
    }

    /** A scope in which nothing is known, such as on another machine. */
    public static Scope withoutFacts() {
        return of(SafetyFacts.none());
    }

    public static Scope of(SafetyFacts facts) {
        return new Scope(facts, new HashMap<>());
    }

    public Scope copy() {
        Scope copy = new Scope(facts, texts);
        copy.variables.putAll(variables);
        copy.descriptors = descriptors;
        copy.data.addAll(data);
        copy.exported.addAll(exported);
        copy.attributes.putAll(attributes);
        functions.forEach((name, bodies) -> copy.functions.put(name, new ArrayList<>(bodies)));
        copy.certain.addAll(certain);
        copy.indexed.addAll(indexed);
        copy.undeclared.addAll(undeclared);
        copy.nullglob = nullglob;
        copy.here = here;
        copy.ifSucceeded = ifSucceeded;
        copy.ifFailed = ifFailed;
        copy.visited = visited;
        copy.separateProcess = separateProcess;
        return copy;
    }

    /** A copy for another shell, which knows exported variables only and has its own arguments. */
    Scope forOtherShell() {
        Scope other = copy();
        other.separateProcess = true;
        other.forgetArguments();
        variables.forEach(
                (name, variable) -> {
                    if (variable.items() != null || !exported.contains(name)) {
                        other.forget(name);
                    }
                });
        other.functions.keySet().removeIf(name -> !exported.contains(name + "()"));
        return other;
    }

    public void set(String name, String value) {
        addText(name, value);
        if (value.length() > LONGEST_VALUE) {
            forget(name);
            return;
        }
        variables.put(name, new Variable(value, null, false));
    }

    /** Sets a value, and whether it contains data. */
    public void set(String name, ExpandedWord value) {
        set(name, value.text());
        addText(name, value);
        markData(name, value.tainted() || value.secret());
        if (value.path().isNames()) {
            variables.computeIfPresent(
                    name, (_, now) -> new Variable(now.text(), now.items(), true));
        }
    }

    /** Whether a variable holds nothing but names that cannot be options. */
    boolean holdsNames(String name) {
        return variables.getOrDefault(name, Variable.UNTRACKED).names();
    }

    /** Records that the variable may hold local data from now on. */
    public void markAsData(String name) {
        markData(name, true);
    }

    public void forget(String name) {
        variables.put(name, Variable.UNTRACKED);
    }

    /** Forgets the value, except that it is a number. */
    public void setNumber(String name) {
        set(name, String.valueOf(ExpandedWord.UNKNOWN_NAME));
        data.remove(name);
    }

    public void setArray(String name, List<String> words) {
        forget(name);
        words.forEach(word -> addText(name, word));
        int length = words.stream().mapToInt(String::length).sum();
        if (words.size() <= MOST_ITEMS && length <= LONGEST_VALUE) {
            variables.put(name, new Variable(null, List.copyOf(words), false));
        }
    }

    /** Records whether a variable holds file contents or command output. */
    public void markData(String name, boolean isData) {
        if (isData) {
            data.add(name);
        } else {
            data.remove(name);
        }
    }

    /** Whether a variable holds, or may hold, file contents or command output. */
    public boolean isData(String name) {
        boolean argument = name.length() > 1 && Character.isDigit(name.charAt(0));
        if (argument && data.contains("@")) {
            return true;
        }
        return isSetByLine(name)
                ? data.contains(name)
                : data.contains(name)
                        || VariableNames.isLeftOver(name)
                        || facts.attributes(name).indexOf(SafetyFacts.DATA) >= 0;
    }

    public Set<String> namesSetByLine() {
        Set<String> names = new HashSet<>();
        variables.forEach(
                (name, variable) -> {
                    if (variable.isKnown()) {
                        names.add(name);
                    }
                });
        return names;
    }

    /** The names that hold file contents or command output. */
    public Set<String> data() {
        return Set.copyOf(data);
    }

    /** Forgets the positional parameters, because functions and other shells have their own. */
    void forgetArguments() {
        ARGUMENTS.forEach(this::forget);
    }

    /** Copies the positional parameters of another scope. */
    void copyArguments(Scope other) {
        ARGUMENTS.forEach(name -> copyVariable(name, other));
    }

    /** Copies one variable of another scope. */
    void copyVariable(String name, Scope other) {
        Variable copied = other.variables.get(name);
        if (copied == null) {
            variables.remove(name);
        } else {
            variables.put(name, copied);
        }
        markData(name, other.data.contains(name));
        if (!other.exported.contains(name)) {
            exported.remove(name);
        }
    }

    /** Exports a variable, or {@link #EVERYTHING} that is assigned. */
    public void export(String name) {
        exported.add(name);
    }

    /** Returns the variables that the line sets and that other programs see. */
    Set<String> exportedByLine() {
        Set<String> names = new TreeSet<>(exported);
        if (exported.contains(EVERYTHING)) {
            names.addAll(variables.keySet());
        }
        names.removeIf(name -> !isSetByLine(name));
        return names;
    }

    /** Records a text that becomes part of a variable's value. */
    public void addText(String name, String text) {
        String words = " " + SEPARATOR.matcher(text).replaceAll(" ");
        texts.merge(
                name,
                words,
                (all, more) -> all.length() > LONGEST_VALUE ? POSSIBLE_OPTION : all + more);
    }

    /** Records a word that becomes part of a variable's value. */
    public void addText(String name, ExpandedWord word) {
        addText(name, word.marks().indexOf(PathText.OPTION) < 0 ? word.text() : POSSIBLE_OPTION);
    }

    /**
     * Whether a variable may hold an option that is in the text of the line.
     *
     * @param isCut whether only a part of the value is meant
     */
    boolean mayHoldOption(String name, boolean isCut) {
        String all = texts.getOrDefault(name.equals("*") ? "@" : name, "");
        return all.contains(isCut || isSetByLine("IFS") ? "-" : POSSIBLE_OPTION);
    }

    /** Records {@code shopt -s nullglob}. */
    public void enableNullglob() {
        nullglob = true;
    }

    boolean hasNullglob() {
        return nullglob;
    }

    /** Records {@code declare -i} and the like. */
    public void declare(String name, String letters) {
        attributes.merge(name, letters, String::concat);
        if (letters.indexOf('A') >= 0 && !indexed.contains(name)) {
            certain.add(attribute('A', name));
        }
    }

    private static String attribute(char letter, String name) {
        return letter + " " + name;
    }

    /** Whether a variable has an attribute whichever commands succeed. */
    public boolean hasCertainAttribute(char letter, String name) {
        boolean given = facts.attributes(name).indexOf(letter) >= 0 && !undeclared.contains(name);
        return given || certain.contains(attribute(letter, name));
    }

    /** Records {@code unset}, {@code declare +i}, or a local variable of a function. */
    public void undeclare(String name) {
        certain.remove(attribute('A', name));
        undeclared.add(name);
    }

    /**
     * Records that an array is given items, so that it is indexed unless it is known to be
     * associative.
     */
    public void markIndexed(String name) {
        if (!hasCertainAttribute('A', name)) {
            indexed.add(name);
        }
    }

    /** Restores the attributes that variables had before a function was called. */
    void restoreAttributes(Scope other) {
        certain.removeIf(name -> name.indexOf(' ') > 0);
        other.certain.stream().filter(name -> name.indexOf(' ') > 0).forEach(certain::add);
    }

    /** Returns the letters of the attributes that a variable has from the line or the session. */
    public String attributes(String name) {
        return attributes.getOrDefault(name, "") + facts.attributes(name);
    }

    /**
     * Whether a variable does not simply take an assigned value, because it is read-only or
     * converts case.
     */
    public boolean altersAssignments(String name) {
        return attributes(name).chars().anyMatch(letter -> "rluc".indexOf(letter) >= 0);
    }

    public Optional<List<String>> array(String name) {
        return Optional.ofNullable(variables.get(name)).map(Variable::items);
    }

    /** Forgets all values, because unknown code has run. */
    public void forgetAll() {
        variables.replaceAll((_, _) -> Variable.UNTRACKED);
    }

    /** Whether a variable may hold anything; one that is mentioned nowhere else is empty. */
    public boolean isUnknown(String name) {
        if (name.equals("_")) {
            return true;
        }
        boolean hidden = facts.variables().containsKey(name) && value(name).isEmpty();
        Variable set = variables.get(name);
        return (set != null && set.text() == null) || hidden;
    }

    /** Whether the line itself sets or unsets the variable. */
    public boolean isSetByLine(String name) {
        return variables.containsKey(name);
    }

    /**
     * Returns the value if it is known from the line, the session or convention; a tilde stands for
     * the home directory.
     */
    public Optional<String> value(String name) {
        if (isSetByLine(name)) {
            return Optional.ofNullable(variables.get(name)).map(Variable::text);
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
        if (value != null && !separateProcess) {
            return Optional.of(value).filter(Scope::isPlain);
        }
        return value == null && VariableNames.isPlain(name)
                ? Optional.of(String.valueOf(ExpandedWord.UNKNOWN_NAME))
                : Optional.empty();
    }

    /**
     * Returns the directory as a path that stays valid when the line changes directory, if
     * possible.
     */
    String workingDirectory() {
        String directory = here.worst();
        boolean known = facts.directory().isPresent() && !directory.startsWith("~");
        return known
                ? facts.directory().get().resolve(directory).normalize().toString()
                : directory;
    }

    /** Whether the value contains nothing that could be mistaken for our own marks. */
    private static boolean isPlain(String value) {
        return !value.startsWith("~") && ExpandedWord.isKnown(value);
    }

    OpenDescriptors descriptors() {
        return descriptors;
    }

    void setDescriptors(OpenDescriptors others) {
        descriptors = others;
    }

    /** A copy for a command whose input or output is a pipe. */
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

    /**
     * Returns the definitions of a function that may be in effect; empty if there is no such
     * function.
     */
    List<ShellNode.Function> functions(String name) {
        return functions.getOrDefault(name, List.of());
    }

    /** Whether a function of that name is defined whichever commands succeed. */
    boolean isFunction(String name) {
        return certain.contains(name);
    }

    Set<String> certainFunctions() {
        return Set.copyOf(certain);
    }

    /** Records that a function may no longer be defined. */
    public void markFunctionUncertain(String name) {
        certain.remove(name);
    }

    /** Records that functions defined since then may not be defined. */
    void retainCertain(Set<String> certainBefore) {
        certain.retainAll(certainBefore);
    }

    /**
     * The directory that relative paths start from, itself relative to where the line starts; the
     * riskiest one if several are possible.
     */
    public String directory() {
        return here.worst();
    }

    /** Every directory in which the next command may run. */
    public PossibleDirectories directories() {
        return here;
    }

    PossibleDirectories ifSucceeded() {
        return ifSucceeded;
    }

    PossibleDirectories ifFailed() {
        return ifFailed;
    }

    public PossibleDirectories visited() {
        return visited;
    }

    /** Sets the directories, however the last command ended. */
    public void setDirectories(PossibleDirectories directories) {
        setDirectoriesAfter(directories, directories);
    }

    /** Sets the directories for when the last command succeeded and for when it failed. */
    public void setDirectoriesAfter(PossibleDirectories done, PossibleDirectories failed) {
        ifSucceeded = done;
        ifFailed = failed;
        PossibleDirectories before = here;
        here = done.or(failed);
        visited = visited.or(here);
        if (!here.equals(before)) {
            // a relative path from there is a different file from here
            variables.replaceAll((_, value) -> value.isPlace() ? Variable.UNTRACKED : value);
        }
    }

    /** Records that the directory may be unknown from now on. */
    public void addUnknownDirectory() {
        setDirectories(here.or(PossibleDirectories.anywhere()));
    }

    /**
     * Returns the directory if it is the same whichever commands succeed, otherwise an unknown one.
     */
    public String certainDirectory() {
        return here.isCertain() ? here.worst() : String.valueOf(ExpandedWord.UNKNOWN);
    }
}
