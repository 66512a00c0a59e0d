package aish.tools.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Poll;
import aish.tools.ServerLauncher;
import aish.tools.Tool;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ServerStatus.State;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolOutcome.Kind;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;
import aish.tools.mcp.McpServers.ServerSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a server does, aish stays responsive, bounded and correct. */
@Tag("edge")
class HostileServerTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir Path root;

    private McpServers server(String vice, Duration timeout) {
        return server(BadServer.command(vice), timeout, PATIENCE);
    }

    private McpServers server(List<String> command, Duration timeout, Duration connecting) {
        ServerSpec spec =
                new ServerSpec(
                        "bad",
                        true,
                        command,
                        Map.of("SECRET_OF_ITS_OWN", "s3cret"),
                        Optional.empty(),
                        Optional.empty(),
                        Map.of(),
                        ServerSpec.Transport.AUTO,
                        timeout,
                        connecting,
                        ServerLauncher.UNCONFINED);
        return new McpServers(
                List.of(spec),
                "1",
                System.getenv(),
                () -> root,
                (_, text) -> text,
                Optional::empty,
                Optional.empty());
    }

    private static ToolOutcome call(McpServers servers) throws Exception {
        return servers.call(servers.find("bad__go").orElseThrow(), "{}", _ -> {})
                .outcome()
                .get(60, TimeUnit.SECONDS);
    }

    private ToolOutcome outcome(String vice) throws Exception {
        try (McpServers servers = server(vice, PATIENCE)) {
            assertThat(servers.connect("bad").isConnected()).isTrue();
            return call(servers);
        }
    }

    @Test
    void readsPastWhatIsNoMessage() throws Exception {
        assertThat(outcome("noise")).isEqualTo(new ToolOutcome(Kind.DONE, "fine"));
    }

    @Test
    void leavesOutToolsThatMakeNoSense() throws Exception {
        try (McpServers servers = server("lies", PATIENCE)) {
            assertThat(servers.connect("bad").tools())
                    .extracting(Tool::name)
                    .containsExactly("odd", "go");
            assertThat(servers.find("bad__odd").orElseThrow().schema())
                    .isEqualTo("{\"type\":\"object\"}");
            assertThat(call(servers).isGood()).isTrue();
        }
    }

    @Test
    void stopsListingToolsWithoutEnd() throws Exception {
        try (McpServers servers = server("endless-list", PATIENCE)) {
            ServerStatus status = servers.connect("bad");
            assertThat(status.isConnected()).isTrue();
            assertThat(status.tools()).hasSizeBetween(1, 500);
        }
    }

    @Test
    void noticesAtOnceThatAServerDiesInACall() throws Exception {
        try (McpServers servers = server("dies", Duration.ofMinutes(5))) {
            servers.connect("bad");
            ToolOutcome outcome = call(servers);
            assertThat(outcome.kind()).isEqualTo(Kind.BROKEN);
            assertThat(outcome.text()).contains("status 3");
            // and it comes back by itself
            Poll.until(
                    () -> servers.status("bad").orElseThrow().isConnected(),
                    () -> servers.status("bad").toString());
        }
    }

    @Test
    void givesUpOnACallThatHangsAndTellsTheServer() throws Exception {
        try (McpServers servers = server("hangs", Duration.ofMillis(500))) {
            servers.connect("bad");
            assertThat(call(servers).kind()).isEqualTo(Kind.TIMED_OUT);
            Poll.until(
                    () -> log(servers).contains("notified notifications/cancelled"),
                    () -> log(servers).toString());
        }
    }

    @Test
    void tellsTheServerThatACallIsCancelled() throws Exception {
        try (McpServers servers = server("hangs", PATIENCE)) {
            servers.connect("bad");
            ToolRun run = servers.call(servers.find("bad__go").orElseThrow(), "{}", _ -> {});
            Poll.until(() -> true, () -> "");
            run.cancel();
            assertThat(run.outcome().get().kind()).isEqualTo(Kind.CANCELLED);
            Poll.until(
                    () -> log(servers).contains("notified notifications/cancelled"),
                    () -> log(servers).toString());
        }
    }

    private static List<String> log(McpServers servers) {
        try {
            return servers.log("bad");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void doesNotWaitForeverForAServerThatSaysNothing() throws Exception {
        try (McpServers servers =
                server(BadServer.command("mute"), PATIENCE, Duration.ofSeconds(2))) {
            ServerStatus status = servers.connect("bad");
            assertThat(status.state()).isIn(State.WAITING, State.CONNECTING);
            Poll.until(
                    () -> servers.status("bad").orElseThrow().state() == State.WAITING,
                    () -> servers.status("bad").toString());
        }
    }

    @Test
    void refusesMessagesOfAHundredMegabytes() throws Exception {
        ToolOutcome outcome = outcome("huge");
        assertThat(outcome.kind()).isEqualTo(Kind.BROKEN);
        assertThat(outcome.text()).contains("more than 32 MiB");
    }

    @Test
    void getsThroughAFlood() throws Exception {
        List<ToolProgress> told = new CopyOnWriteArrayList<>();
        try (McpServers servers = server("floods", PATIENCE)) {
            servers.connect("bad");
            ToolOutcome outcome =
                    servers.call(servers.find("bad__go").orElseThrow(), "{}", told::add)
                            .outcome()
                            .get(60, TimeUnit.SECONDS);
            assertThat(outcome.text()).isEqualTo("after the flood");
            assertThat(told).hasSizeLessThan(10_000);
        }
    }

    @Test
    void takesTheFirstOfTwoAnswers() throws Exception {
        assertThat(outcome("twice").text()).isEqualTo("first");
    }

    @Test
    void showsContentThatItDoesNotKnow() throws Exception {
        ToolOutcome outcome = outcome("odd-content");
        assertThat(outcome.kind()).isEqualTo(Kind.DONE);
        assertThat(outcome.text()).contains("hologram").contains("known");
    }

    @Test
    void reportsErrorsInOneLine() throws Exception {
        ToolOutcome outcome = outcome("error");
        assertThat(outcome.kind()).isEqualTo(Kind.FAILED);
        assertThat(outcome.text()).isEqualTo("bad arguments");
    }

    @Test
    void keepsTheLastOfWhatAServerWrites() throws Exception {
        try (McpServers servers = server("chatty", PATIENCE)) {
            servers.connect("bad");
            assertThat(call(servers).isGood()).isTrue();
            Poll.until(
                    () -> log(servers).getLast().startsWith("line 19999"),
                    () -> log(servers).getLast());
            assertThat(log(servers)).hasSizeLessThanOrEqualTo(1000);
            assertThat(log(servers)).allMatch(line -> line.length() < 2100);
        }
    }

    @Test
    void saysWhatCannotBeStarted() throws Exception {
        try (McpServers servers = server(List.of("/no/such/program"), PATIENCE, PATIENCE)) {
            assertThat(servers.connect("bad").note()).contains("cannot start /no/such/program");
        }
    }

    @Test
    void leavesNoProgramBehind() throws Exception {
        try (McpServers servers =
                server(List.of("sh", "-c", "sleep 311 & sleep 311"), PATIENCE, LONG)) {
            Thread.ofPlatform().daemon().start(() -> connect(servers));
            Poll.until(() -> children().size() >= 2, () -> children().toString());
        }
        Poll.until(() -> children().isEmpty(), () -> children().toString());
    }

    /** Ends when the servers are closed, however it ends. */
    private static void connect(McpServers servers) {
        try {
            servers.connect("bad");
        } catch (Exception _) {
            // closed meanwhile
        }
    }

    private static List<String> children() {
        return ProcessHandle.current()
                .descendants()
                .map(handle -> handle.info().commandLine().orElse(""))
                .filter(line -> line.contains("sleep 311"))
                .toList();
    }

    @Test
    void hidesTheEnvironmentFromPrograms() throws Exception {
        try (McpServers servers =
                server(List.of("sh", "-c", "env >&2; sleep 5"), PATIENCE, Duration.ofSeconds(1))) {
            servers.connect("bad");
            assertThat(log(servers)).contains("SECRET_OF_ITS_OWN=s3cret");
            assertThat(log(servers)).noneMatch(line -> line.startsWith("JAVA_HOME="));
        }
    }
}
