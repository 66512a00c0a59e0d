package aish.tools;

import module java.base;

/** Starts the program of a server, connected by pipes. */
@FunctionalInterface
public interface ServerLauncher {
    /** Starts it with all rights of the user. */
    ServerLauncher UNCONFINED = ServerLauncher::startUnconfined;

    /**
     * @param environment the complete environment of the program
     */
    Process start(List<String> command, Map<String, String> environment, Path directory)
            throws IOException;

    private static Process startUnconfined(
            List<String> command, Map<String, String> environment, Path directory)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }
}
