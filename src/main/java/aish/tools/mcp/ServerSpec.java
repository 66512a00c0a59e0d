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
 * @param command the program and its arguments; empty for a server with an address
 * @param env variables for the program; values may refer to secrets
 * @param directory where the program runs; the project if empty
 * @param headers for each request; values may refer to secrets
 * @param timeout how long a call may take without progress
 */
public record ServerSpec(
        String name,
        boolean enabled,
        List<String> command,
        Map<String, String> env,
        Optional<Path> directory,
        Optional<URI> url,
        Map<String, String> headers,
        Transport way,
        Duration timeout,
        Duration connectTimeout) {
    /** The transport of messages. */
    public enum Transport {
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

    /** Returns the program or the address for display, without anything that may be secret. */
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
