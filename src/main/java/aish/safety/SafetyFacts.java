package aish.safety;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the session in which a command would run.
 *
 * @param directory where it would run; without it no file is looked at
 * @param aliases the session's aliases by name
 */
public record SafetyFacts(Optional<Path> directory, Map<String, String> aliases) {
    public SafetyFacts {
        aliases = Map.copyOf(aliases);
    }

    /** Nothing but the text. */
    public static SafetyFacts none() {
        return new SafetyFacts(Optional.empty(), Map.of());
    }
}
