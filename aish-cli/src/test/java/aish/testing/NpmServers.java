package aish.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

/**
 * Real MCP servers from npm, installed once a build from the lock file in the test tree. Where
 * there is no npm, or nothing can be fetched, tests that need them are skipped and say so.
 */
public final class NpmServers {
    private static final Path SOURCE = Path.of("aish-cli/src/test/npm");
    private static final Path TARGET = Path.of("target/npm").toAbsolutePath();
    private static final Duration INSTALLING = Duration.ofMinutes(4);
    private static final List<String> FILES =
            List.of("package.json", "package-lock.json", ".npmrc");

    private NpmServers() {}

    /** The command that runs the server with all kinds of everything. */
    public static List<String> everything(String way) {
        return List.of("node", script("server-everything"), way);
    }

    /** The command that runs the server of files below a directory. */
    public static List<String> files(Path directory) {
        return List.of("node", script("server-filesystem"), directory.toString());
    }

    private static String script(String server) {
        install();
        return TARGET.resolve("node_modules/@modelcontextprotocol/" + server + "/dist/index.js")
                .toString();
    }

    private static void install() {
        assumeTrue(runs("node", "--version"), "skipped: there is no node on this machine");
        assumeTrue(runs("npm", "--version"), "skipped: there is no npm on this machine");
        try {
            Files.createDirectories(TARGET);
            try (FileChannel guard =
                            FileChannel.open(
                                    TARGET.resolve("lock"),
                                    StandardOpenOption.CREATE,
                                    StandardOpenOption.WRITE);
                    FileLock _ = guard.lock()) {
                assumeTrue(isInstalled() || fetch(), "skipped: npm could not fetch the servers");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isInstalled() throws IOException {
        return Files.exists(TARGET.resolve("node_modules/.package-lock.json"))
                && Files.exists(TARGET.resolve("package-lock.json"))
                && Files.mismatch(
                                SOURCE.resolve("package-lock.json"),
                                TARGET.resolve("package-lock.json"))
                        < 0;
    }

    private static boolean fetch() throws IOException {
        for (String file : FILES) {
            Files.copy(
                    SOURCE.resolve(file),
                    TARGET.resolve(file),
                    StandardCopyOption.REPLACE_EXISTING);
        }
        return run(TARGET, INSTALLING, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
    }

    private static boolean runs(String... command) {
        try {
            return run(Path.of(""), Duration.ofSeconds(30), command);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean run(Path directory, Duration most, String... command)
            throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .directory(directory.toAbsolutePath().toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try {
            if (process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue() == 0;
            }
            process.destroyForcibly();
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            return false;
        }
    }

    /** A server behind a port of this machine. */
    public static final class Listening implements AutoCloseable {
        private final Process process;
        private final int port;

        /**
         * @param way {@code streamableHttp} or {@code sse}
         */
        public Listening(String way) throws IOException, InterruptedException {
            port = freePort();
            ProcessBuilder builder = new ProcessBuilder(everything(way));
            builder.environment().put("PORT", String.valueOf(port));
            process =
                    builder.redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            Poll.until(() -> answers(port), () -> "nobody listens on " + port);
        }

        public int port() {
            return port;
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
