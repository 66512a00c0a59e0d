package aish.tools.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.testing.NpmServers;
import aish.testing.Poll;
import aish.testing.Tier;
import aish.tools.ServerLauncher;
import aish.tools.ServerQuestion;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolOutcome.Kind;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;
import aish.tools.mcp.McpServers.ServerSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Servers that other people wrote, over every way there is. */
@Tag("edge")
@Tag(Tier.NIGHTLY)
class RealServersTest {
    private static final int SECONDS = 60;

    @TempDir Path root;

    private McpServers servers(ServerSpec spec) {
        return new McpServers(
                List.of(spec),
                "1",
                System.getenv(),
                () -> root,
                (_, text) -> text,
                Optional::empty,
                Optional.empty());
    }

    private static ServerSpec program(List<String> command) {
        return new ServerSpec(
                "it",
                true,
                command,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                ServerSpec.Transport.AUTO,
                Duration.ofSeconds(SECONDS),
                Duration.ofSeconds(SECONDS),
                ServerLauncher.UNCONFINED);
    }

    private static ServerSpec address(String url, ServerSpec.Transport way) {
        return new ServerSpec(
                "it",
                true,
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.of(URI.create(url)),
                Map.of("X-Test", "1"),
                way,
                Duration.ofSeconds(SECONDS),
                Duration.ofSeconds(SECONDS),
                ServerLauncher.UNCONFINED);
    }

    private static Tool tool(ToolServers servers, String name) {
        return servers.find("it__" + name).orElseThrow();
    }

    /** Some tools are offered only once the server knows what aish can do. */
    private static void await(ToolServers servers, String name) {
        Poll.until(() -> servers.find("it__" + name).isPresent(), () -> "no tool " + name);
    }

    private static ToolOutcome call(ToolServers servers, String name, String arguments)
            throws Exception {
        return servers.call(tool(servers, name), arguments, _ -> {})
                .outcome()
                .get(SECONDS, TimeUnit.SECONDS);
    }

    @ParameterizedTest
    @EnumSource(
            value = ServerSpec.Transport.class,
            names = {"STDIO", "HTTP", "SSE"})
    void doesAllThatEverythingOffers(ServerSpec.Transport way) throws Exception {
        if (way == ServerSpec.Transport.STDIO) {
            try (McpServers servers = servers(program(NpmServers.everything("stdio")))) {
                exercise(servers);
            }
            return;
        }
        boolean http = way == ServerSpec.Transport.HTTP;
        try (NpmServers.Listening server =
                        new NpmServers.Listening(http ? "streamableHttp" : "sse");
                McpServers servers =
                        servers(
                                address(
                                        "http://127.0.0.1:"
                                                + server.port()
                                                + (http ? "/mcp" : "/sse"),
                                        way))) {
            exercise(servers);
        }
    }

    private void exercise(McpServers servers) throws Exception {
        ServerStatus status = servers.connect("it");
        assertThat(status.note()).isEmpty();
        assertThat(status.state()).isEqualTo(ServerStatus.State.CONNECTED);
        assertThat(status.protocol()).matches("20\\d\\d-\\d\\d-\\d\\d");
        assertThat(status.tools())
                .extracting(Tool::offered)
                .contains("it__echo", "it__get-sum", "it__trigger-long-running-operation");
        assertThat(call(servers, "echo", "{\"message\":\"hello\"}"))
                .isEqualTo(new ToolOutcome(Kind.DONE, "Echo: hello"));
        assertThat(call(servers, "get-sum", "{\"a\":2,\"b\":40}").text()).contains("42");
        assertThat(call(servers, "get-sum", "{\"a\":\"x\"}").kind()).isEqualTo(Kind.FAILED);
        assertThat(call(servers, "get-tiny-image", "{}").text()).contains("[image, image/png, ");
        assertThat(call(servers, "get-resource-links", "{\"count\":2}").text())
                .contains("[resource ");
        assertThat(call(servers, "get-structured-content", "{\"location\":\"Chicago\"}").text())
                .containsOnlyOnce("temperature");
        progress(servers);
        cancelling(servers);
        roots(servers);
        elicitation(servers);
        resources(servers);
    }

