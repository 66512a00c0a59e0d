package aish.session.record;

import module java.base;

import aish.session.record.EventWriter.RecordKind;

/**
 * The positions of the lines needed to resume a session. Only the kinds of lines are read, so that
 * indexing a long record is fast; most of its lines are never needed again.
 */
public final class SessionIndex {
    /** The position of a line that does not exist. */
    public static final long NONE = -1;

    /**
     * A round of tool calls and their results.
     *
     * @param returned {@link #NONE} if the record has no results for it
     */
    record Round(long called, long returned) {}

    /**
     * A question and its answer.
     *
     * @param told the question; {@link #NONE} for an exchange that was forgotten
     * @param rounds of tool calls before the answer
     * @param answered the whole answer; {@link #NONE} if it was cut off
     * @param pieces of an answer that was cut off
     * @param ran how many commands had run before
     */
    public record Exchange(
            long typed,
            long told,
            List<Round> rounds,
            long answered,
            List<Long> pieces,
            List<Long> suggested,
            int ran) {
        /** Returns the last line that belongs to the exchange. */
        public long end() {
            long end = Math.max(told, answered);
            if (!rounds.isEmpty()) {
                end = Math.max(end, rounds.getLast().called());
                end = Math.max(end, rounds.getLast().returned());
            }
            return pieces.isEmpty() ? end : Math.max(end, pieces.getLast());
        }
    }

    private final List<Exchange> exchanges = new ArrayList<>();
    private final List<Exchange> suggesting = new ArrayList<>();
    private final List<Long> decided = new ArrayList<>();
    private final List<Long> patched = new ArrayList<>();
    private final List<Long> attached = new ArrayList<>();
    private final List<Long> spent = new ArrayList<>();
    private final List<Long> tasks = new ArrayList<>();
    private final List<Long> ran = new ArrayList<>();
    private List<Long> pieces = new ArrayList<>();
    private List<Round> rounds = new ArrayList<>();
    private List<Long> proposed = new ArrayList<>();
    private long opened = NONE;
    private long resumed = NONE;
    private long named = NONE;
    private long switched = NONE;
    private long instructed = NONE;
    private long started = NONE;
    private long lastRan = NONE;
    private long typed = NONE;
    private long told = NONE;
    private long toldTyped = NONE;
    private long unfinishedGoal = NONE;
    private long summarised = NONE;
    private long stance = NONE;
    private long last = NONE;
    private int evicted;
    private int toldRan;
    private boolean asked;
    private boolean running;
    private boolean entered;
    private boolean closed;
    private boolean broken;
    private boolean torn;
    private int damaged;

    private SessionIndex() {}

