package aish.cli.doctor;

import static aish.cli.doctor.Remark.fail;
import static aish.cli.doctor.Remark.ok;
import static aish.cli.doctor.Remark.warn;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.keys.ApiKeys;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.process.Cancellation;
import aish.settings.Config.Preset;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import aish.testing.FakeServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelCheckTest {
    private static final Preset PLAIN = preset("", new KeyLocation.None());

    @TempDir Path home;

    @Test
    void findsAllWell() throws Exception {
        FakeServer server = FakeServer.up(32_768, "qwen3", "other");
        assertThat(check(PLAIN, server))
                .containsExactly(
                        ok("a: h:1 answers in 12 ms"),
                        ok("a: uses qwen3"),
                        ok("a: context of 32,768 tokens"),
                        ok("a: streams its answers (2 chunks)"),
                        ok("a: supports tool calls"));
        assertThat(server.requests())
                .hasSize(2)
                .allMatch(request -> request.maxTokens().orElseThrow() <= 8);
        assertThat(server.requests().getLast().tools()).hasSize(1);
    }

    @Test
    void beginsWithTheKey() throws Exception {
        Preset preset = preset("", new KeyLocation.Variable("GONE"));
        FakeServer server = FakeServer.up(1);
        assertThat(check(preset, server))
                .containsExactly(
                        fail(
                                "a: the key of a should be in the variable GONE, which is not set;"
                                        + " export it before you start aish",
                                "fix the key or the model's settings"));
        assertThat(server.requests()).isEmpty();
    }

    @Test
    void stopsAtAServerThatIsDownOrLoading() throws Exception {
        ModelProblem refused = new ModelProblem.Transport(Failure.REFUSED, "h:1", "");
        assertThat(check(PLAIN, FakeServer.down(refused)))
                .containsExactly(
                        fail(
                                "a: cannot connect to h:1: connection refused; check that the server is running",
                                ""));
        FakeServer loading =
                FakeServer.of(
                        new ServerFacts(
                                new ServerFacts.Loading("40 %"),
                                Duration.ZERO,
                                List.of(),
                                OptionalInt.empty(),
                                false));
        assertThat(check(PLAIN, loading))
                .containsExactly(warn("a: h:1 is still loading (40 %)", "wait and try again"));
    }

    @Test
    void missesTheModelAndTheContext() throws Exception {
        FakeServer server =
                FakeServer.of(
                        new ServerFacts(
                                new ServerFacts.Up(),
                                Duration.ZERO,
                                List.of("a", "b", "c", "d", "e", "f"),
                                OptionalInt.empty(),
                                false));
        assertThat(check(preset("gone", new KeyLocation.None()), server))
                .contains(
                        fail(
                                "a: the server has no model gone",
                                "set model to one of a, b, c, d, e, …"),
                        warn(
                                "a: the server does not report its context size",
                                "set context in the settings"));
    }

    @Test
    void reportsAQuestionThatFailsAndAsksNoMore() throws Exception {
        FakeServer server =
                new FakeServer(
                        FakeServer.up(1, "m")::inspect,
                        _ -> List.of(),
                        _ -> Reply.failed(new ModelProblem.Http(401, "bad key", Optional.empty())));
        assertThat(check(PLAIN, server))
                .endsWith(
                        fail(
                                "a: a test question failed: the server answered 401: bad key;"
                                        + " check the model's key",
                                ""));
        assertThat(server.requests()).hasSize(1);
    }

    @Test
    void noticesSilenceAndRefusedTools() throws Exception {
        ModelProblem refusal = new ModelProblem.Http(400, "no tools", Optional.empty());
        FakeServer server =
                new FakeServer(
                        FakeServer.up(1, "m")::inspect,
                        _ -> List.of(new Delta.Calling("x")),
                        request ->
                                request.tools().isEmpty()
                                        ? Reply.whole("")
                                        : Reply.failed(refusal));
        assertThat(check(PLAIN, server))
                .contains(
                        warn(
                                "a: the answer to a test question was empty",
                                "check the server's log"),
                        warn(
                                "a: does not accept tools: " + refusal.describe(),
                                "use another model for tools"));
    }

    @Test
    void cancelsAQuestionThatTakesTooLong() throws Exception {
        FakeServer known = FakeServer.up(1, "m");
        ModelServer mute =
                new ModelServer() {
                    @Override
                    public Reply ask(
                            ModelRequest request,
                            Consumer<Delta> listener,
                            Cancellation cancellation) {
                        CountDownLatch cancelled = new CountDownLatch(1);
                        cancellation.onCancel(cancelled::countDown);
                        try {
                            cancelled.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                        return Reply.failed(new ModelProblem.Cancelled());
                    }

                    @Override
                    public String preview(ModelRequest request) {
                        return "";
                    }

                    @Override
                    public ServerFacts inspect() {
                        return known.inspect();
                    }

                    @Override
                    public OptionalInt countTokens(String text) {
                        return OptionalInt.empty();
                    }
                };
        ModelCheck check =
                new ModelCheck(PLAIN, secrets(), _ -> Optional.of(mute), Duration.ofSeconds(1));
        assertThat(check.findings())
                .endsWith(
                        fail(
                                "a: a test question failed: no answer within 1 s",
                                "check its settings and the server's log"));
    }

    @Test
    void saysThatNobodyWasAsked() throws Exception {
        assertThat(
                        new ModelCheck(
                                        PLAIN,
                                        secrets(),
                                        _ -> Optional.empty(),
                                        Duration.ofMinutes(1))
                                .findings())
                .containsExactly(ok("a: uses h:1 (not tried)"));
    }

    private List<Remark> check(Preset preset, FakeServer server) throws Exception {
        return new ModelCheck(preset, secrets(), _ -> Optional.of(server), Duration.ofMinutes(1))
                .findings();
    }

    private ApiKeys secrets() {
        return new ApiKeys(ConfigSchema.defaults(), Map.of(), home);
    }

    private static Preset preset(String model, KeyLocation key) {
        return Preset.of("a", URI.create("http://h:1"), model, key);
    }
}
