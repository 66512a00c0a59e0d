package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.event.ExitCode;
import aish.testing.BatchRun;
import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.SshServer;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One command on 20 hosts, all of them a real OpenSSH server on the loopback interface. */
@Tag("edge")
class ManyHostsTest {
    private static final int HOSTS = 20;

    /** A place of hosts: h7 answers differently, h19 refuses, h20 never answers. */
    private record Place(Sandbox sandbox, SshServer server, Socket refusing, ServerSocket silent)
            implements AutoCloseable {
        static Place open() throws Exception {
            assumeTrue(SshServer.isInstalled(), "OpenSSH's server is not installed");
            Sandbox sandbox = new Sandbox();
            // no start-up file of the machine's may print between the lines
            SshServer server =
                    new SshServer(
                            sandbox.home().resolve("ssh"),
                            Map.of("HOME", sandbox.home().toString()));
            ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            // nobody listens there, and nobody else can
            Socket refusing = new Socket();
            refusing.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Place place = new Place(sandbox, server, refusing, silent);
            place.nameHosts();
            return place;
        }

        private void nameHosts() throws IOException {
            String own = Files.readString(server.client());
            List<String> names =
                    IntStream.rangeClosed(1, HOSTS).mapToObj(number -> "h" + number).toList();
            Files.writeString(
                    server.client(),
                    "Host h19\n    Port %d\nHost h20\n    Port %d\n"
                                    .formatted(refusing.getLocalPort(), silent.getLocalPort())
                            + own.replaceFirst("Host .*", "Host " + String.join(" ", names)));
            sandbox.config("[hosts.groups]\nall = [\"" + String.join("\", \"", names) + "\"]\n");
            sandbox.with(
                    "PATH",
                    server.bin() + ":" + System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        }

        @Override
        public void close() throws IOException {
            refusing.close();
            silent.close();
            try (sandbox) {
                server.close();
            }
        }
    }

    /** The hosts share a disk, so the first to take a name is the one that differs. */
    private static String differing(Path name) {
        return "mkdir " + name + " 2>/dev/null && { echo disk full; exit 3; }; echo fine";
    }

    @Test
    void saysWhatDiffersAndWhatDoesNotAnswer() throws Exception {
        try (Place place = Place.open();
                TerminalSession aish = place.sandbox().open()) {
            aish.enter(":on --yes @all " + differing(place.sandbox().work().resolve("first")));
            aish.waitFor("19 of 20 hosts ended, waiting for h20");
            aish.press(Key.CTRL_C);
            aish.waitFor("17 hosts: ok \\(out-\\d+, out-\\d+ and 15 more\\)");
            aish.waitFor("fine");
            aish.waitFor("h19: unreachable: ssh: connect to host 127.0.0.1 port \\d+: Connection");
            aish.waitFor("h20: not started");
            aish.waitFor("20 hosts: 17 ok, .*1 unreachable");
            assertThat(aish.waitForPrompt().status()).isEqualTo(ExitCode.INTERRUPTED);
            assertThat(aish.screen())
                    .containsPattern("h\\d+: exit status 3 \\(out-\\d+\\)\n  disk full");
        }
    }

    @Test
    @Tag(Tier.NIGHTLY)
    void anInterruptEndsTheCommandOnTheHost() throws Exception {
        try (Place place = Place.open();
                TerminalSession aish = place.sandbox().open()) {
            Path file = place.sandbox().work().resolve("pid");
            aish.enter(":on --yes h1 sleep 1000 & echo $! > " + file + "; wait");
            Poll.until(() -> file.toFile().length() > 0, () -> "it does not start");
            long pid = Long.parseLong(Files.readString(file).strip());
            aish.press(Key.CTRL_C);
            assertThat(aish.waitForPrompt().status()).isEqualTo(ExitCode.INTERRUPTED);
            Poll.until(() -> ProcessHandle.of(pid).isEmpty(), () -> "it still runs there");
        }
    }

    @Test
    void scriptsGetAnEventForEachHost() throws Exception {
        try (Place place = Place.open()) {
            BatchRun run = place.sandbox().batch("", "on", "h1,h19", "echo hi; exit 4", "--json");
            assertThat(run.status()).isEqualTo(ExitCode.FAILED);
            assertThat(run.output())
                    .contains("\"host\":\"h1\",\"ending\":\"exited\",\"status\":4,")
                    .contains("\"host\":\"h19\",\"ending\":\"unreachable\",\"status\":255,")
                    .contains("\"output\":\"hi\\n\"")
                    .contains("{\"v\":1,\"event\":\"exit\",\"code\":1}");
            assertThat(run.error()).isEmpty();
            assertThat(place.sandbox().batch("", "on", "h1", "exit 9").status()).isEqualTo(9);
        }
    }
}
