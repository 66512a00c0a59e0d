package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolCalls;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Turn;
import aish.event.Event;
import aish.event.Interrupts;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest.ToolSpec;
import aish.model.Reply;
import aish.safety.permissions.Permission;
import aish.session.ConversationState;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import aish.testing.Talk;
import org.junit.jupiter.api.Test;

class ToolRoundsTest {
    private static final ToolSpec ADD = new ToolSpec("math__add", "adds", "{}");
    private static final ToolCall CALL = new ToolCall("c1", "math__add", "{\"a\":1}");
    private static final Surroundings HERE = new Surroundings("Linux", "bash", Ran.HOME);

    private final ScriptedModel model = new ScriptedModel();
    private final RecordingSink events = new RecordingSink();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 800), Instant::now);
    private final Desk desk = new Desk();
    private final ConversationState state =
            new ConversationState(
                    conversation, new PromptAssembler(() -> HERE), InstantSource.system());
    private final Suggestions suggestions = new Suggestions();
    private final TurnLoop turns =
            new TurnLoop(
                    state,
                    model,
                    suggestions,
                    desk,
                    ContextAdmission.FREE,
                    new Interrupts(),
                    Talk.follow(state, suggestions, events));

    /** Gives each call the same result. */
    private static final class Desk implements ToolCalls {
        private List<ToolSpec> specs = List.of(ADD);
        private boolean goesOn = true;
        private int rounds;

        @Override
        public List<ToolSpec> offered() {
            return specs;
        }

        @Override
        public Done carryOut(List<ToolCall> calls, CommandCalls commands) {
            rounds++;
            return new Done(
                    calls.stream().map(call -> new Turn.Tools.Result(call.id(), "3")).toList(),
                    goesOn);
        }

        @Override
        public int mostRounds() {
            return 2;
        }
    }

    private static Reply calling(String text, ToolCall... calls) {
        return Replies.calling(text, List.of(calls));
    }

    @Test
    void sendsWhatToolsGaveBackUntilThereIsAnAnswer() {
        model.answer(calling("Adding.", CALL)).answer("It is 3.");
        TurnLoop.Exchange exchange = turns.ask("1+2?");
        assertThat(exchange.reply().text()).isEqualTo("It is 3.");
        assertThat(model.requests()).allMatch(request -> request.tools().equals(List.of(ADD)));
        assertThat(model.requests().getLast().messages().subList(1, 4))
                .containsExactly(
                        new Message.User("1+2?"),
                        new Message.Assistant("Adding.", List.of(CALL)),
                        new Message.Tool("c1", "3"));
        assertThat(conversation.exchanges())
                .singleElement()
                .satisfies(
                        group -> {
                            assertThat(group.rounds()).hasSize(1);
                            assertThat(group.turns()).hasSize(4);
                        });
    }

    @Test
    void tellsWhatTheUserTypedWithTheResults() {
        Deque<String> typed = new ArrayDeque<>(List.of("in euros"));
        CommandCalls person =
                new CommandCalls() {
                    @Override
                    public Told run(String command, Permission rule) {
                        return CommandCalls.none().run(command, rule);
                    }

                    @Override
                    public List<String> nextLines() {
                        return Stream.ofNullable(typed.poll()).toList();
                    }
                };
        model.answer(calling("", CALL)).answer(calling("", CALL)).answer("3 €.");
        turns.ask("1+2?", person);
        assertThat(model.requests().getLast().messages().toString())
                .containsOnlyOnce("[aish] the user says: in euros");
        assertThat(model.requests().get(1).messages().toString()).contains("in euros");
    }

    @Test
    void keepsTheBytesThatWereSent() {
        model.answer(calling("", CALL)).answer("It is 3.").answer("Yes.");
        turns.ask("1+2?");
        turns.ask("sure?");
        List<Message> second = model.requests().get(1).messages();
        assertThat(model.requests().get(2).messages()).startsWith(second.toArray(Message[]::new));
    }

    @Test
    void stopsAModelThatOnlyCalls() {
        for (int i = 0; i < 5; i++) {
            model.answer(calling("", CALL));
        }
        TurnLoop.Exchange exchange = turns.ask("1+2?");
        assertThat(desk.rounds).isEqualTo(2);
        assertThat(exchange.reply().problem())
                .contains(new ModelProblem.Api("the model kept calling tools and gave no answer"));
        assertThat(model.requests()).hasSize(4);
        model.answer("Hello.");
        turns.ask("and now?");
        assertAlternation();
    }

    @Test
    void endsWhenThePersonInterrupts() {
        desk.goesOn = false;
        model.answer(calling("", CALL));
        assertThat(turns.ask("1+2?").reply().problem()).contains(new ModelProblem.Cancelled());
        assertThat(model.requests()).hasSize(1);
        assertThat(conversation.turns().getLast().content()).isEqualTo("[interrupted]");
    }

    @Test
    void keepsWhatToolsDidWhenTheModelFailsAfterwards() {
        model.answer(calling("", CALL)).answer(Reply.failed(new ModelProblem.Api("no")));
        turns.ask("1+2?");
        assertThat(conversation.turns()).hasSize(4);
        model.answer("Hello.");
        turns.ask("again?");
        assertAlternation();
    }

    @Test
    void tellsCallsApartThatHaveOneId() {
        model.answer(calling("", CALL, CALL)).answer("Done.");
        turns.ask("twice");
        assertThat(model.requests().getLast().messages())
                .contains(new Message.Tool("c1", "3"), new Message.Tool("c1-2", "3"));
    }

    @Test
    void asksWithoutToolsWhereAServerTakesNone() {
        model.answer(calling("", CALL)).answer("It is 3.");
        turns.ask("1+2?");
        ModelProblem refusal =
                new ModelProblem.Http(400, "gemma does not support tools", Optional.empty());
        model.answer(Reply.failed(refusal)).answer("Try this.\nCMD: expr 1 + 2").answer("Yes.");
        TurnLoop.Exchange exchange = turns.ask("and 2+2?");
        assertThat(exchange.suggestions()).hasSize(1);
        turns.ask("sure?");
        assertThat(model.requests()).hasSize(5);
        assertThat(model.requests().subList(3, 5))
                .allSatisfy(
                        request -> {
                            assertThat(request.tools()).isEmpty();
                            assertThat(request.messages())
                                    .noneMatch(Message.Tool.class::isInstance)
                                    .contains(
                                            new Message.Assistant(
                                                    "[called math__add {\"a\":1}]\n3\n"
                                                            + "[end of result]\nIt is 3.",
                                                    List.of()));
                        });
        assertThat(events.events())
                .filteredOn(Event.Notice.class::isInstance)
                .singleElement()
                .asString()
                .contains("rejected the tools");
    }

    @Test
    void reportsARefusalThatHasOtherReasons() {
        model.answer(Reply.failed(new ModelProblem.Http(400, "too long", Optional.empty())));
        assertThat(turns.ask("1+2?").reply().problem()).isPresent();
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void saysWhatRanWhileToolsWereCalled() {
        model.answer(calling("CMD: pwd", CALL));
        turns.next("go");
        conversation.ran(Ran.command("pwd", 0, "/home/me\n"));
        turns.returned(List.of(new Turn.Tools.Result("c1", "3")));
        model.answer("GOAL: complete");
        turns.next("not needed");
        assertThat(model.requests().getLast().messages().getLast())
                .isEqualTo(
                        new Message.Tool(
                                "c1",
                                """
                                3

                                [exec output]
                                $ pwd
                                exit status: 0 · 1.3 s
                                /home/me
                                [end exec output]"""));
        assertThat(turns.nextRequest("x").messages().getLast()).isEqualTo(new Message.User("x"));
    }

    @Test
    void forgetsAGroupAsAWhole() {
        model.answer("Hello.").answer(calling("", CALL)).answer("It is 3.").answer("Bye.");
        turns.ask("hello");
        turns.ask("1+2?");
        turns.ask("bye");
        turns.forget(1);
        assertThat(conversation.turns())
                .containsExactly(
                        new Turn.User("", "hello"),
                        new Turn.Assistant("Hello.", false),
                        new Turn.User("", "bye"),
                        new Turn.Assistant("Bye.", false));
    }

    private void assertAlternation() {
        boolean asked = false;
        for (Turn turn : conversation.turns()) {
            if (turn instanceof Turn.User) {
                assertThat(asked).isFalse();
                asked = true;
            } else if (turn instanceof Turn.Assistant said && said.calls().isEmpty()) {
                assertThat(asked).isTrue();
                asked = false;
            }
        }
        assertThat(asked).isFalse();
    }
}
