package aish.app;

import aish.settings.Config;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.text.HomePath;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the person's shell is to be started. */
final class ShellSettings {
    /** How the launcher names variables that it hides from the virtual machine. */
    private static final String SET_ASIDE = "AISH_KEEP_";

    private ShellSettings() {}

    static ShellSession.Settings of(
            Config config,
            Map<String, String> environment,
            Path home,
            TerminalKeys keys,
            Stdio stdio) {
        return new ShellSession.Settings(
                config.shell().program(),
                rc(config.shell().rc(), home),
                variables(environment),
                keys,
                stdio,
                (int) Math.min(config.output().memoryBytes(), Integer.MAX_VALUE));
    }

    private static Optional<Path> rc(String named, Path home) {
        return named.isEmpty() ? Optional.empty() : Optional.of(HomePath.expand(named, home));
    }

    /**
     * Empty prompts, because bash must print none; sizes are the inner terminal's own business.
     * What the launcher set aside for the sake of the virtual machine is put back.
     */
    private static Map<String, String> variables(Map<String, String> environment) {
        Map<String, String> inherited = new HashMap<>(environment);
        inherited.keySet().removeAll(List.of("LINES", "COLUMNS", "PROMPT_COMMAND", "HISTFILE"));
        inherited.put("PS1", "");
        inherited.put("PS2", "");
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
