package aish.context;

import module java.base;

import aish.model.Message.ToolCall;
import aish.shell.CommandResult;

/**
 * The conversation so far, and the commands that ran since the last question. User and assistant
 * alternate strictly: a question without an answer is taken back, and the commands then wait for
 * the next question. There may be rounds of tool calls and results between a question and its
 * answer; a question and all that belongs to it are kept or removed together. Used by one thread.
 */
public final class Conversation {
    /** The tool calls of a model, and their results. */
    public record Round(Turn.Assistant calls, Turn.Tools results) {}

    /**
     * A question and its answer: one group, kept or removed as a whole.
     *
     * @param rounds the tool calls before the answer; usually empty
     */
    public record Exchange(
            Instant at, Turn.User question, List<Round> rounds, Turn.Assistant answer) {
        public Exchange {
            rounds = List.copyOf(rounds);
        }

        /** Returns all its turns in order. */
        public List<Turn> turns() {
            List<Turn> turns = new ArrayList<>();
            turns.add(question);
            for (Round round : rounds) {
                turns.add(round.calls());
                turns.add(round.results());
            }
            turns.add(answer);
            return turns;
        }
    }

    /**
     * What is needed to resume a conversation.
     *
     * @param earlier how many commands ran before the waiting ones; a model is told only this
     *     number
     * @param waiting the commands that ran since the last question
     * @param toldDirectory the shell's directory as last told to the model, if it was told since
     *     the instructions
     */
    public record State(
            List<Exchange> exchanges,
            int earlier,
            List<CommandResult> waiting,
            Optional<Path> toldDirectory,
            Shown shown) {
        public State {
            exchanges = List.copyOf(exchanges);
            waiting = List.copyOf(waiting);
        }
    }

    /**
     * What a model sees besides the turns.
     *
     * @param attachmentCount how many attachments there have been, including removed ones
     * @param summary of turns that are no longer sent; empty if there is no summary
     * @param stance if one was chosen
     */
    public record Shown(
            List<Attachment> attached,
            int attachmentCount,
            String summary,
            Optional<Stance> stance) {
        public static final Shown NOTHING = new Shown(List.of(), 0, "", Optional.empty());

        public Shown {
            attached = List.copyOf(attached);
        }
    }

    private final List<Turn> turns = new ArrayList<>();
    private final List<Instant> asked = new ArrayList<>();
    private final List<String> attached = new ArrayList<>();
    private final Attachments attachments;
    private final ExecLog ran;
    private final InstantSource clock;
    private Supplier<String> citing = () -> "";
    private UnaryOperator<String> suggestions = _ -> "";

    public Conversation(ExecLog ran, InstantSource clock) {
        this.ran = ran;
        this.clock = clock;
        this.attachments = new Attachments(clock);
    }

    /**
     * Returns the turns in a form that can be sent: users and assistants alternate, and a user
     * comes first. An assistant's turn that calls tools is followed by their results, and those by
     * the assistant again.
     */
    public List<Turn> turns() {
        return List.copyOf(turns);
    }

    /**
     * From now on, a question with something to cite also says how, unless an earlier one did.
     *
     * @param how says so; returns an empty text if models are not to cite
     * @param names returns the id of the suggestion with that command; empty if there is none
     */
    public void askForCitations(Supplier<String> how, UnaryOperator<String> names) {
        citing = how;
        suggestions = names;
    }

    /** Adds a command that ran; its output is sent with the next question. */
    public void ran(CommandResult result) {
        ran.add(result);
    }

    /** Adds a text to the next question. */
    public void attach(String text) {
        attached.add(text);
    }

    public Attachments attachments() {
        return attachments;
    }

    /**
     * Adds an attachment, which is sent with the next question and then stays part of the
     * conversation.
     */
    public Attachment attach(Attachment.Draft draft) {
        return attachments.add(draft);
    }

    /** Removes an attachment, also from the turn that contains it. */
    public void detach(String id) {
        cut(id);
        attachments.remove(id);
        cutOrphans();
    }

    /**
     * Replaces the card of an attachment; if it is disabled, it is removed from the turn that
     * contains it.
     */
    public void change(String id, Attachment.Card card) {
        attachments.change(id, _ -> card);
        if (!card.enabled()) {
            cut(id);
        }
        cutOrphans();
    }