    static SessionIndex of(Path file) throws IOException, NewerVersionException {
        SessionIndex index = new SessionIndex();
        RecordChunks chunks = new RecordChunks();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            while (chunks.next(channel)) {
                index.read(chunks);
            }
        }
        int exchanges = index.exchanges.size();
        index.finishExchange();
        index.broken = index.exchanges.size() > exchanges;
        index.torn = chunks.isTorn();
        index.damaged += chunks.skipped();
        return index;
    }

    private void read(RecordChunks chunks) throws NewerVersionException {
        byte[] bytes = chunks.bytes();
        int end = chunks.end();
        int start = chunks.start();
        for (int i = start; i < end; i++) {
            if (bytes[i] == '\n') {
                read(RecordKind.of(bytes, start, i), chunks.offset() + start);
                start = i + 1;
            }
        }
    }

    private void read(RecordKind kind, long at) throws NewerVersionException {
        switch (kind) {
            case OPENED -> opened = opened == NONE ? at : opened;
            case RESUMED -> resume(at);
            case NAMED -> named = at;
            case SWITCHED -> switched = at;
            case INSTRUCTED -> instructed = at;
            case TYPED -> enter(at);
            case STARTED -> start(at);
            case RAN -> run(at);
            case TOLD -> tell(at);
            case TEXT -> pieces.add(at);
            case ANSWERED -> answer(at);
            case CALLED -> call(at);
            case RETURNED -> returned(at);
            case SUGGESTED -> suggest(at);
            case DECIDED -> decided.add(at);
            case PATCHED -> {
                patched.add(at);
                suggest(at);
            }
            case REHEARSED, REVIEWED -> patched.add(at);
            case CONTEXT -> attached.add(at);
            case EVICTED -> evicted++;
            case SUMMARISED -> summarised = at;
            case STANCE -> stance = at;
            case SPENT -> spent.add(at);
            case TASK -> tasks.add(at);
            case RESET -> reset();
            case FORGOTTEN -> forget();
            case CLOSED -> closed = true;
            case NORRIS_BEGAN -> unfinishedGoal = at;
            case NORRIS_ENDED -> unfinishedGoal = NONE;
            case NEWER -> throw new NewerVersionException();
            case OTHER -> damaged++;
            default -> {} // no other kind is needed to resume
        }
        if (kind != RecordKind.TYPED && kind != RecordKind.PRINTED && kind != RecordKind.OTHER) {
            entered = false;
        }
        last = kind == RecordKind.OTHER ? last : at;
    }

    private void resume(long at) {
        endExchange();
        resumed = at;
        unfinishedGoal = NONE;
        running = false;
        closed = false;
    }

    private void enter(long at) {
        typed = at;
        entered = true;
        running = false;
    }

    private void start(long at) {
        if (!awaitsTools()) {
            endExchange();
        }
        started = at;
        running = true;
    }

    private void run(long at) {
        ran.add(at);
        lastRan = at;
        running = false;
    }

    private void tell(long at) {
        endExchange();
        told = at;
        toldTyped = typed;
        toldRan = ran.size();
        running = false;
        asked = true;
    }

    private void answer(long at) {
        if (told != NONE) {
            add(new Exchange(toldTyped, told, rounds, at, List.of(), proposed, toldRan));
        }
    }

    private void call(long at) {
        if (told != NONE) {
            rounds.add(new Round(at, NONE));
            pieces = new ArrayList<>();
        }
    }

    /** Sending the results also tells the model of all commands that had run by then. */
    private void returned(long at) {
        if (awaitsTools()) {
            rounds.set(rounds.size() - 1, new Round(rounds.getLast().called(), at));
            toldRan = ran.size();
        }
    }

    private boolean awaitsTools() {
        return told != NONE && !rounds.isEmpty() && rounds.getLast().returned() == NONE;
    }

    private void add(Exchange exchange) {
        exchanges.add(exchange);
        if (!exchange.suggested().isEmpty()) {
            suggesting.add(exchange);
        }
        told = NONE;
        clearAnswer();
    }

    private void clearAnswer() {
        pieces = new ArrayList<>();
        rounds = new ArrayList<>();
        proposed = new ArrayList<>();
    }

    /** Drops a question without any answer. */
    private void endExchange() {
        finishExchange();
        told = NONE;
        clearAnswer();
    }

    /** Keeps an answer that was cut off. */
    private void finishExchange() {
        if (told != NONE && !(pieces.isEmpty() && rounds.isEmpty())) {
            add(new Exchange(toldTyped, told, rounds, NONE, pieces, proposed, toldRan));
        }
    }

    private void suggest(long at) {
        if (told != NONE && !rounds.isEmpty()) {
            proposed.add(at);
        } else if (!exchanges.isEmpty() && exchanges.getLast().answered() != NONE) {
            exchanges.getLast().suggested().add(at);
            if (suggesting.isEmpty() || suggesting.getLast().told() != exchanges.getLast().told()) {
                suggesting.add(exchanges.getLast());
            }
        }
    }

    private void forget() {
        endExchange();
        add(new Exchange(NONE, NONE, List.of(), NONE, List.of(), List.of(), ran.size()));
        asked = true;
    }

    private void reset() {
        finishExchange();
        exchanges.clear();
        evicted = 0;
        summarised = NONE;
        ran.clear();
        told = NONE;
        asked = false;
        clearAnswer();
        running = false;
    }

    /** The exchanges of the current conversation. */
    List<Exchange> exchanges() {
        return exchanges;
    }

    /** Exchanges whose answers made suggestions, including those of earlier conversations. */
    List<Exchange> suggesting() {
        return suggesting;
    }

    List<Long> decided() {
        return decided;
    }

    /** What became of patches, and of copies of the disk on which they may be. */
    List<Long> patched() {
        return patched;
    }

    /** All changes to attachments. */
    List<Long> attached() {
        return attached;
    }

    /** How many of the oldest exchanges are no longer sent. */
    int evicted() {
        return evicted;
    }

    long summarised() {
        return summarised;
    }

    long stance() {
        return stance;
    }

    /** The usage of requests since the session began. */
    List<Long> spent() {
        return spent;
    }

    /** What happened to tasks. */
    List<Long> tasks() {
        return List.copyOf(tasks);
    }

    /** The commands since the conversation began. */
    List<Long> ran() {
        return ran;
    }

    long opened() {
        return opened;
    }

    long resumed() {
        return resumed;
    }

    long named() {
        return named;
    }

    long switched() {
        return switched;
    }

    long instructed() {
        return instructed;
    }

    /** The newest line that contains the shell's directory. */
    long lastDirectory() {
        long command = Math.max(lastRan, started);
        return Math.max(Math.max(command, resumed), opened);
    }

    /** Whether anything has been sent to a model since the conversation began. */
    boolean isInstructed() {
        return asked;
    }

    /** Whether the record ends in the middle of an answer. */
    boolean isBroken() {
        return broken;
    }

    /** The newest command that was started. */
    long started() {
        return started;
    }

    /** The newest command that ended. */
    long lastRan() {
        return lastRan;
    }

    /**
     * The line entered last, if it had no effect before the end or is a question without an answer.
     */
    long unfinished() {
        return told != NONE ? toldTyped : entered && !closed ? typed : NONE;
    }

    /** A question that was neither answered nor abandoned. */
    long unanswered() {
        return told;
    }

    /** Whether the newest command has not ended. */
    boolean isRunning() {
        return running;
    }

    /** A goal that is still being pursued. */
    long unfinishedGoal() {
        return unfinishedGoal;
    }

    /** Whether aish ended normally. */
    boolean isClosed() {
        return closed;
    }

    /** The last valid line. */
    long last() {
        return last;
    }

    boolean isTorn() {
        return torn;
    }

    /** How many lines are damaged or of an unknown kind. */
    int damaged() {
        return damaged;
    }
}
