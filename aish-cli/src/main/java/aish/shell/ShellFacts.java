package aish.shell;

import module java.base;

/**
 * What the live shell currently defines, for colouring, completion and telling commands from prose.
 *
 * @param options those that are on, of {@code set -o} and {@code shopt}
 */
public record ShellFacts(
        Set<String> aliases,
        Set<String> functions,
        Set<String> builtins,
        String path,
        Set<String> options) {
    public static final ShellFacts NONE = new ShellFacts(Set.of(), Set.of(), Set.of(), "");

    private static final char SEPARATOR = '\u0001';
    private static final int SECTIONS = 5;
    private static final String OWN_PREFIX = "__aish_";

    /** The keywords and builtins of bash, which it need not be asked for. */
    public static final Set<String> BASH_WORDS =
            Collections.unmodifiableSet(
                    names(
                            """
                            . : [ [[ alias bg bind break builtin caller case cd command compgen complete
                            compopt continue coproc declare dirs disown do done echo elif else enable esac
                            eval exec exit export false fc fg fi for function getopts hash help history if
                            in jobs kill let local logout mapfile popd printf pushd pwd read readarray
                            readonly return select set shift shopt source suspend test then time times trap
                            true type typeset ulimit umask unalias unset until wait while { } !
                            """));

    /**
     * The shell command whose output {@link #parse} reads. It runs after every command, and bash
     * writes each line separately, so names are on one line where bash can print them so. Variables
     * are left out, because listing many of them takes bash milliseconds.
     */
    static final String QUESTION =
            String.join(
                    "; builtin printf '\\1'; ",
                    List.of(
                            "builtin printf %s \"${!BASH_ALIASES[*]}\"",
                            "builtin declare -F",
                            ":",
                            "builtin printf %s \"$PATH\"",
                            "builtin printf %s \"$BASHOPTS:$SHELLOPTS\""));

    /** Facts of a shell with no options on. */
    public ShellFacts(
            Set<String> aliases, Set<String> functions, Set<String> builtins, String path) {
        this(aliases, functions, builtins, path, Set.of());
    }

    /** Whether the shell gave no answer; a living one has builtins. */
    public boolean isNone() {
        return builtins.isEmpty();
    }

    static ShellFacts parse(String answer) {
        String[] sections = answer.split(String.valueOf(SEPARATOR), -1);
        if (sections.length != SECTIONS) {
            return NONE;
        }
        return new ShellFacts(
                names(sections[0]),
                names(sections[1].replaceAll("(?m)^declare -\\w+ ", "")),
                sections[2].isEmpty() ? BASH_WORDS : names(sections[2]),
                sections[3],
                names(sections[4].replace(':', ' ')));
    }

    /** Splits names at spaces and newlines, and leaves out aish's own. */
    public static Set<String> names(String text) {
        Set<String> names = new LinkedHashSet<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ' || text.charAt(i) == '\n') {
                String name = text.substring(start, i);
                if (!name.isEmpty() && !name.startsWith(OWN_PREFIX)) {
                    names.add(name);
                }
                start = i + 1;
            }
        }
        return names;
    }

    /** Whether the shell itself defines the word as a command. */
    public boolean defines(String word) {
        return aliases.contains(word)
                || functions.contains(word)
                || builtins.contains(word)
                || hasSuffixAlias(word);
    }

    /** Whether zsh runs a program for words that end so; the alias is {@code *.suffix}. */
    private boolean hasSuffixAlias(String word) {
        int dot = word.lastIndexOf('.');
        return dot > 0 && aliases.contains("*" + word.substring(dot));
    }
}
