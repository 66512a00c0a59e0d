package aish.app;

import aish.shell.ShellException;
import aish.shell.ShellFacts;
import aish.shell.ShellSession;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The shell's variables, queried on demand: a shell can have thousands, and a command must not wait
 * for all of them. Until the shell has started, aish's own environment is used.
 */
final class SessionVariables {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");

    private final Map<String, String> environment;
    private volatile @Nullable ShellSession session;

    SessionVariables(Map<String, String> environment) {
        this.environment = environment;
    }

    void follow(ShellSession shell) {
        session = shell;
    }

    Collection<String> names() {
        ShellSession live = session;
        return live == null ? environment.keySet() : ShellFacts.names(ask(live, "compgen -v"));
    }

    /** Returns those of the names that are set. */
    Collection<String> setAmong(Collection<String> names) {
        ShellSession live = session;
        Set<String> possible = new LinkedHashSet<>(names);
        possible.removeIf(name -> !NAME.matcher(name).matches());
        if (live == null) {
            possible.retainAll(environment.keySet());
            return possible;
        }
        String set =
                possible.stream()
                        .map(name -> "${" + name + "[@]+" + name + " }")
                        .collect(Collectors.joining());
        return possible.isEmpty() ? possible : ShellFacts.names(ask(live, "echo \"" + set + "\""));
    }

    /**
     * Returns a value, or the empty string; also of an element such as {@code BASH_ALIASES[ll]}.
     */
    String value(String variable) {
        ShellSession live = session;
        return live == null
                ? environment.getOrDefault(variable, "")
                : ask(live, "printf %s \"${" + variable + "}\"");
    }

    private static String ask(ShellSession session, String builtin) {
        try {
            return session.ask("builtin " + builtin + " 2>/dev/null");
        } catch (ShellException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
