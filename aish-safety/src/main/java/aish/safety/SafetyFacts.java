package aish.safety;

import module java.base;

import aish.safety.files.Paths;
import aish.safety.files.ProgramPath;
import aish.safety.permissions.UserRules;
import aish.text.HomePath;

/**
 * What is known about the session in which a command would run.
 *
 * @param directory where it would run; without it no file is looked at
 * @param home what a tilde stands for
 * @param aliases the session's aliases by name
 * @param variables the current values of variables, and under {@code NAME@a} the letters of their
 *     attributes as bash prints them
 * @param programs where the session's shell finds programs
 * @param rules the user's own rules
 */
public record SafetyFacts(
        Optional<Path> directory,
        Optional<Path> home,
        Map<String, String> aliases,
        Map<String, String> variables,
        ProgramPath programs,
        UserRules rules) {
    /** The attribute of a variable that holds file contents or command output. */
    public static final char DATA = '<';

    /** Suffix of a variable's name under which its attributes are stored instead of its value. */
    public static final String ATTRIBUTES = "@a";

    /**
     * Among the variables if the session's shell is zsh: the words that it expands anywhere, {@code
     * *.suffix} for those that it runs with a program, and {@code ^} for extended patterns.
     */
    public static final String ZSH = "@zsh";

    private static final SafetyFacts NONE =
            new SafetyFacts(
                    Optional.empty(), Optional.empty(), Map.of(), Map.of(), UserRules.none());

    public SafetyFacts {
        aliases = Map.copyOf(aliases);
        // not a copy, which would ask for the values that the analysis may not need
        variables = Collections.unmodifiableMap(variables);
    }

    /** Facts that do not say where programs are. */
    public SafetyFacts(
            Optional<Path> directory,
            Optional<Path> home,
            Map<String, String> aliases,
            Map<String, String> variables,
            UserRules rules) {
        this(directory, home, aliases, variables, ProgramPath.UNKNOWN, rules);
    }

    /** No facts: only the text of the command is known. */
    public static SafetyFacts none() {
        return NONE;
    }

    /** Returns the letters of a variable's attributes; empty if it has none. */
    public String attributes(String name) {
        return variables.getOrDefault(name + ATTRIBUTES, "");
    }

    /**
     * Rewrites a path relative to the working directory or the home directory if it lies in one of
     * them and they are known.
     */
    public String zonePath(String path) {
        if (!path.startsWith("/")) {
            return path.startsWith("~") || path.indexOf(ExpandedWord.UNKNOWN) == 0
                    ? path
                    : fromHere(path);
        }
        String here = directory.map(Path::toString).orElse("");
        if (here.length() > 1 && isUnder(path, here)) {
            return path.length() == here.length() ? "." : path.substring(here.length() + 1);
        }
        return home.map(own -> HomePath.shorten(path, own)).orElse(path);
    }

    /**
     * Resolves a relative path against the session's directory if that is the home directory or
     * itself a place of settings or hooks.
     */
    private String fromHere(String path) {
        String here = directory.map(Path::toString).orElse("");
        String named = home.map(own -> HomePath.shorten(here, own)).orElse(here);
        return named.equals("~") || Paths.isAutoRun(here) ? Paths.normal(named + "/" + path) : path;
    }

    private static boolean isUnder(String path, String directory) {
        return path.startsWith(directory)
                && (path.length() == directory.length() || path.charAt(directory.length()) == '/');
    }

    /** Facts about a directory without a live session. */
    public static SafetyFacts at(Path directory, Path home) {
        return new SafetyFacts(
                Optional.of(directory), Optional.of(home), Map.of(), Map.of(), UserRules.none());
    }

    /** A copy of these facts without one alias. */
    public SafetyFacts withoutAlias(String name) {
        Map<String, String> others = new HashMap<>(aliases);
        others.remove(name);
        return new SafetyFacts(directory, home, others, variables, programs, rules);
    }

    /** Whether the session's shell is zsh. */
    public boolean isZsh() {
        return variables.containsKey(ZSH);
    }

    /** A copy of these facts for a session with zsh. */
    public SafetyFacts inZsh() {
        Map<String, String> more = new HashMap<>(variables);
        more.putIfAbsent(ZSH, "");
        return new SafetyFacts(directory, home, aliases, more, programs, rules);
    }

    /** A copy of these facts that says where programs are. */
    public SafetyFacts with(ProgramPath places) {
        return new SafetyFacts(directory, home, aliases, variables, places, rules);
    }

    /** A copy of these facts with the user's own rules. */
    public SafetyFacts with(UserRules own) {
        return new SafetyFacts(directory, home, aliases, variables, programs, own);
    }
}
