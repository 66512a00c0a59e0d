package aish.testing;

import module java.base;

import aish.files.FileOwner;
import aish.shell.pty.PtyChild;

/**
 * A real OpenSSH server on the loopback interface, with keys, a port and settings of its own, and
 * an {@code ssh} that knows it as the host {@code there}. Closing it ends it with its sessions.
 */
public final class SshServer implements AutoCloseable {
    private static final int SIGSTOP = 19;
    private static final Path SSHD = Path.of("/usr/sbin/sshd");

    private final Path folder;
    private final Process server;

    /** Whether there is a server to start; tests need it as they need bash. */
    public static boolean isInstalled() {
        return Files.isExecutable(SSHD) && Programs.isInstalled("ssh");
    }

    /** Whether it can give terminals too, for which it must be able to hand them to their group. */
    public static boolean givesTerminals() throws IOException {
        return isInstalled()
                && (FileOwner.isMe(0)
                        || Files.readAllLines(Path.of("/proc/mounts")).stream()
                                .anyMatch(line -> line.matches("devpts .*[ ,]gid=5[, ].*")));
    }

    /**
     * @param folder a new directory for what the server and its clients need
     * @param environment what sessions have in theirs
     */
    public SshServer(Path folder, Map<String, String> environment)
            throws IOException, InterruptedException {
        this.folder = Files.createDirectories(folder);
        if (Files.isWritable(Path.of("/run"))) {
            Files.createDirectories(Path.of("/run/sshd")); // where it separates privileges
        }
        key("host");
        key("user");
        int port = freePort();
        String variables =
                environment.entrySet().stream()
                        .map(entry -> "\"" + entry.getKey() + "=" + entry.getValue() + "\"")
                        .collect(Collectors.joining(" "));
        write(
                "server",
                """
                Port %d
                ListenAddress 127.0.0.1
                HostKey %s
                AuthorizedKeysFile %s
                UsePAM no
                StrictModes no
                PidFile none
                PermitRootLogin yes
                MaxSessions 100
                MaxStartups 100
                PrintMotd no
                PrintLastLog no
                %s
                """
                        .formatted(
                                port,
                                folder.resolve("host"),
                                folder.resolve("user.pub"),
                                variables.isEmpty() ? "" : "SetEnv " + variables));
        write(
                "client",
                """
                Host there there2
                    HostName 127.0.0.1
                    Port %d
                    User %s
                    IdentityFile %s
                    IdentitiesOnly yes
                    UserKnownHostsFile %s
                    StrictHostKeyChecking accept-new
                    LogLevel ERROR
                """
                        .formatted(
                                port,
                                System.getProperty("user.name"),
                                folder.resolve("user"),
                                folder.resolve("known")));
        Path ssh = Files.createDirectories(bin()).resolve("ssh");
        Files.writeString(
                ssh,
                "#!/bin/sh\nexec /usr/bin/ssh -F '%s' \"$@\"\n"
                        .formatted(folder.resolve("client")));
        Files.setPosixFilePermissions(ssh, PosixFilePermissions.fromString("rwx------"));
        server =
                new ProcessBuilder(SSHD.toString(), "-D", "-e", "-f", folder.resolve("server") + "")
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("log").toFile())
                        .start();
        Poll.until(() -> listens(port), () -> "a server on port " + port);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static boolean listens(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    private void key(String name) throws IOException, InterruptedException {
        new ProcessBuilder(
                        "ssh-keygen",
                        "-q",
                        "-t",
                        "ed25519",
                        "-N",
                        "",
                        "-f",
                        folder.resolve(name) + "")
                .start()
                .waitFor();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    /** Where the {@code ssh} is that knows the server. */
    public Path bin() {
        return folder.resolve("bin");
    }

    /** The settings of a client that knows it. */
    public Path client() {
        return folder.resolve("client");
    }

    /** Cuts all connections: what runs behind them is left to notice. */
    public void cut() {
        connections().forEach(ProcessHandle::destroyForcibly);
    }

    /** Makes all connections fall silent, as a broken network does; new ones are taken. */
    public void silence() {
        connections().forEach(process -> PtyChild.signal(process.pid(), SIGSTOP));
    }

    private Stream<ProcessHandle> connections() {
        return server.descendants()
                .filter(process -> process.info().command().orElse("").contains("/sshd"));
    }

    /** Ends the sessions, and waits until they have ended. */
    @Override
    public void close() {
        List<ProcessHandle> sessions = server.descendants().toList();
        server.destroyForcibly();
        sessions.forEach(ProcessHandle::destroyForcibly);
        server.onExit().join();
        sessions.forEach(session -> session.onExit().join());
    }
}
