package aish.chat.tools;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.PermissionRules;
import aish.front.ToolLines;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;
import aish.settings.Config;
import aish.testing.Dispatching;
import aish.testing.FakeTools;
import aish.testing.RecordingSink;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.tools.ServerQuestion;
import aish.tools.Tool;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolOutcome.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolDispatchTest {
    private final FakeTools tools =
            new FakeTools().with("fs", "read", "list", "write_file", "shell");
    private final ScriptedOperator person = new ScriptedOperator();
    private final ScriptedModel model = new ScriptedModel();
    private final RecordingSink events = new RecordingSink();
    private final Interrupts interrupts = new Interrupts();

    private Dispatching dispatching(Operator operator, String... approved) {
        return new Dispatching(
                tools, operator, Map.of("fs", List.of(approved)), model, interrupts, events);
    }

    @Test
    void saysOnceThatAServerIsNotThereYet() {
        tools.with("git", "log").in(ServerStatus.State.CONNECTING, "fs");
        ToolDispatch dispatch = dispatching(person).dispatch;
        dispatch.sayMissing();
        dispatch.sayMissing();
        tools.in(ServerStatus.State.CONNECTED, "fs");
        dispatch.sayMissing();
        tools.in(ServerStatus.State.WAITING, "fs");
        dispatch.sayMissing();
        Event.Notice missing =
                new Event.Notice(
                        "Still connecting to fs. The model cannot use those tools yet; see :mcp.");
        assertThat(events.events()).containsExactly(missing, missing);
    }

    private static ToolCall call(String name, String arguments) {
        return new ToolCall(name + "-id", "fs__" + name, arguments);
    }

    private static List<String> texts(ToolCalls.Done done) {
        return done.results().stream().map(Turn.Tools.Result::text).toList();
    }

    private List<String> carryOut(Dispatching in, ToolCall... calls) {
        return texts(in.carryOut(List.of(calls)));
    }

    private static Tool builtin(String name, boolean readOnly) {
        return new Tool("aish", name, name, "", "{}", new Tool.Hints(readOnly, false));
    }

    @Test
    void runsCommandsInTheOrderOfTheCalls() {
        tools.with(builtin("read_file", true)).with(builtin("run_command", false));
        Dispatching in = dispatching(person);
        tools.doing(
                "read_file",
                (_, _) -> new ToolOutcome(Kind.DONE, "read after " + in.ran.size() + " commands"));
        List<ToolCall> calls =
                List.of(
                        new ToolCall("1", "read_file", "{}"),
                        new ToolCall("2", "run_command", "{\"command\":\"make\"}"),
                        new ToolCall("3", "read_file", "{}"),
                        new ToolCall("4", "run_command", "{\"command\":\"make test\"}"),
                        new ToolCall("5", "read_file", "{}"));
        assertThat(in.carryOut(calls).results())
                .containsExactly(
                        new Turn.Tools.Result("1", "read after 0 commands"),
                        new Turn.Tools.Result("2", "ran make"),
                        new Turn.Tools.Result("3", "read after 1 commands"),
                        new Turn.Tools.Result("4", "ran make test"),
                        new Turn.Tools.Result("5", "read after 2 commands"));
        assertThat(in.ran).containsExactly("make", "make test");
        assertThat(tools.calls).doesNotContain("run_command {\"command\":\"make\"}");
    }

    @Test
    void asksBeforeACallAndShowsItsArguments() {
        person.choosing("Call fs__read?", 'y');
        assertThat(carryOut(dispatching(person), call("read", "{\"path\":\"a\\nb\"}")))
                .containsExactly("ok");
        assertThat(tools.calls).containsExactly("fs__read {\"path\":\"a\\nb\"}");
        assertThat(events.events())
                .contains(
                        new Event.Answer("  path:"),
                        new Event.Answer("    a"),
                        new Event.Answer("    b"));
    }

    @Test
    void goesByTheRulesAboutTools() {
        Config.Permissions settings =
                new Config.Permissions(
                        List.of("fs__*", "fs__shell"), List.of("fs__list"), List.of("fs__write_*"));
        Dispatching in =
                new Dispatching(
                        tools,
                        person,
                        Map.of("fs", List.of("*")),
                        new PermissionRules(settings, Optional.empty()),
                        model,
                        interrupts,
                        events);
        assertThat(carryOut(in, call("read", "{}"))).containsExactly("ok");
        assertThat(carryOut(in, call("write_file", "{}")))
                .containsExactly("[aish] not called: your rule \"fs__write_*\" forbids it");
        person.choosing("Call fs__list?", 'n');
        carryOut(in, call("list", "{}"));
        person.choosing("Call fs__shell?", 'n');
        carryOut(in, call("shell", "{\"command\":\"rm -rf /\"}"));
        assertThat(tools.calls).containsExactly("fs__read {}");
    }

    @Test
    void tellsTheModelWhatThePersonDeclined() {
        person.choosing("Call fs__read?", 'n');
        assertThat(carryOut(dispatching(person), call("read", "{}")))
                .containsExactly("[aish] not called: the person declined this call");
        assertThat(tools.calls).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes please delete", "please don't", "look at the other file first"})
    void tellsTheModelWhatThePersonSaidAndAsksNothingMore(String words) {
        person.answering("Call fs__read?", words);
        assertThat(carryOut(dispatching(person), call("read", "{}"), call("list", "{}")))
                .containsExactly(
                        "[aish] action skipped by user: " + words,
                        "[aish] not done: the user replied first");
        assertThat(tools.calls).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', '[aish] not called: the person declined this call'",
        "no, '[aish] not called: the person declined this call'",
        "only this once, '[aish] action skipped by user: only this once'"
    })
    void allowsNothingUnlessThePersonSaysForHowLong(String line, String told) {
        person.choosing("Call fs__read?", 'v')
                .answering("Allow every tool of fs without asking?", line);
        Dispatching in = dispatching(person);
        assertThat(carryOut(in, call("read", "{}"))).containsExactly(told);
        assertThat(tools.calls).isEmpty();
        person.choosing("Call fs__list?", 'n');
        carryOut(in, call("list", "{}"));
        assertThat(in.written).isEmpty();
    }

    @Test
    void remembersAToolForTheSession() {
        person.choosing("Call fs__read?", 'l').choosing("Allow read without asking?", 't');
        Dispatching in = dispatching(person);
        carryOut(in, call("read", "{}"));
        carryOut(in, call("read", "{}"));
        assertThat(tools.calls).hasSize(2);
        assertThat(in.written).isEmpty();
        person.choosing("Call fs__list?", 'n');
        carryOut(in, call("list", "{}"));
    }

    @Test
    void remembersAServerAndWritesItDownOnRequest() {
        person.choosing("Call fs__read?", 'v')
                .choosing("Allow every tool of fs without asking?", 'm');
        Dispatching in = dispatching(person);
        carryOut(in, call("read", "{}"));
        carryOut(in, call("list", "{}"));
        assertThat(tools.calls).hasSize(2);
        assertThat(in.written).containsExactly("fs *");
    }

    @Test
    void stopsWhenThePersonDropsTheQuestion() {
        person.dropping("Call fs__read?");
        ToolCalls.Done done =
                dispatching(person, "list")
                        .carryOut(
                                List.of(
                                        call("list", "{}"),
                                        call("read", "{}"),
                                        call("list", "{}")));
        assertThat(done.goesOn()).isFalse();
        assertThat(texts(done)).allMatch(text -> text.contains("interrupted"));
        assertThat(tools.calls).isEmpty();
    }

    @Test
    void asksAgainAboutCommandsThatHalt() {
        person.choosing("Call fs__shell?", 'n');
        Dispatching in = dispatching(person, "shell");
        assertThat(carryOut(in, call("shell", "{\"command\":\"ls\"}"))).containsExactly("ok");
        carryOut(in, call("shell", "{\"command\":\"rm -rf /\"}"));
        assertThat(tools.calls).hasSize(1);
    }

    @Test
    void asksAboutChangingToolsUnlessTheyAreNamed() {
        person.choosing("Call fs__write_file?", 'n');
        carryOut(dispatching(person, "*"), call("write_file", "{}"));
        assertThat(tools.calls).isEmpty();
        carryOut(dispatching(person, "write_file"), call("write_file", "{}"));
        assertThat(tools.calls).hasSize(1);
    }

    @Test
    void callsNothingUnapprovedWhereNobodyIs() {
        assertThat(
                        carryOut(
                                dispatching(Operator.NOBODY, "list"),
                                call("read", "{}"),
                                call("list", "{}")))
                .satisfiesExactly(
                        refused -> assertThat(refused).contains("auto_approve"),
                        done -> assertThat(done).isEqualTo("ok"));
    }

    @Test
    void makesResultsOfErrors() {
        tools.giving("fs__read", new ToolOutcome(Kind.FAILED, "no such file"));
        tools.giving("fs__list", new ToolOutcome(Kind.BROKEN, "it has ended"));
        assertThat(
                        carryOut(
                                dispatching(person, "*"),
                                call("read", "{}"),
                                call("list", "{}"),
                                call("none", "{}"),
                                call("read", "[1]"),
                                call("read", "{oops")))
                .satisfiesExactly(
                        text -> assertThat(text).isEqualTo("[error] no such file"),
                        text -> assertThat(text).contains("it has ended"),
                        text -> assertThat(text).isEqualTo("[error] there is no tool fs__none"),
                        text -> assertThat(text).contains("must be a JSON object"),
                        text -> assertThat(text).contains("not JSON"));
    }

    @Test
    void keepsLongResultsElsewhere() {
        String text = "a line\n".repeat(100);
        tools.giving("fs__read", new ToolOutcome(Kind.DONE, text));
        Dispatching in = dispatching(person, "read");
        assertThat(carryOut(in, call("read", "{}")).getFirst())
                .hasSizeLessThan(400)
                .contains("lines omitted (out-7)");
        assertThat(in.kept).containsExactly(text);
    }

    @Test
    void takesEscapeSequencesOutOfResults() {
        tools.giving("fs__read", new ToolOutcome(Kind.DONE, "\u001b[31mred\u001b[0m"));
        assertThat(carryOut(dispatching(person, "read"), call("read", "{}")))
                .containsExactly("red");
    }

    @Test
    void callsSideBySideWhatChangesNothing() {
        CountDownLatch both = new CountDownLatch(2);
        tools.doing("fs__read", (_, _) -> met(both)).doing("fs__list", (_, _) -> met(both));
        assertThat(carryOut(dispatching(person, "*"), call("read", "{}"), call("list", "{}")))
                .containsExactly("met", "met");
    }

    @Test
    void saysInALineWhatEachCallDid() {
        tools.giving("fs__read", new ToolOutcome(Kind.DONE, "one\ntwo\n"))
                .giving("fs__list", new ToolOutcome(Kind.FAILED, "no such directory"));
        carryOut(
                dispatching(person, "*"),
                call("read", "{\"path\":\"a b\",\"from\":3,\"text\":\"x\\ny\"}"),
                call("list", "{}"),
                call("unknown", "{}"));
        assertThat(
                        events.events().stream()
                                .filter(Event.Tool.Ended.class::isInstance)
                                .flatMap(event -> ToolLines.of((Event.Tool.Ended) event).stream()))
                .containsExactlyInAnyOrder(
                        "✓ fs__read \"a b\" 3 · 2 lines",
                        "✗ fs__list · no such directory",
                        "✗ fs__unknown · there is no tool fs__unknown");
    }

    private static ToolOutcome met(CountDownLatch both) {
        both.countDown();
        try {
            boolean met = both.await(5, TimeUnit.SECONDS);
            return new ToolOutcome(Kind.DONE, met ? "met" : "alone");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void breaksOffWhatIsUnderWay() {
        tools.giving("fs__read", FakeTools.ENDLESS);
        Thread.ofVirtual()
                .start(
                        () -> {
                            while (!interrupts.interrupt()) {
                                Thread.onSpinWait();
                            }
                        });
        ToolCalls.Done done = dispatching(person, "*").carryOut(List.of(call("read", "{}")));
        assertThat(done.goesOn()).isFalse();
        assertThat(tools.cancelled).containsExactly("fs__read");
        assertThat(texts(done).getFirst()).contains("cancelled");
    }

    @Test
    void letsThePersonAnswerAServer() {
        CompletableFuture<ServerQuestion.Filled> answer = new CompletableFuture<>();
        List<ServerQuestion.Field> fields =
                List.of(
                        new ServerQuestion.Field(
                                "age", "Age", ServerQuestion.Type.INTEGER, List.of(), true, "7"));
        tools.doing(
                "fs__read",
                (_, servers) -> {
                    servers.ask(new ServerQuestion.Form("fs", "who?", fields, answer));
                    return new ToolOutcome(Kind.DONE, answer.join().values().toString());
                });
        person.choosing("Answer fs?", 'y').changing("7", "42");
        assertThat(carryOut(dispatching(person, "*"), call("read", "{}")))
                .containsExactly("{age=42}");
    }

    @Test
    void asksAModelForAServerOnlyIfThePersonAgrees() {
        ModelRequest request =
                new ModelRequest(List.of(new Message.User("hi")), List.of(), OptionalInt.of(9));
        tools.doing(
                "fs__read",
                (_, servers) -> {
                    CompletableFuture<Optional<ServerQuestion.Sampled>> answer =
                            new CompletableFuture<>();
                    servers.ask(new ServerQuestion.Sampling("fs", request, answer));
                    return new ToolOutcome(
                            Kind.DONE,
                            answer.join().map(ServerQuestion.Sampled::text).orElse("refused"));
                });
        person.choosing("Ask scripted for fs?", 'n').choosing("Ask scripted for fs?", 'y');
        model.answer(Replies.metered("hello", new Usage(3, 5, 0)));
        Dispatching in = dispatching(person, "*");
        assertThat(carryOut(in, call("read", "{}"))).containsExactly("refused");
        assertThat(model.requests()).isEmpty();
        assertThat(carryOut(in, call("read", "{}"))).containsExactly("hello");
        assertThat(model.requests().getFirst().purpose()).isEqualTo(Purpose.TOOL);
    }

    @Test
    void believesAServerOnlyWhatSpeaksAgainstATool() {
        tools.with(new Tool("fs", "tidy", "fs__tidy", "", "{}", new Tool.Hints(true, true)));
        person.choosing("Call fs__tidy?", 'n');
        carryOut(dispatching(person, "*"), call("tidy", "{}"));
        assertThat(tools.calls).isEmpty();
    }
}
