package aish.session;

import module java.base;

import aish.event.Event;
import aish.json.JsonException;
import aish.session.record.ChainedLines;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.EventWriter.RecordKind;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChunks;
import aish.session.record.RecordLines;
import aish.session.record.SessionIndex;
import aish.session.record.SessionRestorer;

/**
 * Rewrites a record without one exchange: the line that was typed, the question, the answer, its
 * suggestions, and any line that repeats the question. Leaves a marker in its place, because the
 * commands sent to the model with the question must not be sent again.
 */
final class ExchangeEraser {
    private final SessionIndex.Exchange exchange;
    private final EventReader reader;
    private final Set<String> proposals = new HashSet<>();
    private String question = "";

    /** Whether what follows the answer may still belong to it. */
    private boolean answered;

    private ExchangeEraser(SessionIndex.Exchange exchange, EventReader reader) {
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
        List<SessionIndex.Exchange> exchanges = SessionRestorer.conversationExchanges(log, outputs);
        if (number >= exchanges.size()) {
            throw new IOException("no such exchange in the record");
        }
        ExchangeEraser forgetting =
                new ExchangeEraser(exchanges.get(number), new EventReader(outputs));
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ);
                OutputStream out = Files.newOutputStream(draft, StandardOpenOption.WRITE)) {
            forgetting.collect(file);
            forgetting.copy(file, new ChainedLines(out));
        }
        return forgetting.proposals;
    }

    private void collect(FileChannel file) throws IOException, NewerVersionException {
        RecordLines lines = new RecordLines(file, reader);
        question =
                lines.read(exchange.told(), Event.QuestionSent.class)
                        .map(told -> told.turn().question())
                        .orElse("");
        for (long at : exchange.suggested()) {
            lines.read(at, Event.Suggested.class).ifPresent(made -> proposals.add(made.id()));
            lines.read(at, Event.Patched.class)
                    .filter(made -> made.state() == Event.Patched.State.PROPOSED)
                    .ifPresent(made -> proposals.add(made.id()));
        }
    }

    private void copy(FileChannel file, ChainedLines out)
            throws IOException, NewerVersionException {
        RecordChunks chunks = new RecordChunks();
        while (chunks.next(file)) {
            byte[] bytes = chunks.bytes();
            int start = chunks.start();
            for (int i = start; i < chunks.end(); i++) {
                if (bytes[i] == '\n') {
                    copy(bytes, start, i + 1, chunks.offset() + start, out);
                    start = i + 1;
                }
            }
        }
    }

    private void copy(byte[] bytes, int start, int end, long at, ChainedLines out)
            throws IOException, NewerVersionException {
        // the commands up to here were sent to the model and must not be sent again
        boolean told =
                at == exchange.told()
                        || (isWithin(at)
                                && RecordKind.of(bytes, start, end - 1) == RecordKind.RETURNED);
        if (told) {
            mark(new String(bytes, start, end - start - 1, StandardCharsets.UTF_8), out);
        } else if (!isPart(bytes, start, end - 1, at)) {
            out.copy(bytes, start, end - 1);
        }
    }

    private void mark(String told, ChainedLines out) throws IOException, NewerVersionException {
        Optional<TimedEvent> asked = read(told);
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
            case TYPED -> at == exchange.typed() && mentions(bytes, start, end);
            case SHOWN -> mentions(bytes, start, end);
            case DECIDED, PATCHED ->
                    read(new String(bytes, start, end - start, StandardCharsets.UTF_8))
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
        return at > exchange.told() && at <= exchange.end();
    }

    private boolean mentions(byte[] bytes, int start, int end) throws NewerVersionException {
        Event event =
                read(new String(bytes, start, end - start, StandardCharsets.UTF_8))
                        .map(TimedEvent::event)
                        .orElseGet(Event.Closed::new);
        return (event instanceof Event.Typed(String line) && line.contains(question))
                || (event instanceof Event.Answer(String text, var _) && text.contains(question));
    }

    private Optional<TimedEvent> read(String line) throws NewerVersionException {
        try {
            return reader.read(line);
        } catch (JsonException e) {
            return Optional.empty();
        }
    }
}
