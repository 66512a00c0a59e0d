package aish.session.record;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.session.SessionState;
import aish.session.TimedEvent;
import aish.session.TypedDraft;
import aish.session.output.OutputStore.OutputReader;
import aish.session.record.EventWriter.RecordKind;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/**
 * Folds the lines of a record, in order, into the state needed to resume its session. The pieces of
 * an answer are read only if the answer was cut off, because they are most of the lines.
 */
public final class SessionFold {
    private static final int MOST_PROPOSALS = 500;

    /** The exit status of a program whose terminal is closed. */
    private static final int HUNG_UP = 129;

    private final EventReader reader;
    private final Path outputs;
    private final List<RecordedExchange> exchanges = new ArrayList<>();
    private final Deque<SessionState.Proposed> proposals = new ArrayDeque<>();
    private final Set<String> discarded = new HashSet<>();
    private final List<Event> patches = new ArrayList<>();
    private final Map<String, Attachment.Card> cards = new LinkedHashMap<>();
    private final List<Booking> spent = new ArrayList<>();
    private final List<Event.TaskChanged> tasks = new ArrayList<>();
    private final RunCommands ran = new RunCommands();
    private final List<Event> repairs = new ArrayList<>();
    private @Nullable RecordedExchange open;
    private @Nullable RecordedExchange answered;
    private RecordedExchange.@Nullable Entered typed;
    private Optional<Event.GoalEvent.Began> goal = Optional.empty();
    private Optional<Stance> stance = Optional.empty();
    private String name = "";
    private String model = "";
    private String instructions = "";
    private String summary = "";
    private Path directory = Path.of("/");
    private String last = "";
    private int attachments;
    private boolean opened;
    private boolean asked;
    private boolean entered;
    private boolean closed;
    private boolean torn;
    private int damaged;

    private SessionFold(Path outputs) {
        this.reader = new EventReader(outputs);
        this.outputs = outputs;
    }

