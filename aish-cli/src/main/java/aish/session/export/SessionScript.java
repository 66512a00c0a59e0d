package aish.session.export;

import module java.base;

import aish.context.OutputText;
import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.CheckedCitation;
import aish.model.Delta;
import aish.model.Reply;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * Turns the events of a session into what its screen showed, without secrets and without control
 * sequences other than colours. Used by one thread.
 */
final class SessionScript {
    /** What a piece is. */
    enum Kind {
        COMMAND,
        OUTPUT,
        QUESTION,
        ANSWER,
        REMARK,
        PROBLEM
    }

    /**
     * Something that was shown.
     *
     * @param text safe to print; an output may contain sequences that set colours
     */
    record Piece(Instant at, Kind kind, String text) {}

    private static final int LONGEST_OUTPUT = 100_000;

    private final Redactor redaction;
    private final OutputText outputs = new OutputText();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Piece> streamed = new ArrayList<>();
    private @Nullable String typed;

    private SessionScript(Redactor redaction) {
        this.redaction = redaction;
    }

    static List<Piece> of(List<TimedEvent> events, Redactor redaction) {
        SessionScript script = new SessionScript(redaction);
        events.forEach(recorded -> script.add(recorded.at(), recorded.event()));
        return List.copyOf(script.pieces);
    }

    private void add(Instant at, Event event) {
        switch (event) {
            case Event.Typed(String line) -> typed = line;
            case Event.Started(String command, Author _, Path _, int _) -> {
                typed = null;
                show(at, Kind.COMMAND, command);
            }
            case Event.Ran(CommandResult result, Author _) -> ran(at, result);
            case Event.QuestionSent(Turn.User turn) -> {
                typed = null;
                show(at, Kind.QUESTION, turn.question());
            }
            case Event.Streamed(Delta.Text(String text)) ->
                    streamed.add(new Piece(at, Kind.ANSWER, text));
            case Event.Answered(Reply reply) -> answered(at, reply);
            case Event.Cited(List<CheckedCitation> citations) -> cited(at, citations);
            case Event.Suggested(String id, String command) ->
                    remark(at, id + ": " + command.strip());
            case Event.Answer(String text, var _) -> remark(at, text);
            case Event.Notice(String text, var _) -> remark(at, "aish: " + text);
            case Event.Problem(String text) -> {
                flush(at);
                show(at, Kind.PROBLEM, "aish: " + text);
            }
            case Event.Rehearsed rehearsed ->
                    remark(at, rehearsed.command().strip() + "\n" + rehearsed.report());
            case Event.Reviewed reviewed -> remark(at, "aish: " + reviewed.text());
            case Event.GoalEvent goal -> pursued(at, goal);
            default -> {}
        }
    }

    private void pursued(Instant at, Event.GoalEvent event) {
        switch (event) {
            case Event.GoalEvent.Began(String goal, int _) -> remark(at, "NORRIS: " + goal);
            case Event.GoalEvent.Stepped(int step, int steps, var _) ->
                    remark(at, "Step " + step + " of " + steps);
            case Event.GoalEvent.Halted halted ->
                    show(
                            at,
                            Kind.PROBLEM,
                            "NORRIS HALT: " + halted.reason() + ": " + halted.command());
            case Event.GoalEvent.Ended ended -> {
                String support = ended.support().isEmpty() ? "" : ", " + ended.supportText();
                remark(at, "NORRIS ended: " + ended.how() + support + " (" + ended.summary() + ")");
            }
            case Event.Unrecorded _ -> {}
        }
    }

    private void cited(Instant at, List<CheckedCitation> citations) {
        String complaint = CheckedCitation.complaint(citations);
        if (!complaint.isEmpty()) {
            remark(at, "citations: " + complaint);
        }
    }

    /** Shows a line that nothing else mentions, such as a command of aish itself. */
    private void flush(Instant at) {
        String line = typed;
        typed = null;
        if (line != null) {
            show(at, Kind.COMMAND, line);
        }
    }

    private void remark(Instant at, String text) {
        flush(at);
        show(at, Kind.REMARK, text);
    }

    private void show(Instant at, Kind kind, String text) {
        String safe = PlainText.of(redaction.of(text)).stripTrailing();
        if (!safe.isEmpty()) {
            pieces.add(new Piece(at, kind, safe));
        }
    }

    private void ran(Instant at, CommandResult result) {
        CapturedOutput kept = OutputReader.load(result.output());
        boolean whole = kept.omitted() == 0 && kept.head().length() <= LONGEST_OUTPUT;
        String coloured = ColouredText.clean(whole ? kept.head() : "");
        String plain = ColouredText.plain(coloured);
        // colours could cut a secret in two
        boolean open = whole && redaction.of(plain).equals(plain);
        String text =
                open ? coloured : redaction.of(PlainText.of(outputs.of(kept, LONGEST_OUTPUT)));
        if (!text.isBlank()) {
            pieces.add(new Piece(at, Kind.OUTPUT, text.stripTrailing()));
        }
        if (result.status() != 0) {
            remark(at, "exit status " + result.status());
        }
    }

    /** Shows an answer as it arrived, unless something in it must be hidden. */
    private void answered(Instant at, Reply reply) {
        String arrived = streamed.stream().map(Piece::text).collect(Collectors.joining());
        String safe = PlainText.of(redaction.of(reply.text()));
        if (arrived.equals(safe) && !safe.isBlank()) {
            pieces.addAll(streamed);
        } else {
            show(at, Kind.ANSWER, reply.text());
        }
        streamed.clear();
        reply.problem().ifPresent(problem -> show(at, Kind.PROBLEM, problem.describe()));
    }
}