    /**
     * Removes changes to files from the turns if what they change is no longer there; the newest
     * version is then sent whole with the next question.
     */
    private void cutOrphans() {
        for (Optional<String> id = attachments.orphan();
                id.isPresent();
                id = attachments.orphan()) {
            cut(id.get());
        }
    }

    private void cut(String id) {
        attachments.markUnsent(id);
        cutExceptLast(id, 0);
    }

    /** Returns the turn that a question would become now, without adding it. */
    public Turn.User draft(String question) {
        return new Turn.User(pendingText(), question);
    }

    /** Returns all that waits for the next question. */
    private String pendingText() {
        List<String> parts = new ArrayList<>(attached);
        List<Attachment> waiting = attachments.waiting();
        for (Attachment each : waiting) {
            parts.add(ContextBlock.of(each, attachments.changes(each)));
        }
        String how = citing.get();
        String commands = how.isEmpty() ? ran.text() : ran.text(Optional.of(suggestions));
        if (!commands.isEmpty()) {
            parts.add(commands);
        }
        boolean citable = !waiting.isEmpty() || commands.contains(ExecLog.CITABLE);
        if (citable && !how.isEmpty() && !hasSaid(how)) {
            parts.add(how);
        }
        return String.join("\n\n", parts);
    }

    private boolean hasSaid(String how) {
        return turns.stream().anyMatch(turn -> turn.attached().contains(how));
    }