    private static void progress(McpServers servers) throws Exception {
        List<ToolProgress> told = new CopyOnWriteArrayList<>();
        ToolOutcome outcome =
                servers.call(
                                tool(servers, "trigger-long-running-operation"),
                                "{\"duration\":1,\"steps\":4}",
                                told::add)
                        .outcome()
                        .get(SECONDS, TimeUnit.SECONDS);
        assertThat(outcome.kind()).isEqualTo(Kind.DONE);
        assertThat(told).isNotEmpty();
        assertThat(told.getFirst().total()).hasValue(4);
    }

    private static void cancelling(McpServers servers) throws Exception {
        List<ToolProgress> told = new CopyOnWriteArrayList<>();
        ToolRun run =
                servers.call(
                        tool(servers, "trigger-long-running-operation"),
                        "{\"duration\":60,\"steps\":240}",
                        told::add);
        Poll.until(() -> !told.isEmpty(), () -> "no progress");
        run.cancel();
        assertThat(run.outcome().get(1, TimeUnit.SECONDS).kind()).isEqualTo(Kind.CANCELLED);
        assertThat(call(servers, "echo", "{\"message\":\"still there\"}").isGood()).isTrue();
    }

    private void roots(McpServers servers) throws Exception {
        await(servers, "get-roots-list");
        assertThat(call(servers, "get-roots-list", "{}").text())
                .contains(root.getFileName().toString());
    }

    private static void elicitation(McpServers servers) throws Exception {
        await(servers, "trigger-elicitation-request");
        List<ServerQuestion> asked = new CopyOnWriteArrayList<>();
        try (ToolServers.Attention _ =
                servers.answerQuestions(
                        question -> {
                            asked.add(question);
                            if (question instanceof ServerQuestion.Form form) {
                                form.answer()
                                        .complete(
                                                new ServerQuestion.Filled(
                                                        ServerQuestion.Filled.Action.ACCEPT,
                                                        Map.of("name", "Ada")));
                            } else if (question instanceof ServerQuestion.Sampling sampling) {
                                sampling.answer()
                                        .complete(
                                                Optional.of(
                                                        new ServerQuestion.Sampled(
                                                                "tiny", "I am a model.")));
                            }
                        })) {
            assertThat(call(servers, "trigger-elicitation-request", "{}").text()).contains("Ada");
            await(servers, "trigger-sampling-request");
            assertThat(call(servers, "trigger-sampling-request", "{\"prompt\":\"hi\"}").text())
                    .contains("I am a model.");
        }
        assertThat(asked).hasSize(2);
        assertThat(((ServerQuestion.Form) asked.getFirst()).fields()).isNotEmpty();
        assertThat(call(servers, "trigger-elicitation-request", "{}").text()).doesNotContain("Ada");
    }

    private static void resources(McpServers servers) throws Exception {
        List<ToolServers.Resource> resources = servers.resources("it");
        assertThat(resources).isNotEmpty();
        assertThat(servers.read("it", resources.getFirst().address())).isNotBlank();
        List<ToolServers.Prompt> prompts = servers.prompts("it");
        assertThat(prompts).extracting(ToolServers.Prompt::name).contains("simple-prompt");
        assertThat(servers.prompt("it", "simple-prompt", Map.of())).isNotBlank();
        assertThatThrownBy(() -> servers.prompt("it", "no-such", Map.of()))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("it cannot return the prompt no-such");
    }

    @Test
    void readsAndWritesFilesWithinTheRoot() throws Exception {
        try (McpServers servers = servers(program(NpmServers.files(root.toRealPath())))) {
            servers.connect("it");
            String file = root.toRealPath().resolve("note.txt").toString();
            assertThat(
                            call(
                                            servers,
                                            "write_file",
                                            "{\"path\":\"" + file + "\",\"content\":\"hi\"}")
                                    .isGood())
                    .isTrue();
            assertThat(Path.of(file)).hasContent("hi");
            ToolOutcome outside = call(servers, "read_text_file", "{\"path\":\"/etc/hostname\"}");
            assertThat(outside.kind()).isEqualTo(Kind.FAILED);
            assertThat(outside.text()).contains("outside");
        }
    }

    @Test
    void findsOutByItselfThatAServerSpeaksSse() throws Exception {
        try (NpmServers.Listening server = new NpmServers.Listening("sse");
                McpServers servers =
                        servers(
                                address(
                                        "http://127.0.0.1:" + server.port() + "/sse",
                                        ServerSpec.Transport.AUTO))) {
            assertThat(servers.connect("it").isConnected()).isTrue();
        }
    }
}
