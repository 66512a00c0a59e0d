package aish.app;

import module java.base;

import aish.settings.Config;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.text.HomePath;

/** Determines how to start the user's shell. */
final class ShellSettings {
    /** Prefix of variables that the launcher hides from the JVM. */
    private static final String SET_ASIDE = "AISH_KEEP_";

    private ShellSettings() {}

    static ShellSession.Settings of(Launch launch, TerminalKeys keys, Stdio stdio) {
        Config config = launch.config();
        return new ShellSession.Settings(
                config.shell().program(),
                rc(config.shell().rc(), launch.home()),
                variables(launch.environment()),
                keys,
                stdio,
                (int) Math.min(config.output().memoryBytes(), Integer.MAX_VALUE));
    }

    private static Optional<Path> rc(String named, Path home) {
        return named.isEmpty() ? Optional.empty() : Optional.of(HomePath.expand(named, home));
    }

    /**
     * Returns the shell's environment: empty prompts, because bash must print none; no window size,
     * which the inner terminal provides; no limit to a history file; and the variables that the
     * launcher hid from the JVM.
     */
    private static Map<String, String> variables(Map<String, String> environment) {
        Map<String, String> inherited = new HashMap<>(environment);
        inherited.keySet().removeAll(List.of("LINES", "COLUMNS", "PROMPT_COMMAND", "HISTFILE"));
        inherited.put("PS1", "");
        inherited.put("PS2", "");
        // bash would shorten the user's history file before it reads how long that may be
        inherited.putIfAbsent("HISTFILESIZE", "-1");
        environment.forEach((name, value) -> putBack(name, value, inherited));
        return inherited;
    }

    private static void putBack(String name, String value, Map<String, String> variables) {
        if (name.startsWith(SET_ASIDE)) {
            variables.remove(name);
            String original = name.substring(SET_ASIDE.length());
            if (value.isEmpty()) {
                variables.remove(original);
            } else {
                variables.put(original, value);
            }
        }
    }
}
