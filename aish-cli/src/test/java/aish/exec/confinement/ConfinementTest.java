package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.safety.permissions.NetworkAccess;
import aish.settings.ConfinementProfile;
import aish.shell.RunOutcome;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellWorld;
import aish.testing.RealShell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a confined shell can still do. */
@Tag("edge")
class ConfinementTest {
    @TempDir Path directory;
    private Path home;
    private Path project;

    @BeforeEach
    void setUp() throws Exception {
        assumeTrue(KernelLimits.detect().suffice());
        home = Files.createDirectory(directory.toRealPath().resolve("home"));
        project = Files.createDirectory(home.resolve("project"));
        Files.createDirectories(home.resolve(".cache/pip"));
        Files.createDirectories(home.resolve(".ssh"));
        Files.writeString(home.resolve("notes.txt"), "notes\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo x > file && cat file",
                "mkdir -p a/b && mv a c && ln -s c/b way && ln file hard && rm -r c way hard",
                "echo '#!/bin/sh' > run && chmod +x run && ./run",
                "touch -d 2001-02-03 file && test \"$(date -r file +%F)\" = 2001-02-03",
                "touch -h -d 2001-02-03 link; chmod 600 file && test \"$(stat -c %a file)\" = 600",
                "chown \"$(id -u):$(id -g)\" file && chown -h \"$(id -u)\" link",
                "cp -a file copy && tar cf x.tar file && tar xf x.tar",
                "f=$(mktemp) && echo x > \"$f\" && rm \"$f\"",
                "cat <<END | sort | uniq | grep -q x\nx\nEND",
                "ls ~ >/dev/null && ls / >/dev/null && cat ~/notes.txt",
                "echo x > ~/.cache/pip/entry",
                "echo x > /dev/null && head -c 9 /dev/urandom >/dev/null && stty size </dev/tty",
                "sleep 30 & kill $! && ! wait $!",
                "(ulimit -n 100) && ps >/dev/null && cat /proc/self/status >/dev/null",
                "git init -q . && git -c user.name=a -c user.email=b commit -q --allow-empty -m x",
                "python3 -c 'import socket, subprocess; socket.socketpair();"
                        + " subprocess.run([\"true\"])'",
                "python3 -c 'import os; os.fchmod(os.open(\"file\", os.O_RDWR), 0o644);"
                        + " os.utime(\"file\")'",
            })
    void usualWorkGoesOn(String command) throws Exception {
        try (ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits = limits(ConfinementProfile.PROJECT, new NetworkAccess.On())) {
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            run(shell, "echo x > file; ln -s file link");
            assertThat(run(shell, command + "\necho \"status $?\"")).endsWith("status 0\n");
            shell.leave();
        }
    }

    @Test
    void theUsersShellIsFreeBeforeAndAfter() throws Exception {
        try (ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits =
                        limits(ConfinementProfile.READ_ONLY, new NetworkAccess.Off())) {
            assertThat(run(shell, "echo 1 > ~/one; cat ~/one")).isEqualTo("1\n");
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            assertThat(run(shell, "echo 2 > ~/one; cat ~/one"))
                    .endsWith("/one: Permission denied\n1\n");
            shell.leave();
            assertThat(run(shell, "echo 3 > ~/one; cat ~/one")).isEqualTo("3\n");
        }
    }

