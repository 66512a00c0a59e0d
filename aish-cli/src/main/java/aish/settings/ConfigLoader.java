package aish.settings;

import module java.base;

import aish.files.UserDirectories;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlNode.TextPosition;
import aish.settings.toml.TomlParser;
import aish.text.HomePath;

/**
 * Finds the settings file and reads it: the one named on the command line, otherwise {@code
 * $AISH_CONFIG}, otherwise the default location. Never looks in the working directory, because its
 * owner would then control the shell.
 */
public record ConfigLoader(Map<String, String> environment, Path home) {
    private static final String NAMED = "AISH_CONFIG";
    private static final String XDG = "XDG_CONFIG_HOME";
    private static final String IN_CONFIG_HOME = "aish/config.toml";
    private static final String MISSING = "does not exist";
    private static final String DEFAULTS_SERVE = "; using the defaults";

    public ConfigLoader {
        environment = Map.copyOf(environment);
    }

    /**
     * Reads the first file in order of precedence, or returns the defaults.
     *
     * @param explicit the path given to {@code --config}
     * @throws ConfigException if that file cannot be read; problems of any other file are part of
     *     the result
     */
    public LoadedConfig load(Optional<Path> explicit) throws ConfigException {
        return read(explicit).withoutProject();
    }

    /**
     * Like {@link #load}, but the result can be merged with a project's settings.
     *
     * @param explicit the path given to {@code --config}
     * @throws ConfigException if that file cannot be read
     */
    public UserSettings read(Optional<Path> explicit) throws ConfigException {
        boolean isNamed = !environment.getOrDefault(NAMED, "").isEmpty();
        Path file;
        try {
            file = file(explicit);
        } catch (InvalidPathException e) {
            // the value cannot be a Path, so report the variable instead
            Path nameless = Path.of("$".concat(isNamed ? NAMED : XDG));
            return unusable(ConfigProblem.about(nameless, "is not a valid path" + DEFAULTS_SERVE));
        }
        ConfigFile found = ConfigFile.at(file);
        if (found instanceof ConfigFile.Missing) {
            if (explicit.isPresent()) {
                throw new ConfigException(ConfigProblem.about(file, MISSING), home);
            }
            return isNamed
                    ? unusable(
                            ConfigProblem.about(
                                    file, MISSING + " (named by $AISH_CONFIG)" + DEFAULTS_SERVE))
                    : defaults(List.of());
        }
        if (explicit.isPresent() && found instanceof ConfigFile.Unreadable unreadable) {
            throw new ConfigException(ConfigProblem.about(file, unreadable.reason()), home);
        }
        return use(file, found);
    }

    private Path usualFile() {
        return UserDirectories.configHome(environment, home).resolve(IN_CONFIG_HOME);
    }

    /**
     * Returns the file that is read if it exists.
     *
     * @param explicit the path given to {@code --config}
     */
    public Path file(Optional<Path> explicit) {
        if (explicit.isPresent()) {
            return HomePath.expand(explicit.get().toString(), home);
        }
        String named = environment.getOrDefault(NAMED, "");
        return named.isEmpty() ? usualFile() : HomePath.expand(named, home);
    }

    private UserSettings use(Path file, ConfigFile found) {
        // no pattern switch: this runs at every start, and bootstrapping one is slow
        if (found instanceof ConfigFile.Text text) {
            return parse(file, text.content());
        }
        if (found instanceof ConfigFile.Undecodable bad) {
            return unusable(ConfigProblem.at(bad.at(), bad.reason() + DEFAULTS_SERVE));
        }
        String reason = found instanceof ConfigFile.Unreadable bad ? bad.reason() : MISSING;
        return unusable(ConfigProblem.about(file, reason + DEFAULTS_SERVE));
    }

    private static UserSettings parse(Path file, String text) {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table root = new TomlParser(file, problems).parse(text);
        return new UserSettings(Optional.of(file), root, problems);
    }

    private static UserSettings unusable(ConfigProblem problem) {
        return defaults(List.of(problem));
    }

    private static UserSettings defaults(List<ConfigProblem> problems) {
        TextPosition nowhere = new TextPosition(Path.of(""), 0, 0);
        return new UserSettings(Optional.empty(), new TomlNode.Table(nowhere, Map.of()), problems);
    }

    /** Thrown when the file given on the command line cannot be read, so aish must not start. */
    public static final class ConfigException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient ConfigProblem problem;

        ConfigException(ConfigProblem problem, Path home) {
            super("--config " + problem.describe(home));
            this.problem = problem;
        }

        public ConfigProblem problem() {
            return problem;
        }
    }
}