    /** Adds a question with the commands that ran since the last one, and returns the turn. */
    public Turn.User ask(String question) {
        endOpenGroup();
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            throw new IllegalStateException("the last question has no answer yet");
        }
        Turn.User turn = draft(question);
        turns.add(turn);
        asked.add(clock.instant());
        ran.beginSending();
        attachments.beginSending();
        return turn;
    }

    /** Adds the answer to the last question. */
    public void answer(String text, boolean interrupted) {
        add(new Turn.Assistant(text, interrupted));
    }

    /** Adds the tool calls of a model that has not answered yet; {@link #returned} must follow. */
    public void call(String text, List<ToolCall> calls) {
        if (calls.isEmpty()) {
            throw new IllegalArgumentException("no calls");
        }
        add(new Turn.Assistant(text, false, calls));
    }

    private void add(Turn.Assistant turn) {
        if (turns.isEmpty() || turns.getLast() instanceof Turn.Assistant) {
            throw new IllegalStateException("nothing was asked");
        }
        turns.add(turn);
        attached.clear();
        ran.endSending();
        attachments.endSending();
    }

    /**
     * Adds the results of tools with all that happened since, and returns the turn.
     *
     * @param results one for each call, in the order of the calls
     */
    public Turn.Tools returned(List<Turn.Tools.Result> results) {
        List<String> called = openCalls().stream().map(ToolCall::id).toList();
        if (called.isEmpty()
                || !called.equals(results.stream().map(Turn.Tools.Result::callId).toList())) {
            throw new IllegalStateException("these results answer other calls");
        }
        Turn.Tools turn = new Turn.Tools(results, pendingText());
        turns.add(turn);
        ran.beginSending();
        ran.endSending();
        attachments.beginSending();
        attachments.endSending();
        attached.clear();
        return turn;
    }

    /** Returns what waits for the next question, except attachments, which is then not sent. */
    public String takeWaiting() {
        List<String> parts = new ArrayList<>(attached);
        String commands = ran.text();
        if (!commands.isEmpty()) {
            parts.add(commands);
        }
        ran.beginSending();
        ran.endSending();
        attached.clear();
        return String.join("\n\n", parts);
    }

    /** Returns the calls that have no results yet. */
    public List<ToolCall> openCalls() {
        return !turns.isEmpty() && turns.getLast() instanceof Turn.Assistant last
                ? last.calls()
                : List.of();
    }

    /** Whether there are tool results that the model has not seen yet. */
    public boolean hasNewResults() {
        return !turns.isEmpty() && turns.getLast() instanceof Turn.Tools;
    }

    /**
     * Ends a group whose last results got no answer, so that a question can follow. What tools did
     * cannot be undone, so the question is not taken back either.
     */
    public void endOpenGroup() {
        if (hasNewResults()) {
            answer("", true);
        }
    }

    /** Removes the last question as if it had never been asked; the commands wait again. */
    public void takeBack() {
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            turns.removeLast();
            asked.removeLast();
            ran.cancelSending();
            attachments.cancelSending();
        }
    }

    /** Sets the directory that the model takes for the shell's until it is told otherwise. */
    void startIn(Path directory) {
        ran.startIn(directory);
    }

    public void reset() {
        turns.clear();
        asked.clear();
        attached.clear();
        ran.clear();
        attachments.findSentIn(turns);
    }

    /** The number of turns. */
    public int size() {
        return turns.size();
    }

    public boolean isEmpty() {
        return turns.isEmpty();
    }

    /** Whether there is an exchange that can be evicted. */
    public boolean canEvict() {
        return !exchanges().isEmpty();
    }

    /** Removes the oldest exchange; its attachments wait for the next question. */
    public Exchange evict() {
        Exchange oldest = exchanges().getFirst();
        forget(0);
        return oldest;
    }

    /** Tells the model with the next question which outputs went with evicted exchanges. */
    public void attachMissing(List<Exchange> evicted) {
        Set<String> missing = new LinkedHashSet<>();
        evicted.forEach(each -> each.turns().forEach(turn -> ExecLog.findNames(turn, missing)));
        Set<String> there = new HashSet<>();
        turns.forEach(turn -> ExecLog.findNames(turn, there));
        missing.removeAll(there);
        if (!missing.isEmpty()) {
            attach(
                    "[context] "
                            + String.join(", ", missing)
                            + (missing.size() == 1
                                    ? " is no longer here; read it again before you rely on it."
                                    : " are no longer here; read them again before you rely on them."));
        }
    }

    /** Returns the questions that have an answer, oldest first. */
    public List<Exchange> exchanges() {
        List<Exchange> exchanges = new ArrayList<>();
        List<Round> rounds = new ArrayList<>();
        Turn.User question = new Turn.User("", "");
        for (int i = 0; i < turns.size(); i++) {
            if (turns.get(i) instanceof Turn.User user) {
                question = user;
                rounds.clear();
            } else if (turns.get(i) instanceof Turn.Assistant said && said.calls().isEmpty()) {
                Instant at = asked.get(exchanges.size());
                exchanges.add(new Exchange(at, question, rounds, said));
            } else if (turns.get(i) instanceof Turn.Tools results
                    && turns.get(i - 1) instanceof Turn.Assistant calls) {
                rounds.add(new Round(calls, results));
            }
        }
        return exchanges;
    }

    /** Removes one exchange, counted from 0, so that the next request does not contain it. */
    public void forget(int exchange) {
        int start = 0;
        for (Exchange before : exchanges().subList(0, exchange)) {
            start += before.turns().size();
        }
        int size = exchanges().get(exchange).turns().size();
        turns.subList(start, start + size).clear();
        asked.remove(exchange);
        attachments.findSentIn(turns);
        cutOrphans();
    }

    /** Replaces this conversation with another one. */
    public void restore(State state) {
        reset();
        for (Exchange exchange : state.exchanges()) {
            turns.addAll(exchange.turns());
            asked.add(exchange.at());
        }
        ran.restore(state);
        restore(state.shown());
    }

    /**
     * Removes attachments from earlier turns if they were sent again later or are no longer shown.
     */
    private void restore(Shown shown) {
        attachments.restore(shown.attached(), shown.attachmentCount());
        for (int number = 1; number <= shown.attachmentCount(); number++) {
            String id = ContextBlock.IDS.of(number);
            boolean enabled =
                    attachments.find(id).filter(each -> each.card().enabled()).isPresent();
            cutExceptLast(id, enabled ? 1 : 0);
        }
        attachments.findSentIn(turns);
        cutOrphans();
    }

    /** Removes an attachment from all turns except the last {@code last} that contain it. */
    private void cutExceptLast(String id, int last) {
        int kept = 0;
        for (int i = turns.size() - 1; i >= 0; i--) {
            String text = turns.get(i).attached();
            if (ContextBlock.isIn(text, id)) {
                if (kept == last) {
                    turns.set(i, turns.get(i).attached(ContextBlock.cut(text, id)));
                } else {
                    kept++;
                }
            }
        }
    }
}
