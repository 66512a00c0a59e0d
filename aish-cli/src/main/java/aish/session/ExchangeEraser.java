package aish.session;

import module java.base;

import aish.context.Conversation;
import aish.event.Event;
import aish.model.Reply;
import aish.session.record.ChainedLines;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordKind;
import aish.session.record.RecordLines;
import aish.session.record.SessionReplay;

/**
 * Rewrites a record without one exchange: the line that was typed, the question, the answer, its
 * suggestions, and any line that repeats the question. Leaves a marker in its place, because the
 * commands sent to the model with the question must not be sent again.
 */
final class ExchangeEraser {
    private final EventReader reader;

    /** The positions of the question, of the last line of its answer, and of the typed line. */
    private final long told;

    private long last;
    private long typed = -1;

    private String question = "";
    private final Set<Long> suggested = new HashSet<>();

    /** The ids of its suggestions and patches. */
    private final Set<String> proposals = new HashSet<>();

    /** Whether what follows the answer may still belong to it. */
    private boolean answered;

    private ExchangeEraser(List<SessionReplay.Placed> events, long told, EventReader reader) {
        this.reader = reader;
        this.told = told;
        this.last = told;
        long line = -1;
        boolean within = false;
        boolean ended = false;
        for (SessionReplay.Placed each : events) {
            Event event = each.timed().event();
            if (event instanceof Event.Typed) {
                line = each.at();
            } else if (event instanceof Event.QuestionSent(var asked)) {
                within = each.at() == told;
                typed = within ? line : typed;
                question = within ? asked.question() : question;
            } else if (event instanceof Event.Reset || event instanceof Event.Forgotten) {
                within = false;
            } else if (within && !ended && isOfAnswer(event)) {
                last = each.at();
                ended = event instanceof Event.Answered(var reply) && !calls(reply);
            } else if (within && event instanceof Event.Suggested(String id, _)) {
                suggested.add(each.at());
                proposals.add(id);
            } else if (within
                    && event instanceof Event.Patched patched
                    && patched.state() == Event.Patched.State.PROPOSED) {
                proposals.add(patched.id());
            }
        }
    }

    private static boolean isOfAnswer(Event event) {
        return event instanceof Event.Answered || event instanceof Event.ToolResultsSent;
    }

    private static boolean calls(Reply reply) {
        return reply.isWhole() && !reply.calls().isEmpty();
    }

    /**
     * @param number of the exchange in the conversation, counted from 0
     * @param draft receives the record without it
     * @return the ids of the suggestions that were removed with it
     */
    static Set<String> write(Path log, Path outputs, int number, Path draft)
            throws IOException, NewerVersionException {
        List<SessionReplay.Placed> events = SessionReplay.events(log, outputs);
        ExchangeEraser eraser =
                new ExchangeEraser(events, position(events, number), new EventReader(outputs));
        try (OutputStream out = Files.newOutputStream(draft, StandardOpenOption.WRITE)) {
            ChainedLines lines = new ChainedLines(out);
            RecordLines.read(log, line -> eraser.copy(line, lines));
        }
        return eraser.proposals;
    }

    /** Returns the position of the question, which stands in for its time here. */
    private static long position(List<SessionReplay.Placed> events, int number) throws IOException {
        ConversationState state = ConversationState.empty();
        for (SessionReplay.Placed each : events) {
            state.apply(new TimedEvent(Instant.ofEpochMilli(each.at()), each.timed().event()));
        }
        List<Conversation.Exchange> exchanges = state.conversation().exchanges();
        if (number >= exchanges.size()) {
            throw new IOException("no such exchange in the record");
        }
        return exchanges.get(number).at().toEpochMilli();
    }

    private void copy(RecordLines.Line line, ChainedLines out)
            throws IOException, NewerVersionException {
        // the commands up to here were sent to the model and must not be sent again
        boolean asked =
                line.at() == told || (isWithin(line.at()) && line.kind() == RecordKind.RETURNED);
        if (asked) {
            mark(line.text(), out);
        } else if (!isPart(line)) {
            out.copy(line);
        }
    }

    private void mark(String line, ChainedLines out) throws IOException, NewerVersionException {
        Optional<TimedEvent> asked = reader.readIntact(line);
        if (asked.isPresent()) {
            out.write(
                    EventWriter.line(new TimedEvent(asked.get().at(), new Event.Forgotten()))
                            .orElseThrow());
        }
    }

    private boolean isPart(RecordLines.Line line) throws NewerVersionException {
        RecordKind kind = line.kind();
        long at = line.at();
        answered = at == last || (answered && kind != RecordKind.TOLD);
        return switch (kind) {
            case TEXT, REASONING, CALLING, ASKED, ANSWERED, CALLED -> isWithin(at);
            case CITED -> answered || isWithin(at);
            case SUGGESTED -> suggested.contains(at);
            case TYPED -> at == typed && mentions(line);
            case SHOWN -> mentions(line);
            case DECIDED, PATCHED ->
                    reader.readIntact(line.text())
                            .map(TimedEvent::event)
                            .filter(this::isAboutProposal)
                            .isPresent();
            default -> false;
        };
    }

    private boolean isAboutProposal(Event event) {
        return switch (event) {
            case Event.Decided decided -> proposals.contains(decided.suggestion());
            case Event.Patched patched -> proposals.contains(patched.id());
            default -> false;
        };
    }

    private boolean isWithin(long at) {
        return at > told && at <= last;
    }

    private boolean mentions(RecordLines.Line line) throws NewerVersionException {
        Event event =
                reader.readIntact(line.text()).map(TimedEvent::event).orElseGet(Event.Closed::new);
        return (event instanceof Event.Typed(String typedLine) && typedLine.contains(question))
                || (event instanceof Event.Answer(String text, var _) && text.contains(question));
    }
}