    private static SessionFold of(Path log, Path outputs)
            throws IOException, NewerVersionException {
        SessionFold fold = new SessionFold(outputs);
        RecordChunks chunks = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            chunks.each(file, fold::read);
        }
        fold.finish();
        fold.torn = chunks.isTorn();
        fold.damaged += chunks.skipped();
        return fold;
    }

    /** Reads the state needed to resume a session. */
    public static SessionState restore(String id, Path log, Path outputs)
            throws IOException, NewerVersionException {
        return of(log, outputs).state(id, TypedDraft.read(log));
    }

    /** Returns the exchanges of a record that belong to its conversation, in order. */
    public static List<RecordedExchange> conversation(Path log, Path outputs)
            throws IOException, NewerVersionException {
        return List.copyOf(of(log, outputs).exchanges);
    }

    private void read(byte[] bytes, int start, int end, long at) throws NewerVersionException {
        RecordKind kind = RecordKind.of(bytes, start, end);
        if (kind == RecordKind.OTHER) {
            damaged++;
            return;
        }
        String line = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        last = line;
        entered &= kind == RecordKind.PRINTED;
        switch (kind) {
            case NEWER -> throw new NewerVersionException();
            case TEXT -> {
                if (open != null) {
                    open.pieces.add(line);
                    open.end = at;
                }
            }
            case REASONING,
                    ASKED,
                    NOTICE,
                    SHOWN,
                    PROBLEM,
                    CITED,
                    RUNNING,
                    PRINTED,
                    NOTED,
                    CALLING -> {}
            default -> {
                Optional<TimedEvent> event = reader.readIntact(line);
                if (event.isPresent()) {
                    apply(event.get(), at);
                } else {
                    damaged++;
                    endDamaged(kind);
                }
            }
        }
    }

    /** Keeps an answer from being taken for that to another question. */
    private void endDamaged(RecordKind kind) throws NewerVersionException {
        if (kind == RecordKind.TOLD || kind == RecordKind.ANSWERED) {
            endExchange();
        }
    }

    private void apply(TimedEvent timed, long at) throws NewerVersionException {
        switch (timed.event()) {
            case Event.Opened begun when !opened -> {
                opened = true;
                directory = begun.directory();
                model = begun.model();
            }
            case Event.Resumed resumed -> {
                endExchange();
                directory = resumed.directory();
                model = resumed.model();
                goal = Optional.empty();
                ran.running = false;
                closed = false;
            }
            case Event.Named named -> name = named.name();
            case Event.ModelChanged changed -> model = changed.model();
            case Event.Instructed instructed -> instructions = instructed.text();
            case Event.Typed(String line) -> {
                typed = new RecordedExchange.Entered(line, at);
                entered = true;
                ran.running = false;
            }
            case Event.Started started -> {
                if (open == null || open.calls.isEmpty()) {
                    endExchange();
                }
                ran.start(timed);
                directory = started.directory();
            }
            case Event.Ran(CommandResult result, _) -> {
                ran.end(result);
                directory = result.directory();
            }
            case Event.QuestionSent(Turn.User question) -> {
                endExchange();
                open = new RecordedExchange(typed, at, timed, question, ran.now);
                ran.running = false;
                asked = true;
            }
            case Event.Answered(Reply reply) -> answer(reply, at);
            case Event.ToolResultsSent(Turn.Tools results) -> returned(results, at);
            case Event.Suggested(String id, String command) ->
                    suggest(at, id)
                            .ifPresent(
                                    source ->
                                            add(
                                                    new SessionState.Proposed(
                                                            id, command, source.said)));
            case Event.Decided(String id, String decision) -> {
                if (decision.equals(Event.Decided.DISCARD)) {
                    discarded.add(id);
                }
            }
            case Event.Patched patched -> {
                patches.add(patched);
                suggest(at, patched.state() == Event.Patched.State.PROPOSED ? patched.id() : "");
            }
            case Event.Rehearsed rehearsed -> patches.add(rehearsed);
            case Event.Reviewed reviewed -> patches.add(reviewed);
            case Event.AttachmentChanged(Event.Change change, Attachment.Card card) -> {
                attachments += change == Event.Change.ADDED ? 1 : 0;
                boolean gone = change == Event.Change.REMOVED;
                cards.compute(card.id(), (_, _) -> gone ? null : card);
            }
            case Event.Evicted _ -> {
                if (!exchanges.isEmpty()) {
                    exchanges.removeFirst();
                }
            }
            case Event.Summarised(String text) -> summary = text;
            case Event.StanceChanged changed -> stance = Optional.of(changed.stance());
            case Event.Spent(Booking booking) -> spent.add(booking);
            case Event.TaskChanged task -> tasks.add(task);
            case Event.Reset _ -> reset();
            case Event.Forgotten _ -> {
                endExchange();
                ran.told = ran.now;
                answered = null;
                asked = true;
            }
            case Event.Closed _ -> closed = true;
            case Event.GoalEvent.Began began -> goal = Optional.of(began);
            case Event.GoalEvent.Ended _ -> goal = Optional.empty();
            default -> {} // no other event is needed to resume
        }
    }

    private void answer(Reply reply, long at) {
        RecordedExchange question = open;
        if (question == null) {
            return;
        }
        question.returned(question.lostResults());
        question.said = reply.text();
        question.end = at;
        question.pieces.clear();
        if (reply.isWhole() && !reply.calls().isEmpty()) {
            question.calls =
                    Optional.of(new Turn.Assistant(reply.text().strip(), false, reply.calls()));
        } else {
            end(question, reply);
            answered = question;
        }
    }

    /** Sending the results also tells the model of all commands that had run by then. */
    private void returned(Turn.Tools results, long at) {
        if (open != null && open.calls.isPresent()) {
            open.returned(open.isAnsweredBy(results) ? results : open.lostResults());
            open.mark = ran.now;
            open.end = at;
        }
    }

    private void end(RecordedExchange question, Reply reply) {
        if (!reply.text().isBlank() || !question.rounds.isEmpty()) {
            question.answer = new Turn.Assistant(reply.text().strip(), !reply.isWhole());
            exchanges.add(question);
            ran.told = question.mark;
        }
        answered = null;
        open = null;
    }

    /** Keeps an answer that was cut off, and drops a question without any. */
    private void endExchange() throws NewerVersionException {
        RecordedExchange question = open;
        if (question != null && (!question.pieces.isEmpty() || question.hasRounds())) {
            question.returned(question.lostResults());
            end(question, partialReply(question));
        }
        open = null;
    }

    /** Repairs a record that ends in the middle of an answer. */
    private void finish() throws NewerVersionException {
        RecordedExchange question = open;
        if (question != null && (!question.pieces.isEmpty() || question.hasRounds())) {
            if (question.calls.isPresent()) {
                repairs.add(new Event.ToolResultsSent(question.lostResults()));
            }
            repairs.add(new Event.Answered(partialReply(question)));
            endExchange();
        }
    }

    private Reply partialReply(RecordedExchange question) throws NewerVersionException {
        StringBuilder text = new StringBuilder();
        for (String piece : question.pieces) {
            Optional<TimedEvent> read = reader.readIntact(piece);
            if (read.isPresent()
                    && read.get().event() instanceof Event.Streamed(Delta.Text(String more))) {
                text.append(more);
            }
        }
        return new Reply(
                text.toString(),
                "",
                List.of(),
                Reply.Finish.BROKEN_OFF,
                Optional.empty(),
                Optional.empty(),
                Optional.of(new ModelProblem.Cancelled()));
    }

    /** Returns the exchange that made the suggestion, if it is known. */
    private Optional<RecordedExchange> suggest(long at, String id) {
        RecordedExchange source = open != null && open.hasRounds() ? open : answered;
        if (source != null) {
            source.suggested.add(at);
            if (!id.isEmpty()) {
                source.proposals.add(id);
            }
        }
        return Optional.ofNullable(source);
    }

    private void add(SessionState.Proposed proposal) {
        proposals.addLast(proposal);
        if (proposals.size() > MOST_PROPOSALS) {
            proposals.removeFirst();
        }
    }

    private void reset() throws NewerVersionException {
        endExchange();
        exchanges.clear();
        answered = null;
        summary = "";
        asked = false;
        ran.clear();
    }

    private SessionState state(String id, Optional<String> draft)
            throws IOException, NewerVersionException {
        Optional<Event.Started> lost = lost();
        List<CommandResult> waiting = ran.waiting();
        int earlier = ran.now.count() - ran.told.count() - waiting.size();
        if (lost.isPresent()) {
            waiting.add(rescue(lost.get()));
        }
        List<String> lostContext = new ArrayList<>();
        Conversation.State conversation =
                new Conversation.State(
                        exchanges.stream().map(RecordedExchange::turns).toList(),
                        earlier,
                        waiting,
                        ran.told.directory(),
                        new Conversation.Shown(
                                attached(lostContext), attachments, summary, stance));
        return new SessionState(
                id,
                name,
                reader.readIntact(last).map(TimedEvent::at).orElse(Instant.EPOCH),
                directory,
                model,
                asked ? instructions : "",
                conversation,
                List.copyOf(proposals),
                discarded,
                patches,
                lastOutput(lost),
                spent,
                draft.isPresent() ? draft : unfinished(),
                repairs,
                remarks(lost, lostContext));
    }

    private List<Attachment> attached(List<String> lost) throws IOException {
        List<Attachment> attached = new ArrayList<>();
        for (Attachment.Card card : cards.values()) {
            ContextFiles.read(outputs, card.id())
                    .ifPresentOrElse(
                            text -> attached.add(new Attachment(card, text)),
                            () -> lost.add(card.id()));
        }
        return attached;
    }

    /** Returns the command that was running when aish ended, unless it ended aish itself. */
    private Optional<Event.Started> lost() {
        return ran.running
                        && ran.started != null
                        && ran.started.event() instanceof Event.Started started
                        && !(closed && isLeaving(started.command()))
                ? Optional.of(started)
                : Optional.empty();
    }

    private static boolean isLeaving(String command) {
        String line = command.strip();
        return line.equals("logout")
                || line.equals("exit")
                || line.startsWith("exit ")
                || line.startsWith("exec ");
    }

    private CommandResult rescue(Event.Started started) throws IOException {
        Path file = outputs.resolve("out-" + started.output());
        Instant start = Objects.requireNonNull(ran.started).at();
        Instant end = Files.exists(file) ? Files.getLastModifiedTime(file).toInstant() : start;
        Duration lasted = Duration.between(start, end);
        CommandResult result =
                OutputReader.rescued(
                        started.command(),
                        HUNG_UP,
                        lasted.isNegative() ? Duration.ZERO : lasted,
                        started.directory(),
                        started.output(),
                        file);
        repairs.add(new Event.Ran(result, started.author()));
        return OutputReader.load(result);
    }

    private int lastOutput(Optional<Event.Started> lost) {
        int next =
                ran.started != null && ran.started.event() instanceof Event.Started started
                        ? started.output()
                        : 1;
        boolean used =
                lost.isPresent() ? Files.exists(outputs.resolve("out-" + next)) : ran.printed;
        return used ? next : Math.max(0, next - 1);
    }

    /** Returns a line that had no effect before the end, or a question without an answer. */
    private Optional<String> unfinished() {
        if (open != null) {
            return Optional.of(open.typed == null ? "? " + open.question() : open.typed.line());
        }
        // commands of aish itself, such as :out, may leave no other event
        return entered && !closed && typed != null && !isMeta(typed.line())
                ? Optional.of(typed.line())
                : Optional.empty();
    }

    private static boolean isMeta(String line) {
        return line.startsWith(":") || (line.startsWith("/") && line.indexOf('/', 1) < 0);
    }

    private List<String> remarks(Optional<Event.Started> lost, List<String> lostContext) {
        List<String> remarks = new ArrayList<>();
        if (torn) {
            remarks.add("The last line of the record was incomplete and is skipped.");
        }
        if (damaged > 0) {
            remarks.add(
                    damaged == 1
                            ? "1 line of the record cannot be read and is skipped."
                            : damaged + " lines of the record cannot be read and are skipped.");
        }
        if (!lostContext.isEmpty()) {
            remarks.add(String.join(", ", lostContext) + " could not be attached again.");
        }
        Event.TaskChanged.current(tasks)
                .ifPresent(
                        task ->
                                remarks.add(
                                        "Current task: " + task.shortId() + ", " + task.title()));
        lost.ifPresent(
                command ->
                        remarks.add(
                                "`"
                                        + command.command().strip()
                                        + "` was running when aish ended."));
        goal.ifPresent(
                pursuit ->
                        remarks.add(
                                "The goal was not reached when aish ended. To continue: :norris "
                                        + pursuit.goal().strip()));
        return remarks;
    }
}
