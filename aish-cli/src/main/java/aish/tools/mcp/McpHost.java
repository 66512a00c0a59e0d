package aish.tools.mcp;

import module java.base;

import aish.tools.ServerQuestion;

/**
 * What servers are told about aish, and what aish does for them.
 *
 * @param version of aish
 * @param environment of which programs get only harmless variables
 * @param root the project directory, which servers may look at
 * @param secrets fills secrets into settings
 * @param tls the encryption of connections to remote servers
 * @param questions receives the servers' requests to the user
 */
record McpHost(
        String version,
        Map<String, String> environment,
        Supplier<Path> root,
        McpServers.SecretText secrets,
        McpServers.Tls tls,
        Consumer<ServerQuestion> questions) {
    @Override
    public String toString() {
        return "Host";
    }

    /** The last lines of a server's log, bounded in number. Thread-safe. */
    static final class ServerLog {
        private static final int MOST_LINES = 1000;
        private static final int LONGEST_LINE = 2000;

        private final Deque<String> lines = new ArrayDeque<>();

        synchronized void add(String line) {
            lines.add(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line);
            if (lines.size() > MOST_LINES) {
                lines.removeFirst();
            }
        }

        /** Adds a line from aish itself. */
        void note(String text) {
            add("[aish] " + text);
        }

        synchronized List<String> lines() {
            return List.copyOf(lines);
        }
    }
}
