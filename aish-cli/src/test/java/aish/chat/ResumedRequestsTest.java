package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.tools.ToolCalls;
import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Pruning;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Ledger;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.Interrupts;
import aish.files.DiskSync;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.session.ConversationState;
import aish.session.SessionLog;
import aish.session.SessionStore;
import aish.session.output.OutputStore;
import aish.session.record.ContextFiles;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.OutputSpill;
import aish.testing.Ran;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import aish.testing.Tier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** A conversation that goes on elsewhere sends what it would have sent. */
class ResumedRequestsTest {
    /** Something that happens in a session. */
    sealed interface Step {
        record Ask(String question, Reply reply) implements Step {}

        /** The model calls tools first; in between, a command may run. */
        record Call(String question, Reply calls, Optional<Run> between, Reply reply)
                implements Step {}

        /** Tools were called, and the model never saw what they gave back. */
        record CallInVain(String question, Reply calls) implements Step {}

        record Run(String command, int status, Path directory, String output) implements Step {}

        record Reset() implements Step {}

        record Forget() implements Step {}

        /** A version of one of a few files is attached. */
        record Attach(int file, int version) implements Step {}

        /** Something becomes of an attachment. */
        record Change(int attachment, Event.Change change) implements Step {}

        record Tell(String text) implements Step {}

        record Refuse(String command) implements Step {}

        record Discard() implements Step {}

        record Choose(Stance stance) implements Step {}

        /** A question outside the conversation. */
        record Explain(String question, Reply reply) implements Step {}

        /** aish ends, and another goes on. */
        record Resume() implements Step {}
    }

    private static final int MOST_TURNS = 12;

    /** One aish. */
    private static final class World {
        private final ScriptedModel model = new ScriptedModel();
        private final Suggestions suggestions = new Suggestions();
        private final Conversation conversation =
                new Conversation(new ExecLog(new OutputText(), 300), Instant::now);
        private final EventBus bus = new EventBus();
        private final AttachmentService attachments;
        private final SessionStore store;
        private final SessionLog log;
        private final OutputStore outputs;
        private final TurnLoop turns;
        private final SessionResumer resumer;
        private Path directory = Path.of("/start");
        private int lastOutput;

        World(Path state) {
            DiskSync sync = new DiskSync();
            store = new SessionStore(state, InstantSource.system(), sync);
            log =
                    new SessionLog(
                            store,
                            InstantSource.system(),
                            id -> new Event.Opened(id, "", directory, "scripted", "1"),
                            problem -> {
                                throw new AssertionError(problem);
                            });
            outputs = new OutputStore(log, 1 << 20, sync, Map::of);
            PromptAssembler assembler =
                    new PromptAssembler(() -> new Surroundings("Linux", "sh", directory));
            ConversationState folded =
                    new ConversationState(conversation, assembler, InstantSource.system());
            bus.add("log", log);
            bus.add("conversation", folded);
            bus.add("suggestions", suggestions);
            attachments =
                    new AttachmentService(
                            conversation,
                            new Pruning.Limits(0, 0),
                            String::length,
                            new ContextFiles(log, bus),
                            _ -> false,
                            bus);
            turns =
                    new TurnLoop(
                            folded,
                            model,
                            suggestions,
                            ToolCalls.EMPTY,
                            new Eviction(
                                    conversation,
                                    assembler,
                                    attachments,
                                    MOST_TURNS,
                                    new RequestSizes(model, 0),
                                    String::length,
                                    Optional.empty(),
                                    bus),
                            new Interrupts(),
                            bus);
            resumer =
                    new SessionResumer(
                            store,
                            log,
                            outputs,
                            turns,
                            suggestions,
                            model,
                            last -> lastOutput = last,
                            new Ledger());
        }

        World resumed(Path state, Path place) throws Exception {
            String id = log.id().orElseThrow();
            World next = new World(state);
            next.directory = place;
            next.resumer.resume(id, Optional.empty(), _ -> place);
            assertThat(next.log.id()).contains(id);
            return next;
        }

