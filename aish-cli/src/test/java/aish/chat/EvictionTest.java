package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.tools.ToolCalls;
import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Pruning;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.Reply;
import aish.session.ConversationState;
import aish.testing.FakeRoster;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.Talk;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class EvictionTest {
    private static final int UNLIMITED = 1_000_000;
    private static final String FOUND = " no longer sent, only recorded (:history search)";
    private static final String ONE_GONE =
            "context.max_turns is reached: the oldest exchange is" + FOUND;

    /** A conversation with one model, and another that sums up. */
    private static final class World {
        private final ScriptedModel model = new ScriptedModel();
        private final ScriptedModel fast = new ScriptedModel();
        private final FakeRoster models =
                new FakeRoster().with("main", model).with("fast", fast).with("offline", model);
        private final RecordingSink events = new RecordingSink();
        private final Conversation conversation =
                new Conversation(new ExecLog(new OutputText(), 300), Instant::now);
        private final PromptAssembler assembler =
                new PromptAssembler(() -> new Surroundings("Linux", "sh", Ran.HOME));
        private final AttachmentService attachments;
        private final CountDownLatch limit = new CountDownLatch(1);
        private final EventSink all;
        private final TurnLoop turns;

        World(int maxTurns, int budget, Optional<String> summarizer, Pruning.Limits limits) {
            ConversationState state =
                    new ConversationState(conversation, assembler, InstantSource.system());
            Suggestions suggestions = new Suggestions();
            all = Talk.follow(state, suggestions, events);
            attachments =
                    new AttachmentService(
                            conversation,
                            limits,
                            String::length,
                            ContentKeeper.NOWHERE,
                            _ -> false,
                            all);
            Interrupts interrupts = new Interrupts();
            turns =
                    new TurnLoop(
                            state,
                            models,
                            suggestions,
                            ToolCalls.EMPTY,
                            new Eviction(
                                    conversation,
                                    assembler,
                                    attachments,
                                    maxTurns,
                                    new RequestSizes(models, budget),
                                    String::length,
                                    summarizer.map(
                                            name ->
                                                    new Summariser(
                                                            models,
                                                            name,
                                                            100,
                                                            interrupts,
                                                            all,
                                                            (_, _) -> isOver(limit))),
                                    all),
                            interrupts,
                            all);
        }

        private static boolean isOver(CountDownLatch limit) {
            try {
                limit.await();
                return true;
            } catch (InterruptedException _) {
                return false;
            }
        }

        World(int maxTurns, int budget) {
            this(maxTurns, budget, Optional.empty(), new Pruning.Limits(0, 0));
        }

        static World summingUp(int maxTurns) {
            return new World(maxTurns, UNLIMITED, Optional.of("fast"), new Pruning.Limits(0, 0));
        }

        Reply ask(String question) {
            model.answer("answer to " + question);
            return turns.ask(question).reply();
        }

        void askTimes(int questions) {
            IntStream.rangeClosed(1, questions).forEach(i -> ask("q" + i));
        }

        int instructions() {
            return assembler.instructions(conversation).length();
        }

        List<String> notices() {
            return events.shown().stream()
                    .filter(Event.Notice.class::isInstance)
                    .map(event -> ((Event.Notice) event).text())
                    .toList();
        }

        String system() {
            return ((Message.Instructions) last().messages().getFirst()).text();
        }

        ModelRequest last() {
            return model.requests().getLast();
        }

        String sent() {
            return last().messages().subList(1, last().messages().size()).toString();
        }

        Attachment attach(String content) {
            return attachments.attach(
                    new Attachment.Draft(Attachment.Kind.NOTE, "note", "the person", content));
        }
    }

    @Test
    void nothingIsSaidIfTheBuiltInModelAnswers() {
        World world = new World(5, UNLIMITED);
        world.models.activate("offline");
        world.askTimes(4);
        assertThat(world.events.noted()).contains(new Event.Evicted(2));
        assertThat(world.notices()).isEmpty();
    }

    @Test
    void theOldestPairGoesAndAishSaysSo() {
        World world = new World(4, UNLIMITED);
        world.askTimes(2);
        assertThat(world.notices()).isEmpty();
        world.ask("q3");
        assertThat(world.notices()).containsExactly(ONE_GONE);
        assertThat(world.sent()).doesNotContain("q1").contains("q2", "q3");
        assertThat(world.last().messages()).hasSize(1 + 3);
        assertThat(world.events.noted()).contains(new Event.Evicted(2));
    }

    @Test
    void toolsGoWithTheirQuestion() {
        World world = new World(5, UNLIMITED);
        Talk.ask(world.conversation, "compute");
        Talk.call(world.conversation, "", List.of(new ToolCall("c", "t", "{}")));
        Talk.give(world.conversation, List.of(new Turn.Tools.Result("c", "result")));
        Talk.answer(world.conversation, "done", false);
        world.ask("q1");
        assertThat(world.events.noted()).doesNotContain(new Event.Evicted(4));
        world.ask("q2");
        assertThat(world.events.noted()).contains(new Event.Evicted(4));
        assertThat(world.sent()).doesNotContain("compute", "result").contains("q1", "q2");
    }

    @Test
    void tokensRunShort() {
        World world = new World(100, UNLIMITED);
        world.ask("x".repeat(500));
        int instructions = world.instructions();
        World narrow = new World(100, instructions + 1000);
        narrow.ask("x".repeat(500));
        narrow.ask("y".repeat(300));
        assertThat(narrow.notices())
                .containsExactly("the model's context is full: the oldest exchange is" + FOUND);
        assertThat(narrow.sent()).contains("yyy").doesNotContain("xxx");
    }

    @Test
    void muchIsMadeFreeAtOnce() {
        World world = new World(0, 10_000);
        for (int i = 0; i < 60; i++) {
            world.ask("q" + i + " " + "x".repeat(200));
            if (world.notices().size() == 1 && world.conversation.turns().size() < 20) {
                assertThat(wire(world.last()).length()).isBetween(4000, 7000);
            }
        }
        assertThat(world.notices().size()).isBetween(2, 8);
        World turns = new World(40, UNLIMITED);
        turns.askTimes(60);
        assertThat(turns.notices())
                .hasSize(5)
                .allMatch(said -> said.contains("the oldest 9 exchanges are"));
    }

    @Test
    void theModelIsToldWhichOutputsAreGone() {
        World world = new World(3, UNLIMITED);
        world.conversation.askForCitations(() -> "Cite them.", _ -> "");
        world.conversation.ran(Ran.command("seq 1", 0, "1\n"));
        world.ask("q1");
        assertThat(world.sent()).contains(" · out-12\n");
        world.ask("q2");
        assertThat(world.sent()).doesNotContain("no longer here");
        world.ask("q3");
        assertThat(world.sent())
                .contains("[context] out-12 is no longer here; read it again")
                .doesNotContain("seq 1");
        world.ask("q4");
        assertThat(world.sent()).containsOnlyOnce("no longer here");
    }

    @Test
    void whatGoesIsSummedUpExtendedAndCompressed() {
        World world = World.summingUp(3);
        world.fast.answer("first summary", "extended summary", "x".repeat(150), "short");
        world.askTimes(3);
        assertThat(world.system()).contains("\n\n[earlier conversation summary]\nfirst summary");
        assertThat(world.fast.lastQuestion())
                .startsWith("Sum up")
                .contains("Person: q1", "Model: answer to q1");
        world.ask("q4");
        assertThat(world.fast.lastQuestion())
                .startsWith("Extend")
                .contains("first summary", "Person: q2");
        assertThat(world.system()).endsWith("extended summary");
        world.ask("q5");
        assertThat(world.fast.lastQuestion())
                .startsWith("Compress")
                .contains("x".repeat(150))
                .doesNotContain("Person:");
        assertThat(world.system()).endsWith("[earlier conversation summary]\nshort");
        assertThat(world.events.noted()).contains(new Event.Summarised("short"));
    }

    @Test
    void withoutASummaryTurnsGoAnywayAndThatIsSaidOnce() {
        World world = World.summingUp(3);
        world.askTimes(4);
        assertThat(world.notices())
                .containsExactly(
                        ONE_GONE,
                        "earlier exchanges were dropped without a summary: nothing more to say",
                        ONE_GONE);
        assertThat(world.system()).doesNotContain("summary");
        assertThat(world.sent()).contains("q4").doesNotContain("q2");
    }

    @Test
    void aSummaryThatDoesNotComeIsNotWaitedFor() {
        World world = World.summingUp(3);
        CountDownLatch cancelled = new CountDownLatch(1);
        world.fast
                .whileAsked(
                        cancellation -> {
                            cancellation.onCancel(cancelled::countDown);
                            world.limit.countDown();
                            assertThat(World.isOver(cancelled)).isTrue();
                        })
                .answer(Reply.failed(new ModelProblem.Cancelled()));
        world.askTimes(3);
        assertThat(world.notices())
                .containsExactly(
                        ONE_GONE,
                        "earlier exchanges were dropped without a summary: it was interrupted or"
                                + " took longer than 30 s");
        assertThat(world.sent()).contains("q3").doesNotContain("q1");
    }

    @Test
    void nothingIsSummedUpWhileAGoalIsPursued() {
        World world = World.summingUp(3);
        world.turns.pin("[NORRIS MODE]");
        world.askTimes(4);
        assertThat(world.fast.requests()).isEmpty();
        assertThat(world.notices()).hasSize(2);
    }

    @Test
    void tooMuchContextHoldsAQuestionBack() {
        World world = new World(40, 0, Optional.empty(), new Pruning.Limits(100, 0));
        world.attach("a".repeat(60));
        Attachment second = world.attach("b".repeat(60));
        Reply reply = world.turns.ask("?").reply();
        assertThat(reply.problem()).containsInstanceOf(ModelProblem.Budget.class);
        assertThat(world.model.requests()).isEmpty();
        assertThat(world.conversation.turns()).isEmpty();
        assertThat(world.events.shown())
                .containsExactly(
                        new Event.Problem(
                                "120 characters are attached; the limit is 100 (context.max_characters); nothing was sent"),
                        new Event.Answer(
                                """
                                To fit, leave out:
                                  ctx-001  note note, normal priority, 60 characters
                                :context prune disables them all, :context disable ID just one."""));
        world.attachments.change(second, Event.Change.DISABLED, second.card().enabled(false));
        world.ask("?");
        assertThat(world.sent()).contains("aaa").doesNotContain("bbb");
    }

    @Test
    void toolsTakeTheirShareOfTheTokens() {
        World world = new World(40, UNLIMITED);
        world.ask("x".repeat(300));
        Eviction narrow =
                new Eviction(
                        world.conversation,
                        world.assembler,
                        world.attachments,
                        40,
                        new RequestSizes(world.models, world.instructions() + 800),
                        String::length,
                        Optional.empty(),
                        world.all);
        narrow.admit("?", "main", List.of());
        assertThat(world.conversation.isEmpty()).isFalse();
        narrow.admit("?", "main", List.of(new ToolSpec("t", "d", "s".repeat(500))));
        assertThat(world.conversation.isEmpty()).isTrue();
    }

    @Test
    void whatNoModelCouldTakeInIsHeldBack() {
        World world = new World(40, 3000);
        world.attach("a".repeat(4000));
        world.attach("b".repeat(100));
        Reply reply = world.turns.ask("?").reply();
        assertThat(reply.problem()).containsInstanceOf(ModelProblem.Budget.class);
        assertThat(world.model.requests()).isEmpty();
        assertThat(((Event.Answer) world.events.shown().getLast()).text())
                .startsWith("To fit, leave out:\n  ctx-001")
                .doesNotContain("ctx-002");
        assertThat(world.attachments.proposed().proposal())
                .extracting(Attachment.Card::id)
                .containsExactly("ctx-001");
        world.attachments.remove(world.attachments.attachments().find("1").orElseThrow());
        assertThat(world.attachments.proposed().isNeeded()).isFalse();
        assertThat(world.ask("?").problem()).isEmpty();
    }

    @Property(tries = 60)
    void requestsStayWithinTheirLimitsAndAlternate(
            @ForAll @IntRange(min = 3, max = 12) int maxTurns,
            @ForAll @IntRange(min = 2500, max = 6000) int budget,
            @ForAll @Size(max = 25) List<@IntRange(min = 1, max = 400) Integer> lengths) {
        World world = new World(maxTurns, budget);
        world.attach("pinned").card();
        for (int length : lengths) {
            world.ask("q".repeat(length));
            List<Message> messages = world.last().messages();
            assertThat(messages.size() - 1).isLessThanOrEqualTo(maxTurns);
            int size = messages.stream().mapToInt(EvictionTest::length).sum();
            assertThat(messages.size() == 2 || size <= budget).isTrue();
            for (int i = 1; i < messages.size(); i++) {
                assertThat(messages.get(i) instanceof Message.User).isEqualTo(i % 2 == 1);
            }
            assertThat(world.sent()).containsOnlyOnce("[context ctx-001 ");
        }
    }

    private static int length(Message message) {
        return 4
                + switch (message) {
                    case Message.Instructions(String text) -> text.length();
                    case Message.User(String text) -> text.length();
                    case Message.Assistant(String text, _) -> text.length();
                    case Message.Tool(_, String text) -> text.length();
                };
    }

    @Test
    void aServerWithACacheReadsLittleMoreThanWhatIsNew() {
        World world = new World(60, UNLIMITED);
        long read = 0;
        long added = 0;
        String before = "";
        for (int i = 0; i < 20; i++) {
            if (i % 4 == 0) {
                world.attach("attached " + i + " " + "z".repeat(300));
            }
            world.conversation.ran(Ran.command("seq " + i, 0, "line\n".repeat(i)));
            world.ask("question number " + i);
            String now = wire(world.last());
            int common = common(before, now);
            read += now.length() - common;
            added += now.length() - before.length();
            before = now;
        }
        assertThat(read).isLessThanOrEqualTo(added * 11 / 10);
    }

    private static String wire(ModelRequest request) {
        StringBuilder text = new StringBuilder();
        request.messages().forEach(message -> text.append(message).append('\n'));
        return text.toString();
    }

    private static int common(String one, String other) {
        int i = 0;
        while (i < Math.min(one.length(), other.length()) && one.charAt(i) == other.charAt(i)) {
            i++;
        }
        return i;
    }
}
