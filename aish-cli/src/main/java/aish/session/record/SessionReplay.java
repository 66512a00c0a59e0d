package aish.session.record;

import module java.base;

import aish.context.Attachment;
import aish.context.Turn;
import aish.event.Event;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.session.SessionState;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CommandResult;

import org.jspecify.annotations.Nullable;

/**
 * Reads a record for a session that is resumed: its events, completed where it was cut off, and
 * what else is needed. The pieces of an answer are read only if the answer was cut off, because
 * they are most of the lines.
 */
public final class SessionReplay {
    /** An event and the position of its line. */
    public record Placed(long at, TimedEvent timed) {}

    /** The exit status of a program whose terminal is closed. */
    private static final int HUNG_UP = 129;

    private final EventReader reader;
    private final Path outputs;
    private final List<Placed> events = new ArrayList<>();

    /** Where each attachment appears first among the events. */
    private final Map<String, Integer> attached = new LinkedHashMap<>();

    private final List<Event.TaskChanged> tasks = new ArrayList<>();
    private final List<String> pieces = new ArrayList<>();
    private @Nullable TimedEvent asked;
    private List<ToolCall> calls = List.of();
    private boolean rounds;
    private boolean aside;
    private long end;
    private @Nullable TimedEvent started;
    private boolean running;
    private boolean printed;
    private Optional<Event.GoalEvent.Began> goal = Optional.empty();
    private Optional<String> typed = Optional.empty();
    private Optional<String> unanswered = Optional.empty();
    private String name = "";
    private String model = "";
    private Path directory = Path.of("/");
    private String last = "";
    private boolean opened;
    private boolean entered;
    private boolean closed;
    private int damaged;

    private SessionReplay(Path outputs) {
        this.reader = new EventReader(outputs);
        this.outputs = outputs;
    }

    /** Reads the state needed to resume a session. */
    public static SessionState restore(String id, Path log, Path outputs)
            throws IOException, NewerVersionException {
        SessionReplay replay = new SessionReplay(outputs);
        RecordLines lines = RecordLines.read(log, replay::read);
        replay.damaged += lines.skipped();
        return replay.state(id, lines.isTorn());
    }

    /** Returns the events that make the conversation, with those that complete it. */
    public static List<Placed> events(Path log, Path outputs)
            throws IOException, NewerVersionException {
        SessionReplay replay = new SessionReplay(outputs);
        RecordLines.read(log, replay::read);
        replay.cut();
        return replay.events;
    }

    private void read(RecordLines.Line read) throws NewerVersionException {
        RecordKind kind = read.kind();
        if (kind == RecordKind.OTHER) {
            damaged++;
            return;
        }
        String line = read.text();
        long at = read.at();
        last = line;
        entered &= kind == RecordKind.PRINTED;
        switch (kind) {
            case NEWER -> throw new NewerVersionException();
            case TEXT -> {
                if (asked != null && !aside) {
                    pieces.add(line);
                    end = at;
                }
            }
            case REASONING, NOTICE, SHOWN, PROBLEM, CITED, RUNNING, PRINTED, NOTED, CALLING -> {}
            default -> {
                Optional<TimedEvent> event = reader.readIntact(line);
                if (event.isPresent()) {
                    apply(event.get(), at);
                } else {
                    damaged++;
                    // otherwise an answer could be taken for that to another question
                    if (kind == RecordKind.TOLD || kind == RecordKind.ANSWERED) {
                        cut();
                    }
                }
            }
        }
    }

