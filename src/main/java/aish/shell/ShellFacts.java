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

    /** Every letter that the name of a variable can start with. */
    private static final String INITIALS = "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /**
     * The shell command whose output {@link #parse} understands. It asks after every command, and
     * bash sends each line by itself, so names come in one line wherever bash can say them so.
     */
    static final String QUESTION =
            String.join(
                    "; builtin printf '\\1'; ",
                    List.of(
                            "builtin printf %s \"${!BASH_ALIASES[*]}\"",
                            "builtin declare -F",
                            "builtin printf %s \"$__aish_builtins\"",
                            "builtin printf %s \"" + everyVariable() + "\"",
                            "builtin printf %s \"$PATH\""));

    private static String everyVariable() {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < INITIALS.length(); i++) {
            names.append("${!").append(INITIALS.charAt(i)).append("*} ");
        }
        return names.toString();
    }

    static ShellFacts parse(String answer) {
        String[] sections = answer.split(String.valueOf(SEPARATOR), -1);
        if (sections.length != SECTIONS) {
            return NONE;
        }
        return new ShellFacts(
                names(sections[0]),
                names(sections[1].replaceAll("(?m)^declare -\\w+ ", "")),
                names(sections[2]),
                names(sections[3]),
                sections[4]);
    }

    private static Set<String> names(String text) {
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

    /** Whether the shell itself gives the word a meaning as a command. */
    public boolean defines(String word) {
        return aliases.contains(word) || functions.contains(word) || builtins.contains(word);
    }
}
