package aish.shell;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the live shell knows at the moment: for colouring, completing and telling commands from
 * prose.
 */
public record ShellFacts(
        Set<String> aliases,
        Set<String> functions,
        Set<String> builtins,
        Set<String> variables,
        String path) {
    public static final ShellFacts NONE =
            new ShellFacts(Set.of(), Set.of(), Set.of(), Set.of(), "");

    private static final char SEPARATOR = '\u0001';
    private static final int SECTIONS = 5;
    private static final String OWN_PREFIX = "__aish_";

    /** The shell command whose output {@link #parse} understands. */
    static final String QUESTION =
            String.join(
                    "; builtin printf '\\1'; ",
                    List.of(
                            "builtin compgen -a",
                            "builtin compgen -A function",
                            "builtin compgen -b -k",
                            "builtin compgen -v",
                            "builtin printf %s \"$PATH\""));

    static ShellFacts parse(String answer) {
        String[] sections = answer.split(String.valueOf(SEPARATOR), -1);
        if (sections.length != SECTIONS) {
            return NONE;
        }
        return new ShellFacts(
                names(sections[0]),
                names(sections[1]),
                names(sections[2]),
                names(sections[3]),
                sections[4]);
    }

    private static Set<String> names(String lines) {
        Set<String> names = new LinkedHashSet<>();
        for (int start = 0, end; start < lines.length(); start = end + 1) {
            end = lines.indexOf('\n', start);
            end = end < 0 ? lines.length() : end;
            String name = lines.substring(start, end);
            if (!name.isEmpty() && !name.startsWith(OWN_PREFIX)) {
                names.add(name);
            }
        }
        return names;
    }

    /** Whether the shell itself gives the word a meaning as a command. */
    public boolean defines(String word) {
        return aliases.contains(word) || functions.contains(word) || builtins.contains(word);
    }
}