    private void apply(TimedEvent timed, long at) throws NewerVersionException {
        switch (timed.event()) {
            case Event.Opened begun when !opened -> {
                opened = true;
                directory = begun.directory();
                model = begun.model();
            }
            case Event.Resumed resumed -> resume(resumed);
            case Event.Named named -> name = named.name();
            case Event.ModelChanged changed -> model = changed.model();
            case Event.Typed(String line) -> {
                typed = Optional.of(line);
                entered = true;
                running = false;
                add(timed, at);
            }
            case Event.Started command -> {
                start(timed);
                directory = command.directory();
            }
            case Event.Ran(CommandResult result, _) -> {
                running = false;
                printed = result.output().number() > 0;
                directory = result.directory();
                add(timed, at);
            }
            case Event.Asked question -> {
                aside = question.aside();
                add(timed, at);
            }
            case Event.QuestionSent(Turn.User question) -> ask(timed, question, at);
            case Event.Answered(Reply reply) -> answer(timed, reply, at);
            case Event.ToolResultsSent(Turn.Tools results) -> returned(timed, results, at);
            case Event.AttachmentChanged(var change, Attachment(var card, _)) -> {
                attached.compute(
                        card.id(),
                        (_, first) ->
                                change == Event.Change.REMOVED
                                        ? null
                                        : first == null ? Integer.valueOf(events.size()) : first);
                add(timed, at);
            }
            case Event.TaskChanged task -> tasks.add(task);
            case Event.Reset _, Event.Forgotten _ -> {
                cut();
                running &= timed.event() instanceof Event.Forgotten;
                add(timed, at);
            }
            case Event.Closed _ -> closed = true;
            case Event.GoalEvent.Began began -> goal = Optional.of(began);
            case Event.GoalEvent.Ended _ -> goal = Optional.empty();
            // any other event completes nothing and needs no completion, also those still to come
            default -> add(timed, at);
        }
    }

    private void resume(Event.Resumed resumed) throws NewerVersionException {
        cut();
        directory = resumed.directory();
        model = resumed.model();
        goal = Optional.empty();
        running = false;
        closed = false;
    }

    private void start(TimedEvent command) throws NewerVersionException {
        if (calls.isEmpty()) {
            cut();
        }
        started = command;
        running = true;
        printed = false;
    }

    private void ask(TimedEvent timed, Turn.User question, long at) throws NewerVersionException {
        cut();
        unanswered = typed.or(() -> Optional.of("? " + question.question()));
        asked = timed;
        end = at;
        running = false;
        add(timed, at);
    }

    private void add(TimedEvent timed, long at) {
        events.add(new Placed(at, timed));
    }

    /** Drops an answer to nothing, such as that to a question outside the conversation. */
    private void answer(TimedEvent timed, Reply reply, long at) {
        if (aside) {
            aside = false;
            add(timed, at);
        } else if (asked != null) {
            addLostResults();
            end = at;
            pieces.clear();
            add(timed, at);
            calls = reply.isWhole() ? reply.calls() : List.of();
            if (calls.isEmpty()) {
                asked = null;
                rounds = false;
            }
        }
    }

    private void returned(TimedEvent timed, Turn.Tools results, long at) {
        List<String> called = calls.stream().map(ToolCall::id).toList();
        if (asked == null || called.isEmpty()) {
            return;
        }
        end = at;
        if (called.equals(results.results().stream().map(Turn.Tools.Result::callId).toList())) {
            add(timed, at);
            calls = List.of();
            rounds = true;
        } else {
            addLostResults();
        }
    }

    private void addLostResults() {
        if (asked != null && !calls.isEmpty()) {
            add(new TimedEvent(asked.at(), new Event.ToolResultsSent(Turn.Tools.lost(calls))), end);
            calls = List.of();
            rounds = true;
        }
    }

    /** Keeps an answer that was cut off, and takes back a question without any. */
    private void cut() throws NewerVersionException {
        if (asked != null) {
            addLostResults();
            add(new TimedEvent(asked.at(), new Event.Answered(partialReply())), end);
        }
        asked = null;
        pieces.clear();
        rounds = false;
        aside = false;
    }

    private Reply partialReply() throws NewerVersionException {
        StringBuilder text = new StringBuilder();
        for (String piece : pieces) {
            Optional<TimedEvent> read = reader.readIntact(piece);
            if (read.isPresent()
                    && read.get().event() instanceof Event.Streamed(Delta.Text(String more))) {
                text.append(more);
            }
        }
        return Reply.brokenOff(text.toString(), new ModelProblem.Cancelled());
    }

