package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.app.Presets;
import aish.commands.model.ModelCommand;
import aish.commands.model.ModelsCommand;
import aish.event.Event;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.settings.Config.Preset;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import aish.testing.FakeServer;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;

/** {@code :model} and {@code :models}. */
class ModelCommandsTest {
    private static final Duration LONG = Duration.ofSeconds(10);
    private final RecordingSink events = new RecordingSink();
    private final Map<String, ModelServer> servers = new HashMap<>();
    private final Presets roster =
            new Presets(
                    ConfigSchema.defaults(),
                    preset -> Objects.requireNonNull(servers.get(preset.name())),
                    () -> FakeServer.up(1));

    /** Adds a server at NAME.example. */
    private void put(String name, String model, ModelServer server) {
        servers.put(name, server);
        URI place = URI.create("http://" + name + ".example");
        roster.add(List.of(Preset.of(name, place, model, new KeyLocation.None())));
    }

    @Test
    void saysWhichModelIsInUse() {
        assertThat(command().run("")).isEqualTo(Next.PROMPT);
        assertThat(events.events()).containsExactly(new Event.Answer("offline (built in)"));
    }

    @Test
    void switches() {
        put("deep", "large", FakeServer.up(1));
        ModelCommand command = command();
        assertThat(command.run(" deep ")).isEqualTo(Next.PROMPT);
        assertThat(roster.active()).isEqualTo("deep");
        assertThat(events.events())
                .containsExactly(
                        new Event.ModelChanged("deep"),
                        new Event.Notice("Now using deep (large at deep.example)."));
        assertThat(command.complete(List.of())).containsExactly("deep", "offline");
        assertThat(command.complete(List.of("deep"))).isEmpty();
    }

    private ModelCommand command() {
        return new ModelCommand(roster, events);
    }

    @Test
    void suggestsTheNearestName() {
        put("deep", "large", FakeServer.up(1));
        ModelCommand command = command();
        assertThat(command.run("depe")).isEqualTo(Next.FAILED);
        assertThat(command.run("zebra")).isEqualTo(Next.FAILED);
        assertThat(roster.active()).isEqualTo("offline");
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem("No model named \"depe\". Did you mean deep?"),
                        new Event.Problem("No model named \"zebra\". Available: deep, offline"));
    }

    @Test
    void listsModelsWithTheirHealth() {
        put("local", "", FakeServer.up(32_768, "qwen3"));
        put("cloud", "gone", FakeServer.up(128_000, "a", "b"));
        put(
                "far",
                "m",
                FakeServer.down(new ModelProblem.Transport(Failure.REFUSED, "far.example", "")));
        put("nokey", "", FakeServer.down(new ModelProblem.Setup("the key of nokey is missing")));
        put(
                "slow",
                "s\u001b[31m",
                FakeServer.of(
                        new ServerFacts(
                                new ServerFacts.Loading("loading 40 %"),
                                Duration.ofMillis(3),
                                List.of(),
                                OptionalInt.empty(),
                                false)));
        roster.activate("cloud");
        assertThat(new ModelsCommand(roster, LONG, events).run("")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                """
                                  name     model    server         status   context  latency
                                  local    qwen3    local.example  up         32768    12 ms
                                * cloud    gone     cloud.example  up        128000    12 ms
                                  far      m        far.example    down
                                  nokey             nokey.example  down
                                  slow     s^[[31m  slow.example   loading              3 ms
                                  offline           built in       up
                                cloud: the server does not offer gone; it offers a, b
                                far: cannot connect to far.example: connection refused; check that the server is running
                                nokey: the key of nokey is missing
                                slow: loading 40 %\
                                """));
    }

    @Test
    void asksAllAtOnce() {
        CountDownLatch both = new CountDownLatch(2);
        for (String name : List.of("one", "two")) {
            put(name, "", meeting(both));
        }
        new ModelsCommand(roster, LONG, events).run("");
        assertThat(answer()).contains("one.example  up").contains("two.example  up");
    }

    @Test
    void doesNotWaitForASilentServer() {
        put("mute", "m", meeting(new CountDownLatch(2)));
        put("fast", "m", FakeServer.up(1, "m"));
        put(
                "odd",
                "m",
                new FakeServer(
                        () -> {
                            throw new IllegalStateException("broken");
                        },
                        _ -> List.of(),
                        _ -> {
                            throw new IllegalStateException("broken");
                        }));
        new ModelsCommand(roster, Duration.ofMillis(300), events).run("");
        assertThat(answer())
                .containsPattern("mute +m +mute.example +no answer")
                .containsPattern("fast +m +fast.example +up")
                .containsPattern("odd +m +odd.example +down")
                .contains("mute: the server has not answered within 0 s")
                .contains("odd: java.lang.IllegalStateException: broken");
    }

    /** Answers once as many ask as the latch counts. */
    private static FakeServer meeting(CountDownLatch latch) {
        FakeServer up = FakeServer.up(1);
        return new FakeServer(
                () -> {
                    latch.countDown();
                    try {
                        latch.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return up.inspect();
                },
                _ -> List.of(),
                _ -> {
                    throw new IllegalStateException("not asked");
                });
    }

    private String answer() {
        return ((Event.Answer) events.events().getLast()).text();
    }
}
