package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.model.ModelCommand;
import aish.commands.model.ModelsCommand;
import aish.event.Event;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.testing.FakeServer;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;

/** {@code :model} and {@code :models}. */
class ModelCommandsTest {
    private static final Duration LONG = Duration.ofSeconds(10);
    private final RecordingSink events = new RecordingSink();
    private final Roster roster = new Roster();

    @Test
    void saysWhichModelIsInUse() {
        assertThat(command().run("")).isEqualTo(Next.PROMPT);
        assertThat(events.events()).containsExactly(new Event.Answer("offline (built in)"));
    }

    @Test
    void switches() {
        roster.put("deep", "large", FakeServer.up(1));
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
        roster.put("deep", "large", FakeServer.up(1));
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
        roster.put("local", "", FakeServer.up(32_768, "qwen3"));
        roster.put("cloud", "gone", FakeServer.up(128_000, "a", "b"));
        roster.put(
                "far",
                "m",
                FakeServer.down(new ModelProblem.Transport(Failure.REFUSED, "far.example", "")));
        roster.put(
                "nokey",
                "",
                FakeServer.down(new ModelProblem.Setup("the key of nokey is missing")));
        roster.put(
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
            roster.put(name, "", meeting(both));
        }
        new ModelsCommand(roster, LONG, events).run("");
        assertThat(answer()).contains("one.example  up").contains("two.example  up");
    }

    @Test
    void doesNotWaitForASilentServer() {
        roster.put("mute", "m", meeting(new CountDownLatch(2)));
        roster.put("fast", "m", FakeServer.up(1, "m"));
        roster.put(
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

    /** Servers at NAME.example, and the built-in model. */
    private static final class Roster implements ModelRoster {
        private final Map<String, ModelServer> servers = new LinkedHashMap<>();
        private final Map<String, String> models = new LinkedHashMap<>();
        private String active = "offline";

        void put(String name, String model, ModelServer server) {
            servers.put(name, server);
            models.put(name, model);
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>(servers.keySet());
            names.add("offline");
            return names;
        }

        @Override
        public String active() {
            return active;
        }

        @Override
        public boolean activate(String name) {
            boolean known = names().contains(name);
            active = known ? name : active;
            return known;
        }

        @Override
        public ModelClient client(String name) {
            return server(name).orElseThrow();
        }

        @Override
        public Optional<ModelServer> server(String name) {
            return Optional.ofNullable(servers.get(name));
        }

        @Override
        public Entry entry(String name) {
            return new Entry(
                    name,
                    servers.containsKey(name) ? Optional.of(name + ".example") : Optional.empty(),
                    models.getOrDefault(name, ""),
                    OptionalInt.empty());
        }
    }
}