    private SessionState state(String id, boolean torn) throws IOException, NewerVersionException {
        boolean waits = asked != null && pieces.isEmpty() && !rounds && calls.isEmpty();
        int whole = events.size();
        cut();
        List<Event> repairs = new ArrayList<>();
        if (!waits) {
            events.subList(whole, events.size()).forEach(each -> repairs.add(each.timed().event()));
        }
        Optional<Event.Started> lost = lost();
        if (lost.isPresent()) {
            repairs.add(rescue(lost.get()));
        }
        List<String> lostContext = loadAttachments();
        Instant time = reader.readIntact(last).map(TimedEvent::at).orElse(Instant.EPOCH);
        return new SessionState(
                id,
                name,
                time,
                directory,
                model,
                events.stream().map(Placed::timed).toList(),
                lastOutput(lost),
                waits ? unanswered : unfinished(),
                repairs,
                remarks(torn, lost, lostContext));
    }

    /** Reads the contents of the attachments; returns the ids of those that are lost. */
    private List<String> loadAttachments() throws IOException {
        List<String> lost = new ArrayList<>();
        for (Map.Entry<String, Integer> each : attached.entrySet()) {
            Placed first = events.get(each.getValue());
            if (first.timed().event() instanceof Event.AttachmentChanged(var change, var known)) {
                Optional<String> content = ContextFiles.read(outputs, each.getKey());
                Attachment whole = new Attachment(known.card(), content.orElse(""));
                Event.Change how = content.isPresent() ? change : Event.Change.REMOVED;
                Event loaded = new Event.AttachmentChanged(how, whole);
                Placed there = new Placed(first.at(), new TimedEvent(first.timed().at(), loaded));
                if (content.isPresent()) {
                    events.set(each.getValue(), there);
                } else {
                    events.add(there);
                    lost.add(each.getKey());
                }
            }
        }
        return lost;
    }

    /** Returns the command that was running when aish ended, unless it ended aish itself. */
    private Optional<Event.Started> lost() {
        return running
                        && started != null
                        && started.event() instanceof Event.Started command
                        && !(closed && isLeaving(command.command()))
                ? Optional.of(command)
                : Optional.empty();
    }

    private static boolean isLeaving(String command) {
        String line = command.strip();
        return line.equals("logout")
                || line.equals("exit")
                || line.startsWith("exit ")
                || line.startsWith("exec ");
    }

    /** Returns the end of a command as far as it is known, which the model is told. */
    private Event rescue(Event.Started command) throws IOException {
        Path file = outputs.resolve("out-" + command.output());
        Instant start = Objects.requireNonNull(started).at();
        Instant stop = Files.exists(file) ? Files.getLastModifiedTime(file).toInstant() : start;
        Duration lasted = Duration.between(start, stop);
        CommandResult result =
                OutputReader.rescued(
                        command.command(),
                        HUNG_UP,
                        lasted.isNegative() ? Duration.ZERO : lasted,
                        command.directory(),
                        command.output(),
                        file);
        Event ran = new Event.Ran(result, command.author());
        add(new TimedEvent(stop, ran), end);
        return ran;
    }

    private int lastOutput(Optional<Event.Started> lost) {
        int next =
                started != null && started.event() instanceof Event.Started command
                        ? command.output()
                        : 1;
        boolean used = lost.isPresent() ? Files.exists(outputs.resolve("out-" + next)) : printed;
        return used ? next : Math.max(0, next - 1);
    }

    /** Returns a line that had no effect before the end. */
    private Optional<String> unfinished() {
        // commands of aish itself, such as :out, may leave no other event
        return typed.filter(line -> entered && !closed && !isMeta(line));
    }

    private static boolean isMeta(String line) {
        return line.startsWith(":") || (line.startsWith("/") && line.indexOf('/', 1) < 0);
    }

    private List<String> remarks(
            boolean torn, Optional<Event.Started> lost, List<String> lostContext) {
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
