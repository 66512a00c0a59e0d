package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;

/**
 * What a command can change in a shell and another shell can take over: everything but jobs, traps,
 * open files and history.
 *
 * @param variables the declaration of each variable, exported or not
 * @param functions the definition of each function
 * @param exported the names of the functions that programs inherit
 * @param aliases the command that defines each alias
 * @param options the commands that set each option, in the order of bash
 * @param flags as {@code $-}
 * @param umask as bash prints it
 */
public record ShellState(
        Map<String, String> variables,
        Map<String, String> functions,
        Set<String> exported,
        Map<String, String> aliases,
        List<String> options,
        String flags,
        String umask,
        Path directory) {
    private static final String ITEM = "\u0001";
    private static final String SECTION = "\u0002";
    private static final int SECTIONS = 7;
    private static final String IFS = "IFS";

    /** Variables that bash sets by itself, or aish. */
    private static final Pattern OWN =
            Pattern.compile(
                    "__aish_.*|BASH(?:_.*|OPTS|PID)?|COLUMNS|COMP_WORDBREAKS|DIRSTACK|EPOCH\\w+|EUID"
                            + "|FUNCNAME|GROUPS|HISTCMD|HISTFILE|HOSTTYPE|IFS|IGNOREEOF|LINENO"
                            + "|LINES|MACHTYPE|OSTYPE|PIPESTATUS|PPID|PROMPT_COMMAND|PS[012]|PWD"
                            + "|RANDOM|SECONDS|SHELLOPTS|SHLVL|SRANDOM|UID|_");

    /** Options that belong to how aish uses bash, or that {@link #flags} tells more reliably. */
    private static final Pattern OWN_OPTION =
            Pattern.compile(
                    ".* (?:history|monitor|emacs|vi|errexit|xtrace|verbose|noexec|onecmd|notify"
                            + "|login_shell|restricted_shell|histexpand|privileged)");

    /** Flags that the state sets last, because the commands before would fail or be traced. */
    private static final List<String> LATE_FLAGS = List.of("e", "x", "v");

    /** The shell command whose output {@link #parse} reads. */
    static final String QUESTION =
            String.join(
                    "; builtin printf '\\2'; ",
                    "builtin printf %s \"$__aish_ifs\"",
                    each("compgen -v", "builtin declare -p"),
                    each("compgen -A function", "builtin declare -f"),
                    "builtin declare -F",
                    "for __aish_name in \"${!BASH_ALIASES[@]}\"; do builtin alias --"
                            + " \"$__aish_name\"; builtin printf '\\1'; done",
                    "builtin shopt -p; builtin set +o",
                    "builtin umask");

    public ShellState {
        variables = Collections.unmodifiableMap(new TreeMap<>(variables));
        functions = Collections.unmodifiableMap(new TreeMap<>(functions));
        exported = Collections.unmodifiableSet(new TreeSet<>(exported));
        aliases = Collections.unmodifiableMap(new TreeMap<>(aliases));
        options = List.copyOf(options);
    }

    private static String each(String names, String print) {
        return "while IFS= builtin read -r __aish_name; do "
                + print
                + " \"$__aish_name\"; builtin printf '\\1'; done < <(builtin "
                + names
                + ") 2>/dev/null";
    }

    /**
     * @throws ShellException if the shell did not answer
     */
    static ShellState parse(String answer, String flags, Path directory) throws ShellException {
        String[] sections = answer.split(SECTION, -1);
        if (sections.length != SECTIONS || sections[1].isBlank()) {
            throw new ShellException("the shell did not say what it has set");
        }
        Map<String, String> variables = named(sections[1], ShellState::variableName);
        variables.keySet().removeIf(name -> OWN.matcher(name).matches());
        if (!sections[0].isEmpty()) {
            variables.put(IFS, "declare -- " + sections[0]);
        }
        Map<String, String> functions =
                named(sections[2], text -> text.substring(0, Math.max(0, text.indexOf(" ()"))));
        functions.keySet().removeIf(name -> name.startsWith("__aish_") || name.equals("suspend"));
        Set<String> exported = new TreeSet<>();
        for (String line : sections[3].split("\n", -1)) {
            String[] words = line.split(" ", 3);
            if (words.length == 3 && words[1].contains("x")) {
                exported.add(words[2]);
            }
        }
        exported.retainAll(functions.keySet());
        Map<String, String> aliases =
                named(
                        sections[4],
                        text -> text.substring(6, Math.max(6, text.indexOf('=')))); // "alias "
        return new ShellState(
                variables,
                functions,
                exported,
                aliases,
                sections[5].lines().filter(line -> !OWN_OPTION.matcher(line).matches()).toList(),
                flags,
                sections[6].strip(),
                directory);
    }

    private static Map<String, String> named(String section, UnaryOperator<String> name) {
        Map<String, String> items = new TreeMap<>();
        for (String item : section.split(ITEM, -1)) {
            String text = item.strip();
            if (!text.isEmpty()) {
                items.put(name.apply(text), text);
            }
        }
        items.remove("");
        return items;
    }

    /** Reads the name in {@code declare -x NAME="value"}. */
    private static String variableName(String declaration) {
        String[] words = declaration.split(" ", 3);
        return words.length < 3 ? "" : words[2].split("=", 2)[0];
    }

    /** Returns the state without some variables. */
    public ShellState without(Set<String> names) {
        Map<String, String> left = new TreeMap<>(variables);
        left.keySet().removeAll(names);
        return new ShellState(left, functions, exported, aliases, options, flags, umask, directory);
    }

    /** Returns the state with other values of some variables, which programs inherit. */
    ShellState with(Map<String, String> values) {
        Map<String, String> all = new TreeMap<>(variables);
        values.forEach(
                (name, value) ->
                        all.put(name, "declare -x " + name + "=" + ShellQuoting.quote(value)));
        return new ShellState(all, functions, exported, aliases, options, flags, umask, directory);
    }

    /**
     * Returns the commands that give another shell this state. Aliases come last, because they
     * would change functions, and options that functions need come first.
     *
     * @param inherited the variables that the other shell starts with
     */
    String script(Set<String> inherited) {
        List<String> unset =
                inherited.stream()
                        .filter(name -> !variables.containsKey(name))
                        .filter(name -> name.matches("[A-Za-z_]\\w*"))
                        .filter(name -> !OWN.matcher(name).matches())
                        .toList();
        StringBuilder last = new StringBuilder("umask " + umask + "\n");
        exported.forEach(name -> last.append("builtin export -f -- ").append(name).append('\n'));
        aliases.values().forEach(alias -> last.append("builtin ").append(alias).append('\n'));
        for (String flag : LATE_FLAGS) {
            if (flags.contains(flag)) {
                last.append("builtin set -").append(flag).append('\n');
            }
        }
        return quietly(options)
                + quietly(List.of(unset.isEmpty() ? ":" : "unset -v " + String.join(" ", unset)))
                // bash reads an array only after a plain declare; no function hides it yet
                + evaluate(String.join("\n", variables.values()))
                + evaluate(String.join("\n", functions.values()))
                + evaluate(last.toString());
    }

    private static String quietly(Collection<String> builtins) {
        StringBuilder text = new StringBuilder();
        builtins.forEach(line -> text.append("builtin ").append(line).append('\n'));
        return evaluate(text.toString());
    }

    /** A separate eval each, so that what one sets holds when the next is read. */
    private static String evaluate(String text) {
        return "builtin eval " + ShellQuoting.quote(text) + " 2>/dev/null\n";
    }

    /** Names what is different in a later state, in words such as {@code variable PATH}. */
    public List<String> changesTo(ShellState later) {
        List<String> changes = new ArrayList<>();
        if (!directory.equals(later.directory)) {
            changes.add("directory " + later.directory);
        }
        compare("variable", variables, later.variables, changes);
        compare("function", functions, later.functions, changes);
        compare("alias", aliases, later.aliases, changes);
        if (!umask.equals(later.umask)) {
            changes.add("umask " + later.umask);
        }
        later.options.stream()
                .filter(option -> !options.contains(option))
                .forEach(option -> changes.add("option: " + option));
        for (String flag : LATE_FLAGS) {
            if (flags.contains(flag) != later.flags.contains(flag)) {
                changes.add("option: set " + (later.flags.contains(flag) ? "-" : "+") + flag);
            }
        }
        return changes;
    }

    private static void compare(
            String kind,
            Map<String, String> before,
            Map<String, String> after,
            List<String> changes) {
        TreeSet<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        names.removeIf(
                name -> name.equals("OLDPWD") || Objects.equals(before.get(name), after.get(name)));
        names.forEach(
                name -> changes.add(kind + " " + name + (after.containsKey(name) ? "" : " unset")));
    }
}