        void take(Step step) throws Exception {
            switch (step) {
                case Step.Ask(String question, Reply reply) -> {
                    bus.emit(new Event.Typed(question));
                    model.answer(reply);
                    turns.ask(question);
                }
                case Step.Call call -> {
                    call(call.question(), call.calls(), call.between());
                    model.answer(call.reply());
                    turns.next("not needed");
                }
                case Step.CallInVain(String question, Reply calls) ->
                        call(question, calls, Optional.empty());
                case Step.Run run -> run(run);
                case Step.Reset _ -> turns.reset();
                case Step.Forget _ -> {
                    if (!conversation.exchanges().isEmpty()) {
                        resumer.forget(conversation.exchanges().size() / 2);
                    }
                }
                case Step.Attach(int file, int version) -> {
                    String name = "f" + file;
                    attachments.attach(
                            new Attachment.Draft(
                                    Attachment.Kind.FILE, name, "/" + name, text(version)));
                }
                case Step.Change(int number, Event.Change change) -> change(number, change);
                case Step.Tell(String text) -> turns.tell(text);
                case Step.Refuse(String command) ->
                        bus.emit(new Event.Refused(Ran.command(command, 126, "not run")));
                case Step.Discard _ ->
                        suggestions
                                .newest()
                                .ifPresent(
                                        each ->
                                                bus.emit(
                                                        new Event.Decided(
                                                                each.id(), Event.Decided.DISCARD)));
                case Step.Choose(Stance stance) -> turns.setStance(stance);
                case Step.Explain(String question, Reply reply) -> {
                    model.answer(reply);
                    turns.askOutsideConversation(question);
                }
                case Step.Resume _ -> throw new AssertionError("not here");
            }
        }

        private void change(int number, Event.Change change) {
            List<Attachment> all = attachments.attachments().list();
            if (all.isEmpty()) {
                return;
            }
            Attachment some = all.get(number % all.size());
            switch (change) {
                case REMOVED -> attachments.remove(some);
                case ENABLED, DISABLED ->
                        attachments.change(
                                some, change, some.card().enabled(change == Event.Change.ENABLED));
                default -> attachments.change(some, change, some.card().pinned(true));
            }
        }

        private static String text(int version) {
            return IntStream.range(0, 30)
                    .mapToObj(line -> line == version ? "changed\n" : "line " + line + "\n")
                    .collect(Collectors.joining());
        }

        private void call(String question, Reply calls, Optional<Step.Run> between)
                throws IOException {
            bus.emit(new Event.Typed(question));
            model.answer(calls);
            turns.endOpenExchange();
            turns.next(question);
            if (between.isPresent()) {
                run(between.get());
            }
            turns.returned(
                    calls.calls().stream()
                            .map(call -> new Turn.Tools.Result(call.id(), "it is " + call.name()))
                            .toList());
        }

        private void run(Step.Run run) throws IOException {
            int number = lastOutput + 1;
            bus.emit(new Event.Started(run.command(), Event.Author.PERSON, directory, number));
            CapturedOutput output = CapturedOutput.NOTHING;
            if (!run.output().isEmpty()) {
                byte[] bytes = run.output().getBytes(StandardCharsets.UTF_8);
                try (OutputSpill spill = outputs.open(number)) {
                    spill.write(ByteBuffer.wrap(bytes));
                }
                lastOutput = number;
                output =
                        new CapturedOutput(
                                number, run.output(), 0, "", false, outputs.find(number));
            }
            directory = run.directory();
            CommandResult result =
                    new CommandResult(
                            run.command(),
                            run.status(),
                            Duration.ofMillis(120),
                            directory,
                            0,
                            0,
                            output);
            bus.emit(new Event.Ran(result, Event.Author.PERSON));
        }
    }

    @Test
    void callsWithoutAnAnswerOutliveWhatIsForgottenAfterThem() throws Exception {
        Reply calls = Replies.calling("", List.of(new ToolCall("1", "a", "{}")));
        theNextRequestIsTheSame(
                List.of(
                        new Step.CallInVain("first", calls),
                        new Step.Ask("second", Reply.whole("an answer")),
                        new Step.Forget()));
    }

    @Property(tries = 1000)
    @Tag(Tier.NIGHTLY)
    void theNextRequestIsTheSameAfterMoreSessions(@ForAll("sessions") List<Step> steps)
            throws Exception {
        theNextRequestIsTheSame(steps);
    }

    @Property(tries = 80)
    void theNextRequestIsTheSame(@ForAll("sessions") List<Step> steps) throws Exception {
        Path state = Files.createTempDirectory("aish-resumed");
        try {
            World live = new World(state);
            live.bus.emit(new Event.Typed("the first line"));
            for (Step step : steps) {
                if (step instanceof Step.Resume) {
                    // as a killed aish would leave it
                    live.store.close();
                    World other = live.resumed(state, live.directory);
                    assertSame(live, other);
                    // another one, because looking at the next request has its effects
                    other.store.close();
                    live = other.resumed(state, live.directory);
                } else {
                    live.take(step);
                }
            }
            live.outputs.close();
            live.store.close();
            World next = new World(state);
            next.directory = live.directory;
            String id = next.store.ids().getFirst();
            next.resumer.resume(id, Optional.empty(), s -> s.directory());
            assertSame(live, next);
        } finally {
            delete(state);
        }
    }

