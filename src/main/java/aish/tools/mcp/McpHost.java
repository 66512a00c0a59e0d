package aish.tools.mcp;

import aish.tools.ServerQuestion;
import aish.tools.ToolException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;

/**
 * What servers learn of aish, and aish does for them.
 *
 * @param version of aish
 * @param environment of which programs get the harmless part
 * @param root the directory that servers may look at: the project's
 * @param secrets puts secrets into settings
 * @param tls what connections to servers elsewhere are encrypted with
 * @param questions takes what servers want of the person
 */
record McpHost(
        String version,
        Map<String, String> environment,
        Supplier<Path> root,
        SecretText secrets,
        Tls tls,
        Consumer<ServerQuestion> questions) {
    /** Puts secrets into a text that names them. */
    @FunctionalInterface
    interface SecretText {
        /**
         * @param owner what the text is, for messages
         */
        String fill(String owner, String text) throws ToolException;
    }

    /** What encrypted connections are made with. */
    @FunctionalInterface
    interface Tls {
        /** Empty for the usual. */
        Optional<SSLContext> context() throws ToolException;
    }

    @Override
    public String toString() {
        return "Host";
    }
}
