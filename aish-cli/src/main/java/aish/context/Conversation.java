package aish.context;

import module java.base;

import aish.model.Message.ToolCall;
import aish.model.Reply;
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

    private final List<Turn> turns = new ArrayList<>();
    private final List<Instant> asked = new ArrayList<>();
    private final List<String> attached = new ArrayList<>();

    /** The outputs that went with evicted exchanges. */
    private final Set<String> missing = new LinkedHashSet<>();

    private final Attachments attachments;
    private final ExecLog ran;
    private Supplier<String> citing = () -> "";
    private UnaryOperator<String> suggestions = _ -> "";

    /** How many of the texts are being sent. */
    private int telling;

    public Conversation(ExecLog ran, InstantSource clock) {
        this.ran = ran;
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
     * conversation, or replaces its card; if it is disabled, it is removed from the turn that
     * contains it.
     */
    public void put(Attachment attachment) {
        attachments.put(attachment);
        if (!attachment.card().enabled()) {
            cut(attachment.id());
        }
        cutOrphans();
    }

    /** Removes an attachment, also from the turn that contains it. */
    public void detach(String id) {
        cut(id);
        attachments.remove(id);
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
        turns.replaceAll(
                turn ->
                        ContextBlock.isIn(turn.attached(), id)
                                ? turn.attached(ContextBlock.cut(turn.attached(), id))
                                : turn);
    }

    /** Returns the turn that a question would become now, without adding it. */
    public Turn.User draft(String question) {
        return new Turn.User(pendingText(), question);
    }

    /** Returns all that waits for the next question. */
    private String pendingText() {
        List<String> parts = told();
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

    /** Adds a question that was sent with what was new; one without an answer is taken back. */
    public void asked(Turn.User question, Instant at) {
        endOpenGroup();
        takeBack();
        turns.add(question);
        asked.add(at);
        beginSending(question);
    }

    /**
     * Adds the answer to the last question, or the calls of tools, whose results must follow.
     * Without any text, the question is taken back. Ignores an answer to nothing.
     */
    public void answered(Reply reply) {
        boolean open = !turns.isEmpty() && !(turns.getLast() instanceof Turn.Assistant);
        String text = reply.text().strip();
        if (open && reply.isWhole() && !reply.calls().isEmpty()) {
            add(new Turn.Assistant(text, false, reply.calls()));
        } else if (open && !text.isEmpty()) {
            add(new Turn.Assistant(text, !reply.isWhole()));
        } else {
            takeBack();
            endOpenGroup();
        }
    }

    private void add(Turn.Assistant turn) {
        turns.add(turn);
        endSending();
    }

    /**
     * Returns the turn that the results of tools would become now, without adding it.
     *
     * @param results one for each call, in the order of the calls
     */
    public Turn.Tools results(List<Turn.Tools.Result> results) {
        return new Turn.Tools(results, pendingText());
    }

    /** Adds the results of tools, which were sent with what was new unless they are lost. */
    public void returned(Turn.Tools results) {
        List<String> called = openCalls().stream().map(ToolCall::id).toList();
        if (called.isEmpty()
                || !called.equals(
                        results.results().stream().map(Turn.Tools.Result::callId).toList())) {
            throw new IllegalStateException("these results answer other calls");
        }
        turns.add(results);
        if (!results.isLost()) {
            beginSending(results);
            endSending();
        }
    }

    /** Returns what waits for the next question, except attachments, which is then not sent. */
    public String takeWaiting() {
        List<String> parts = told();
        String commands = ran.text();
        if (!commands.isEmpty()) {
            parts.add(commands);
        }
        telling = attached.size();
        ran.beginSending();
        endSending();
        return String.join("\n\n", parts);
    }

    /** Notes that all that waited was sent, in a question that is no longer here. */
    public void forgotten() {
        endOpenGroup();
        takeBack();
        telling = attached.size();
        ran.beginSending();
        endSending();
    }

    private void beginSending(Turn turn) {
        telling = attached.size();
        ran.beginSending();
        attachments.beginSending(turn);
    }

    private void endSending() {
        attached.subList(0, telling).clear();
        telling = 0;
        missing.clear();
        ran.endSending();
        attachments.endSending();
        // in a record, what a change builds on may have been forgotten since
        cutOrphans();
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
            turns.add(new Turn.Assistant("", true));
        }
    }

    /** Removes the last question as if it had never been asked; the commands wait again. */
    public void takeBack() {
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            turns.removeLast();
            asked.removeLast();
            telling = 0;
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
        telling = 0;
        missing.clear();
        ran.clear();
        attachments.findSentIn(turns);
    }

    /** Removes everything, so that another session can take its place. */
    public void clear() {
        attachments.clear();
        reset();
    }

    /** Returns the commands that no model has been sent yet, oldest first. */
    public List<CommandResult> unsentCommands() {
        return ran.waiting();
    }

    /**
     * Reads the outputs of the commands that wait.
     *
     * @param whole for the newest ones
     * @param ends for others, of which less is sent
     */
    public void loadOutputs(UnaryOperator<CommandResult> whole, UnaryOperator<CommandResult> ends) {
        ran.load(whole, ends);
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

    /**
     * Removes the oldest exchange. Its attachments wait for the next question, which also tells the
     * model which outputs are gone.
     */
    public void evict() {
        List<Exchange> all = exchanges();
        if (!all.isEmpty()) {
            all.getFirst().turns().forEach(turn -> ExecLog.findNames(turn, missing));
            forget(0);
        }
    }

    /** Returns the texts for the next question, and which outputs went with evicted exchanges. */
    private List<String> told() {
        List<String> told = new ArrayList<>(attached);
        Set<String> gone = new LinkedHashSet<>(missing);
        Set<String> there = new HashSet<>();
        turns.forEach(turn -> ExecLog.findNames(turn, there));
        gone.removeAll(there);
        if (!gone.isEmpty()) {
            told.add(
                    "[context] "
                            + String.join(", ", gone)
                            + (gone.size() == 1
                                    ? " is no longer here; read it again before you rely on it."
                                    : " are no longer here; read them again before you rely on them."));
        }
        return told;
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
}