    private static void assertSame(World before, World after) {
        assertThat(after.turns.nextRequest("and now?"))
                .isEqualTo(before.turns.nextRequest("and now?"));
        assertThat(after.suggestions.all()).isEqualTo(before.suggestions.all());
        assertThat(after.suggestions.patches().all()).isEqualTo(before.suggestions.patches().all());
        assertThat(after.attachments.attachments().list())
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*created")
                .isEqualTo(before.attachments.attachments().list());
        assertThat(after.lastOutput).isEqualTo(before.lastOutput);
        assertThat(after.outputs.numbers()).isEqualTo(before.outputs.numbers());
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }

    @Provide
    Arbitrary<List<Step>> sessions() {
        Arbitrary<String> text =
                Arbitraries.strings().withChars("ab \n\"\\ä[]CMD: ").ofMinLength(1).ofMaxLength(30);
        Arbitrary<Path> places = Arbitraries.of("/start", "/a", "/b c").map(Path::of);
        Arbitrary<Step> asks =
                Combinators.combine(text.filter(each -> !each.isBlank()), replies(text))
                        .as(Step.Ask::new);
        Arbitrary<Step.Run> runs =
                Combinators.combine(
                                text,
                                Arbitraries.integers().between(0, 3),
                                places,
                                Arbitraries.oneOf(Arbitraries.just(""), text, longTexts()))
                        .as(Step.Run::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(6, asks),
                        Tuple.of(8, runs),
                        Tuple.of(3, calls(text, runs)),
                        Tuple.of(1, inVain(text)),
                        Tuple.of(1, Arbitraries.just(new Step.Reset())),
                        Tuple.of(1, Arbitraries.just(new Step.Forget())),
                        Tuple.of(4, attaching()),
                        Tuple.of(2, changing()),
                        Tuple.of(1, text.map(Step.Tell::new)),
                        Tuple.of(1, text.map(Step.Refuse::new)),
                        Tuple.of(1, Arbitraries.just(new Step.Discard())),
                        Tuple.of(1, Arbitraries.of(Stance.class).map(Step.Choose::new)),
                        Tuple.of(1, Combinators.combine(text, replies(text)).as(Step.Explain::new)),
                        Tuple.of(2, Arbitraries.just(new Step.Resume())))
                .list()
                .ofMaxSize(40);
    }

    private static Arbitrary<Step> attaching() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 1), Arbitraries.integers().between(0, 29))
                .as(Step.Attach::new);
    }

    private static Arbitrary<Step> changing() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 9), Arbitraries.of(Event.Change.class))
                .as(Step.Change::new);
    }

    private static Arbitrary<Step> calls(Arbitrary<String> text, Arbitrary<Step.Run> runs) {
        return Combinators.combine(
                        text.filter(each -> !each.isBlank()),
                        calling(text),
                        runs.optional(),
                        replies(text))
                .as(Step.Call::new);
    }

    private static Arbitrary<Step> inVain(Arbitrary<String> text) {
        return Combinators.combine(text.filter(each -> !each.isBlank()), calling(text))
                .as(Step.CallInVain::new);
    }

    private static Arbitrary<Reply> calling(Arbitrary<String> text) {
        Arbitrary<ToolCall> call =
                Combinators.combine(Arbitraries.of("1", "2"), text)
                        .as((id, name) -> new ToolCall(id, name, "{}"));
        return Combinators.combine(
                        Arbitraries.oneOf(
                                Arbitraries.just(""),
                                text.map(each -> "CMD: echo '" + each.strip() + "'")),
                        call.list().ofMinSize(1).ofMaxSize(2).uniqueElements(ToolCall::id))
                .as((said, calls) -> Replies.calling(said, calls));
    }

    private static Arbitrary<String> longTexts() {
        return Arbitraries.integers().between(20, 60).map(n -> "a line of output\r\n".repeat(n));
    }

    private static Arbitrary<Reply> replies(Arbitrary<String> text) {
        Arbitrary<String> answers =
                Arbitraries.oneOf(
                        text,
                        text.map(each -> "Try this.\nCMD: echo '" + each.strip() + "'"),
                        text.map(each -> "So:\n```sh\necho " + each.length() + "\n```\n"));
        String patch = "Do:\n```diff\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n```\n";
        return Arbitraries.oneOf(
                Arbitraries.just(Reply.whole(patch)),
                answers.map(Reply::whole),
                answers.map(each -> Replies.brokenOff(each, new ModelProblem.Cancelled())),
                Arbitraries.just(Reply.failed(new ModelProblem.Api("no"))));
    }
}
