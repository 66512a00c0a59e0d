package aish.session.record;

import module java.base;

import aish.context.Conversation;
import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.session.SessionState;
import aish.session.TimedEvent;
import aish.session.TypedDraft;
import aish.session.output.OutputStore.OutputReader;
import aish.session.record.ContextFiles.ContextRestorer;
import aish.shell.CommandResult;

/**
 * Restores the state needed to resume a session from its record, reading only the lines that
 * matter.
 */
public final class SessionRestorer {
    /** The most commands that are sent to a model at once. */
    private static final int MOST_WAITING = 400;

    /** How many of the newest outputs are loaded in full; less of older ones is sent. */
    private static final int WHOLE_TEXTS = 12;

    private static final int MOST_PROPOSALS = 500;

    /** The exit status of a program whose terminal is closed. */
    private static final int HUNG_UP = 129;

    private static final String LOST_RESULT =
            "[aish] aish ended while the tool was at work; what it did is not known";

    private final SessionIndex index;
    private final RecordLines lines;
    private final String id;
    private final Path log;
    private final Path outputs;
    private final List<Event> repairs = new ArrayList<>();
    private Conversation.Shown shown = Conversation.Shown.NOTHING;
    private List<String> lostContext = List.of();

    private SessionRestorer(
            SessionIndex index, RecordLines lines, String id, Path log, Path outputs) {
        this.index = index;
        this.lines = lines;
        this.id = id;
        this.log = log;
        this.outputs = outputs;
    }

    public static SessionState restore(String id, Path log, Path outputs)
            throws IOException, NewerVersionException {
        SessionIndex index = SessionIndex.of(log);
        try (FileChannel channel = FileChannel.open(log, StandardOpenOption.READ)) {
            RecordLines lines = new RecordLines(channel, new EventReader(outputs));
            return new SessionRestorer(index, lines, id, log, outputs).restore();
        }
    }

    /** Returns the exchanges of a record that belong to its conversation, in order. */
    public static List<SessionIndex.Exchange> conversationExchanges(Path log, Path outputs)
            throws IOException, NewerVersionException {
        SessionIndex index = SessionIndex.of(log);
        List<SessionIndex.Exchange> counted = new ArrayList<>();
        try (FileChannel channel = FileChannel.open(log, StandardOpenOption.READ)) {
            RecordLines lines = new RecordLines(channel, new EventReader(outputs));
            SessionRestorer restorer = new SessionRestorer(index, lines, "", log, outputs);
            for (SessionIndex.Exchange exchange : index.exchanges()) {
                if (restorer.exchange(exchange).isPresent()) {
                    counted.add(exchange);
                }
            }
        }
        return counted.subList(Math.min(index.evicted(), counted.size()), counted.size());
    }

    private SessionState restore() throws IOException, NewerVersionException {
        ContextRestorer context = new ContextRestorer(index, lines, outputs);
        shown = context.restore();
        lostContext = context.lost();
        List<Conversation.Exchange> exchanges = new ArrayList<>();
        int told = 0;
        for (SessionIndex.Exchange exchange : index.exchanges()) {
            Optional<Conversation.Exchange> restored = exchange(exchange);
            restored.ifPresent(exchanges::add);
            if (restored.isPresent() || exchange.told() == SessionIndex.NONE) {
                told = exchange.ran();
            }
        }
        exchanges.subList(0, Math.min(index.evicted(), exchanges.size())).clear();
        Optional<Event.Started> lost = lost();
        Optional<String> half = TypedDraft.read(log);
        return new SessionState(
                id,
                lines.read(index.named(), Event.Named.class).map(Event.Named::name).orElse(""),
                lines.read(index.last()).map(TimedEvent::at).orElse(Instant.EPOCH),
                directory(index.lastDirectory()),
                model(),
                index.isInstructed() ? instructions() : "",
                talk(exchanges, told, lost),
                proposals(),
                discarded(),
                patches(),
                lastOutput(lost),
                spent(),
                half.isPresent() ? half : unfinished(),
                repairs,
                remarks(lost));
    }

    private Optional<Conversation.Exchange> exchange(SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        Optional<TimedEvent> told = lines.read(exchange.told());
        if (told.isEmpty()
                || !(told.get().event() instanceof Event.QuestionSent(Turn.User question))) {
            return Optional.empty();
        }
        Instant at = told.get().at();
        List<Conversation.Round> rounds = rounds(exchange);
        return reply(exchange)
                .filter(reply -> !reply.text().isBlank() || !rounds.isEmpty())
                .map(
                        reply ->
                                new Conversation.Exchange(
                                        at,
                                        question,
                                        rounds,
                                        new Turn.Assistant(
                                                reply.text().strip(), !reply.isWhole())));
    }