    @Test
    void aShellThatIsReplacedIsConfinedAgain() throws Exception {
        try (ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits = limits(ConfinementProfile.PROJECT, new NetworkAccess.On())) {
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            shell.run("exit 3", Keeping.OUTPUT);
            shell.restart();
            assertThat(run(shell, "echo x > ~/one || echo refused; chmod 700 . && echo done"))
                    .endsWith("/one: Permission denied\nrefused\ndone\n");
            shell.leave();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    void nothingOutlivesTheLimits(int landlock) throws Exception {
        KernelLimits kernel = KernelLimits.detect();
        assumeTrue(kernel.landlock() >= landlock);
        KernelLimits older = new KernelLimits(landlock, kernel.seccomp(), kernel.machine());
        try (ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits =
                        Confinement.of(
                                older, scope(ConfinementProfile.PROJECT, new NetworkAccess.On()))) {
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            run(
                    shell,
                    "(setsid sleep 4728 </dev/null >/dev/null 2>&1 &); (exec sleep 4729 &);"
                            + " until pgrep -xf 'sleep 4728'; do sleep 0.1; done");
            shell.leave();
            assertThat(limits.endProcesses()).contains("sleep 4728");
            assertThat(run(shell, "pgrep -af 'sleep 472[89]' | grep -v pgrep")).isEmpty();
        }
    }

    @Test
    void aRefusedChangeOfAttributesIsNamed() throws Exception {
        try (ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits = limits(ConfinementProfile.PROJECT, new NetworkAccess.On())) {
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            run(shell, "chmod 777 ~/notes.txt");
            assertThat(limits.refusals().take())
                    .extracting(Wanted::words)
                    .containsExactly("to change the attributes of " + home.resolve("notes.txt"));
            shell.leave();
        }
    }

    @Test
    void everyRefusalIsNamedUpToFive() throws Exception {
        try (Confinement limits = limits(ConfinementProfile.PROJECT, new NetworkAccess.On())) {
            List<Path> files = IntStream.range(0, 7).mapToObj(i -> home.resolve("n" + i)).toList();
            String output =
                    files.stream()
                            .map("bash: %s: Permission denied\n"::formatted)
                            .collect(Collectors.joining());
            assertThat(limits.refusal(limits.refusedPaths(output, project)).wanted())
                    .startsWith("to write " + files.getFirst() + ", to write ")
                    .endsWith("to write " + files.get(4) + " and 2 more");
        }
    }

    @Test
    void onlyListedHostsAreReachedThroughTheProxy() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, HostProxy.HERE);
                ShellSession shell = RealShell.start(project, Map.of("HOME", home.toString()));
                Confinement limits =
                        limits(
                                ConfinementProfile.PROJECT,
                                new NetworkAccess.Hosts(List.of("127.0.0.1", "*.example.org")))) {
            Thread.ofVirtual().start(() -> answerOnce(server));
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            assertThat(run(shell, "curl -s http://127.0.0.1:" + server.getLocalPort() + "/page"))
                    .isEqualTo("GET /page HTTP/1.1\n");
            assertThat(run(shell, "curl -s -o /dev/null -w '%{http_code}' http://example.com/"))
                    .isEqualTo("403");
            run(shell, "curl -s --noproxy '*' -m 5 http://192.0.2.1:81/");
            assertThat(limits.refusals().take())
                    .extracting(Wanted::words)
                    .containsExactly(
                            "to connect to example.com",
                            "to connect to 192.0.2.1 port 81 without the proxy");
            shell.leave();
        }
    }

    private static void answerOnce(ServerSocket server) {
        try (Socket socket = server.accept()) {
            BufferedReader in =
                    new BufferedReader(
                            new InputStreamReader(
                                    socket.getInputStream(), StandardCharsets.US_ASCII));
            String first = in.readLine() + "\n";
            String answer =
                    "HTTP/1.1 200 OK\r\nContent-Length: " + first.length() + "\r\n\r\n" + first;
            socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Confinement limits(ConfinementProfile profile, NetworkAccess network)
            throws IOException {
        return Confinement.of(KernelLimits.detect(), scope(profile, network));
    }

    private Confinement.Scope scope(ConfinementProfile profile, NetworkAccess network) {
        return new Confinement.Scope(
                profile, network, home, project, project, List.of(), System.getenv());
    }

    private static String run(ShellSession shell, String command) throws Exception {
        RunOutcome outcome = shell.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result().output().text().replace("\r", "");
    }
}
