package aish.tools.mcp;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to reach a server.
 *
 * @param command the program and its arguments; empty for a server behind an address
 * @param env for the program; values may name secrets
 * @param directory in which the program runs; the project if there is none
 * @param headers for each request; values may name secrets
 * @param timeout how long a call may go on without a sign of life
 */
public record ServerSpec(
        String name,
        boolean enabled,
        List<String> command,
        Map<String, String> env,
        Optional<Path> directory,
        Optional<URI> url,
        Map<String, String> headers,
        Way way,
        Duration timeout,
        Duration connectTimeout) {
    /** How messages travel. */
    public enum Way {
        AUTO,
        STDIO,
        HTTP,
        SSE
    }

    public ServerSpec {
        command = List.copyOf(command);
        env = Map.copyOf(env);
        headers = Map.copyOf(headers);
    }

    /** For people, without anything that may be secret. */
    public String where() {
        return url.map(ServerSpec::place).orElse(String.join(" ", command));
    }

    private static String place(URI url) {
        return url.getScheme() + "://" + url.getRawAuthority() + url.getRawPath();
    }

    @Override
    public String toString() {
        return "ServerSpec[" + name + "]";
    }
}