    /** Also adds missing results to the repairs, if the record ends during tool calls. */
    private List<Conversation.Round> rounds(SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        List<Conversation.Round> rounds = new ArrayList<>();
        for (SessionIndex.Round round : exchange.rounds()) {
            Optional<Reply> said =
                    lines.read(round.called(), Event.Answered.class).map(Event.Answered::reply);
            if (said.isPresent()) {
                List<ToolCall> calls = said.get().calls();
                Turn.Tools results =
                        lines.read(round.returned(), Event.ToolResultsSent.class)
                                .map(Event.ToolResultsSent::turn)
                                .filter(turn -> answers(turn, calls))
                                .orElseGet(() -> lostResults(exchange, round, calls));
                String text = said.get().text().strip();
                rounds.add(new Conversation.Round(new Turn.Assistant(text, false, calls), results));
            }
        }
        return rounds;
    }

    private static boolean answers(Turn.Tools turn, List<ToolCall> calls) {
        return turn.results().stream()
                .map(Turn.Tools.Result::callId)
                .toList()
                .equals(calls.stream().map(ToolCall::id).toList());
    }

    private Turn.Tools lostResults(
            SessionIndex.Exchange exchange, SessionIndex.Round round, List<ToolCall> calls) {
        Turn.Tools results =
                new Turn.Tools(
                        calls.stream()
                                .map(call -> new Turn.Tools.Result(call.id(), LOST_RESULT))
                                .toList(),
                        "");
        if (round.returned() == SessionIndex.NONE && isLastAndBroken(exchange)) {
            repairs.add(new Event.ToolResultsSent(results));
        }
        return results;
    }

    private boolean isLastAndBroken(SessionIndex.Exchange exchange) {
        return index.isBroken() && exchange.equals(index.exchanges().getLast());
    }

    private Optional<Reply> reply(SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        return exchange.answered() == SessionIndex.NONE
                ? Optional.of(partialReply(exchange))
                : finished(exchange);
    }

    private Optional<Reply> finished(SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        return lines.read(exchange.answered(), Event.Answered.class).map(Event.Answered::reply);
    }

