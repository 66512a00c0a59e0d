package aish.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.cost.ModelTokens.KnownCounts;
import aish.cost.ModelTokens.Vocabulary;
import aish.model.Delta;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelClient;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.model.Reply.Usage;
import aish.process.Cancellation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokensTest {
    private static final String TEXT = "Some words that are a little longer than most of them are.";
    private static final Executor NEVER = _ -> {};

    private final List<String> asked = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();

    /** Two presets of one server, whose tokens are its words. */
    private final class Counting implements ModelRoster, ModelServer {
        private final String model;
        private final String where;
        private final boolean counts;

        Counting(String model, String where, boolean counts) {
            this.model = model;
            this.where = where;
            this.counts = counts;
        }

        @Override
        public List<String> names() {
            return List.of("a", "b");
        }

        @Override
        public String active() {
            return "a";
        }

        @Override
        public boolean activate(String name) {
            return false;
        }

        @Override
        public ModelClient client(String name) {
            return this;
        }

        @Override
        public Optional<ModelServer> server(String name) {
            return Optional.of(this);
        }

        @Override
        public Entry entry(String name) {
            return new Entry(name, Optional.of(where), model, OptionalInt.empty());
        }

        @Override
        public OptionalInt countTokens(String text) {
            asked.add(text);
            return counts ? OptionalInt.of(text.split(" ", -1).length) : OptionalInt.empty();
        }

        @Override
        public ServerFacts inspect() {
            throw new AssertionError();
        }

        @Override
        public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation stop) {
            throw new AssertionError();
        }

        @Override
        public String preview(ModelRequest request) {
            throw new AssertionError();
        }
    }

    private Tokens tokens(String model, String where, boolean counts) {
        return new Tokens(new Counting(model, where, counts), later::add, InstantSource.system());
    }

    private void runLater() {
        List<Runnable> now = List.copyOf(later);
        later.clear();
        now.forEach(Runnable::run);
    }

    @Test
    void takesFourCharactersForATokenAtFirst() {
        Tokens tokens =
                new Tokens(new Counting("x", "far:1", false), NEVER, InstantSource.system());
        assertThat(tokens.count("")).isZero();
        assertThat(tokens.count("a")).isEqualTo(1);
        assertThat(tokens.count("x".repeat(400))).isEqualTo(100);
        assertThat(tokens.method("a")).isEqualTo("estimated at 4 characters each");
        assertThat(asked).isEmpty();
    }

    @Test
    void hasAServerHereCountInTheBackground() {
        Tokens tokens = tokens("x", "localhost:8080", true);
        int guess = tokens.count(TEXT);
        assertThat(guess).isEqualTo((TEXT.length() + 3) / 4);
        assertThat(asked).isEmpty();
        tokens.count(TEXT);
        assertThat(later).hasSize(1);
        runLater();
        assertThat(tokens.count(TEXT)).isEqualTo(12);
        assertThat(tokens.method("a")).isEqualTo("counted by the server");
        assertThat(asked).containsExactly(TEXT);
        assertThat(later).isEmpty();
    }

    @Test
    void countsLaterWhatCouldNotBeStarted() {
        AtomicBoolean busy = new AtomicBoolean(true);
        ModelTokens tokens =
                new ModelTokens(
                        Optional.empty(),
                        Optional.of(new Counting("x", "localhost:8080", true)),
                        work -> {
                            if (busy.get()) {
                                throw new RejectedExecutionException();
                            }
                            work.run();
                        },
                        InstantSource.system());
        assertThatThrownBy(() -> tokens.refine(TEXT))
                .isInstanceOf(RejectedExecutionException.class);
        busy.set(false);
        tokens.refine("another text, long enough to count");
        assertThat(tokens.count(TEXT)).isEqualTo(12);
    }

    @Test
    void showsAServerElsewhereOnlyWhatItWasSent() {
        Tokens tokens = tokens("x", "192.168.1.2:8080", true);
        tokens.count(TEXT);
        tokens.estimate(ModelRequest.of(List.of(new Message.User(TEXT))));
        assertThat(later).isEmpty();
        tokens.learn("a", ModelRequest.of(List.of(new Message.User(TEXT))), Optional.empty());
        runLater();
        assertThat(asked).containsExactly(TEXT);
        assertThat(tokens.count(TEXT)).isEqualTo(12);
    }

    @Test
    void asksAServerThatDoesNotCountOnlyOnce() {
        Tokens tokens = tokens("x", "localhost:8080", false);
        for (int i = 0; i < 5; i++) {
            tokens.count(TEXT + i);
            runLater();
        }
        assertThat(asked).hasSize(1);
    }

    @Test
    void countsKnownFamiliesWithTheirVocabulary() {
        Tokens tokens = tokens("gpt-4o-mini", "api.openai.com", false);
        ModelRequest request = ModelRequest.of(List.of(new Message.User(TEXT)));
        tokens.learn("a", request, Optional.empty());
        runLater();
        assertThat(tokens.count("hello world, hello again")).isEqualTo(5);
        assertThat(tokens.count("a <|endoftext|> b")).isPositive();
        assertThat(tokens.method("a")).isEqualTo("counted with o200k_base");
    }

    @Test
    void learnsFromWhatServersCount() {
        Tokens tokens =
                new Tokens(new Counting("x", "far:1", false), NEVER, InstantSource.system());
        ModelRequest request = ModelRequest.of(List.of(new Message.User("x".repeat(3000))));
        assertThat(tokens.estimate(request)).isEqualTo(757);
        for (int i = 0; i < 3; i++) {
            tokens.learn("a", request, Optional.of(new Usage(1507, 5, 0)));
        }
        assertThat(tokens.estimate(request)).isEqualTo(1507);
        assertThat(tokens.method("a"))
                .isEqualTo("estimated at 2.0 characters each, learned from 3 answers");
        assertThat(tokens.count("b", "x".repeat(400))).isEqualTo(100);
    }

    @Test
    void learnsNothingFromNonsense() {
        Tokens tokens =
                new Tokens(new Counting("x", "far:1", false), NEVER, InstantSource.system());
        ModelRequest request = ModelRequest.of(List.of(new Message.User("x".repeat(4000))));
        tokens.learn("a", request, Optional.of(new Usage(0, 5, 0)));
        assertThat(tokens.count("x".repeat(4000))).isEqualTo(1000);
        tokens.learn("a", request, Optional.of(new Usage(9_000_000, 5, 0)));
        assertThat(tokens.count("x".repeat(4000))).isEqualTo(4000);
    }

    @Test
    void countsToolsAndCalls() {
        Tokens tokens =
                new Tokens(new Counting("x", "far:1", false), NEVER, InstantSource.system());
        List<Message> bare = List.of(new Message.User("q"), new Message.Assistant("", List.of()));
        List<Message> calling =
                List.of(
                        new Message.User("q"),
                        new Message.Assistant(
                                "", List.of(new ToolCall("1", "read", "{\"path\": \"a\"}"))));
        assertThat(tokens.estimate(ModelRequest.of(calling)))
                .isGreaterThan(tokens.estimate(ModelRequest.of(bare)));
        ModelRequest offering =
                new ModelRequest(
                        bare,
                        List.of(new ToolSpec("read", "reads", "{\"type\": \"object\"}")),
                        OptionalInt.empty());
        assertThat(tokens.estimate(offering)).isGreaterThan(tokens.estimate(ModelRequest.of(bare)));
    }

    @ParameterizedTest
    @CsvSource({
        "gpt-4o, O200K",
        "GPT-4.1-mini, O200K",
        "openai/gpt-5-nano, O200K",
        "gpt-oss-20b, O200K",
        "o1, O200K",
        "o3-mini, O200K",
        "o4-mini-2025-04-16, O200K",
        "ft:gpt-4o-mini:me::x, O200K",
        "gpt-4, CL100K",
        "gpt-4-turbo, CL100K",
        "gpt-3.5-turbo, CL100K",
        "llama-3.1-8b,",
        "o1js,",
        "openchat,",
        "qwen2.5-coder,",
        "'',",
    })
    void knowsFamiliesByName(String model, Vocabulary vocabulary) {
        assertThat(Vocabulary.of(model)).isEqualTo(Optional.ofNullable(vocabulary));
    }

    @Property(tries = 100)
    void moreIsNeverFewer(
            @ForAll @Size(max = 8) List<@StringLength(max = 300) String> texts,
            @ForAll @StringLength(max = 300) String more) {
        Tokens tokens =
                new Tokens(new Counting("x", "far:1", false), NEVER, InstantSource.system());
        List<Message> messages = new ArrayList<>();
        texts.forEach(text -> messages.add(new Message.User(text)));
        int before = tokens.estimate(ModelRequest.of(messages));
        messages.add(new Message.User(more));
        assertThat(tokens.estimate(ModelRequest.of(messages))).isGreaterThan(before);
        assertThat(tokens.count(String.join("", texts) + more))
                .isGreaterThanOrEqualTo(tokens.count(String.join("", texts)));
    }

    @Test
    void remembersABoundedAmount() {
        KnownCounts known = new KnownCounts();
        for (int i = 0; i < 3000; i++) {
            known.put("x".repeat(4000) + i, i);
        }
        assertThat(known.size()).isBetween(500, 1100);
        assertThat(known.find("x".repeat(4000) + 2999)).hasValue(2999);
        assertThat(known.find("x".repeat(4000) + 0)).isEmpty();
    }
}
