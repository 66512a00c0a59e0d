package aish.session;

import module java.base;

import aish.event.Event;
import aish.session.record.ChainedLines;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.EventWriter.RecordKind;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChunks;
import aish.session.record.RecordedExchange;
import aish.session.record.SessionFold;

/**
 * Rewrites a record without one exchange: the line that was typed, the question, the answer, its
 * suggestions, and any line that repeats the question. Leaves a marker in its place, because the
 * commands sent to the model with the question must not be sent again.
 */
final class ExchangeEraser {
    private final RecordedExchange exchange;
    private final EventReader reader;

    /** Whether what follows the answer may still belong to it. */
    private boolean answered;

    private ExchangeEraser(RecordedExchange exchange, EventReader reader) {
        this.exchange = exchange;
        this.reader = reader;
    }

    /**
     * @param number of the exchange in the conversation, counted from 0
     * @param draft receives the record without it
     * @return the ids of the suggestions that were removed with it
     */
    static Set<String> write(Path log, Path outputs, int number, Path draft)
            throws IOException, NewerVersionException {
        List<RecordedExchange> exchanges = SessionFold.conversation(log, outputs);
        if (number >= exchanges.size()) {
            throw new IOException("no such exchange in the record");
        }
        RecordedExchange exchange = exchanges.get(number);
        ExchangeEraser eraser = new ExchangeEraser(exchange, new EventReader(outputs));
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ);
                OutputStream out = Files.newOutputStream(draft, StandardOpenOption.WRITE)) {
            ChainedLines lines = new ChainedLines(out);
            new RecordChunks()
                    .each(
                            file,
                            (bytes, start, end, at) -> eraser.copy(bytes, start, end, at, lines));
        }
        return exchange.proposals();
    }

    private void copy(byte[] bytes, int start, int end, long at, ChainedLines out)
            throws IOException, NewerVersionException {
        // the commands up to here were sent to the model and must not be sent again
        boolean told =
                at == exchange.told()
                        || (isWithin(at)
                                && RecordKind.of(bytes, start, end) == RecordKind.RETURNED);
        if (told) {
            mark(text(bytes, start, end), out);
        } else if (!isPart(bytes, start, end, at)) {
            out.copy(bytes, start, end);
        }
    }

    private void mark(String told, ChainedLines out) throws IOException, NewerVersionException {
        Optional<TimedEvent> asked = reader.readIntact(told);
        if (asked.isPresent()) {
            String line =
                    EventWriter.line(new TimedEvent(asked.get().at(), new Event.Forgotten()))
                            .orElseThrow();
            out.write(line);
        }
    }

    private boolean isPart(byte[] bytes, int start, int end, long at) throws NewerVersionException {
        RecordKind kind = RecordKind.of(bytes, start, end);
        answered = at == exchange.end() || (answered && kind != RecordKind.TOLD);
        return switch (kind) {
            case TEXT, REASONING, CALLING, ASKED, ANSWERED, CALLED -> isWithin(at);
            case CITED -> answered || isWithin(at);
            case SUGGESTED -> exchange.suggested().contains(at);
            case TYPED -> exchange.isTypedAt(at) && mentions(bytes, start, end);
            case SHOWN -> mentions(bytes, start, end);
            case DECIDED, PATCHED ->
                    reader.readIntact(text(bytes, start, end))
                            .map(TimedEvent::event)
                            .filter(this::isAboutProposal)
                            .isPresent();
            default -> false;
        };
    }

    private boolean isAboutProposal(Event event) {
        return switch (event) {
            case Event.Decided decided -> exchange.proposals().contains(decided.suggestion());
            case Event.Patched patched -> exchange.proposals().contains(patched.id());
            default -> false;
        };
    }

    private boolean isWithin(long at) {
        return at > exchange.told() && at <= exchange.end();
    }

    private boolean mentions(byte[] bytes, int start, int end) throws NewerVersionException {
        Event event =
                reader.readIntact(text(bytes, start, end))
                        .map(TimedEvent::event)
                        .orElseGet(Event.Closed::new);
        return (event instanceof Event.Typed(String line) && line.contains(exchange.question()))
                || (event instanceof Event.Answer(String text, var _)
                        && text.contains(exchange.question()));
    }

    private static String text(byte[] bytes, int start, int end) {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
}