    /** Returns the partial answer; adds it to the repairs if the record ends there. */
    private Reply partialReply(SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        StringBuilder text = new StringBuilder();
        for (long piece : exchange.pieces()) {
            Optional<Event.Streamed> streamed = lines.read(piece, Event.Streamed.class);
            if (streamed.isPresent() && streamed.get().delta() instanceof Delta.Text(String more)) {
                text.append(more);
            }
        }
        Reply reply =
                new Reply(
                        text.toString(),
                        "",
                        List.of(),
                        Reply.Finish.BROKEN_OFF,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new ModelProblem.Cancelled()));
        if (isLastAndBroken(exchange)) {
            repairs.add(new Event.Answered(reply));
        }
        return reply;
    }

    private Conversation.State talk(
            List<Conversation.Exchange> exchanges, int told, Optional<Event.Started> lost)
            throws IOException, NewerVersionException {
        List<Long> ran = index.ran();
        int from = Math.max(told, ran.size() - MOST_WAITING);
        List<CommandResult> waiting = new ArrayList<>();
        for (int i = from; i < ran.size(); i++) {
            boolean recent = i >= ran.size() - WHOLE_TEXTS;
            lines.read(ran.get(i), Event.Ran.class)
                    .map(Event.Ran::result)
                    .map(
                            result ->
                                    recent
                                            ? OutputReader.load(result)
                                            : OutputReader.loadEnds(result))
                    .ifPresent(waiting::add);
        }
        if (lost.isPresent()) {
            waiting.add(rescue(lost.get()));
        }
        Optional<Path> believed =
                told > 0 ? Optional.of(directory(index.ran().get(told - 1))) : Optional.empty();
        return new Conversation.State(exchanges, from - told, waiting, believed, shown);
    }

    /** Returns the command that was running when aish ended, unless it ended aish itself. */
    private Optional<Event.Started> lost() throws IOException, NewerVersionException {
        return index.isRunning()
                ? lines.read(index.started(), Event.Started.class)
                        .filter(started -> !index.isClosed() || !isLeaving(started.command()))
                : Optional.empty();
    }

    private static boolean isLeaving(String command) {
        String line = command.strip();
        return line.equals("logout")
                || line.equals("exit")
                || line.startsWith("exit ")
                || line.startsWith("exec ");
    }

    private CommandResult rescue(Event.Started started) throws IOException, NewerVersionException {
        Path file = outputs.resolve("out-" + started.output());
        Instant start = lines.read(index.started()).map(TimedEvent::at).orElse(Instant.EPOCH);
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

    private Path directory(long at) throws IOException, NewerVersionException {
        Event event = lines.read(at).map(TimedEvent::event).orElseGet(Event.Closed::new);
        if (event instanceof Event.Ran ran) {
            return ran.result().directory();
        }
        if (event instanceof Event.Started started) {
            return started.directory();
        }
        if (event instanceof Event.Resumed resumed) {
            return resumed.directory();
        }
        return event instanceof Event.Opened opened ? opened.directory() : Path.of("/");
    }

    private String model() throws IOException, NewerVersionException {
        long at = Math.max(Math.max(index.switched(), index.resumed()), index.opened());
        Event event = lines.read(at).map(TimedEvent::event).orElseGet(Event.Closed::new);
        if (event instanceof Event.ModelChanged switched) {
            return switched.model();
        }
        if (event instanceof Event.Resumed resumed) {
            return resumed.model();
        }
        return event instanceof Event.Opened opened ? opened.model() : "";
    }

    private String instructions() throws IOException, NewerVersionException {
        return lines.read(index.instructed(), Event.Instructed.class)
                .map(Event.Instructed::text)
                .orElse("");
    }

    private List<SessionState.Proposed> proposals() throws IOException, NewerVersionException {
        List<SessionState.Proposed> proposals = new ArrayList<>();
        List<SessionIndex.Exchange> all = index.suggesting();
        for (SessionIndex.Exchange each :
                all.subList(Math.max(0, all.size() - MOST_PROPOSALS), all.size())) {
            for (long at : each.suggested()) {
                String answer = answerBefore(at, each);
                lines.read(at, Event.Suggested.class)
                        .map(made -> new SessionState.Proposed(made.id(), made.command(), answer))
                        .ifPresent(proposals::add);
            }
        }
        return proposals;
    }

    /** Returns the last answer before that position, between tool calls or at the end. */
    private String answerBefore(long at, SessionIndex.Exchange exchange)
            throws IOException, NewerVersionException {
        long said = exchange.answered() < at ? exchange.answered() : SessionIndex.NONE;
        for (SessionIndex.Round round : exchange.rounds()) {
            said = round.called() < at ? Math.max(said, round.called()) : said;
        }
        return lines.read(said, Event.Answered.class)
                .map(answered -> answered.reply().text())
                .orElse("");
    }

    private List<Event> patches() throws IOException, NewerVersionException {
        List<Event> patches = new ArrayList<>();
        for (long at : index.patched()) {
            lines.read(at, Event.class).ifPresent(patches::add);
        }
        return patches;
    }

    private Set<String> discarded() throws IOException, NewerVersionException {
        Set<String> discarded = new HashSet<>();
        for (long at : index.decided()) {
            lines.read(at, Event.Decided.class)
                    .filter(decided -> decided.decision().equals(Event.Decided.DISCARD))
                    .map(Event.Decided::suggestion)
                    .ifPresent(discarded::add);
        }
        return discarded;
    }

    private List<Booking> spent() throws IOException, NewerVersionException {
        List<Booking> spent = new ArrayList<>();
        for (long at : index.spent()) {
            lines.read(at, Event.Spent.class).map(Event.Spent::booking).ifPresent(spent::add);
        }
        return spent;
    }

    private int lastOutput(Optional<Event.Started> lost) throws IOException, NewerVersionException {
        int next =
                lines.read(index.started(), Event.Started.class)
                        .map(Event.Started::output)
                        .orElse(1);
        boolean used =
                lost.isPresent()
                        ? Files.exists(outputs.resolve("out-" + next))
                        : index.lastRan() > index.started()
                                && lines.read(index.lastRan(), Event.Ran.class)
                                        .filter(ran -> ran.result().output().number() > 0)
                                        .isPresent();
        return used ? next : Math.max(0, next - 1);
    }

    private Optional<String> unfinished() throws IOException, NewerVersionException {
        // commands of aish itself, such as :out, may leave no other event
        Optional<String> typed =
                lines.read(index.unfinished(), Event.Typed.class)
                        .map(Event.Typed::line)
                        .filter(line -> index.unanswered() != SessionIndex.NONE || !isMeta(line));
        return typed.isPresent()
                ? typed
                : lines.read(index.unanswered(), Event.QuestionSent.class)
                        .map(told -> "? " + told.turn().question());
    }

    private static boolean isMeta(String line) {
        return line.startsWith(":") || (line.startsWith("/") && line.indexOf('/', 1) < 0);
    }

    private Optional<Event.TaskChanged> task() throws IOException, NewerVersionException {
        List<Event.TaskChanged> changes = new ArrayList<>();
        for (long at : index.tasks()) {
            lines.read(at, Event.TaskChanged.class).ifPresent(changes::add);
        }
        return Event.TaskChanged.current(changes);
    }

    private List<String> remarks(Optional<Event.Started> lost)
            throws IOException, NewerVersionException {
        List<String> remarks = new ArrayList<>();
        if (index.isTorn()) {
            remarks.add("The last line of the record was incomplete and is skipped.");
        }
        int damaged = index.damaged() + lines.damaged();
        if (damaged > 0) {
            remarks.add(
                    damaged == 1
                            ? "1 line of the record cannot be read and is skipped."
                            : damaged + " lines of the record cannot be read and are skipped.");
        }
        if (!lostContext.isEmpty()) {
            remarks.add(String.join(", ", lostContext) + " could not be attached again.");
        }
        task().ifPresent(
                        task ->
                                remarks.add(
                                        "Current task: " + task.shortId() + ", " + task.title()));
        lost.ifPresent(
                command ->
                        remarks.add(
                                "`"
                                        + command.command().strip()
                                        + "` was running when aish ended."));
        lines.read(index.unfinishedGoal(), Event.GoalEvent.Began.class)
                .ifPresent(
                        pursuit ->
                                remarks.add(
                                        "The goal was not reached when aish ended. To continue: :norris "
                                                + pursuit.goal().strip()));
        return remarks;
    }
}
