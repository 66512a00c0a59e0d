package aish.context;

import aish.model.ToolCall;
import aish.shell.CommandResult;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was said so far, and which commands ran since. User and assistant take turns strictly: a
 * question that got no answer is taken back, and what ran since waits for the next question.
 * Between a question and its answer there may be rounds of tool calls and their results; whatever
 * goes with a question stays or leaves together. Used by one thread.
 */
public final class Conversation {
    /** Tools that the model called, and what they gave back. */
    public record Round(Turn.Assistant calls, Turn.Tools results) {}

    /**
     * A question and its answer: one group, to be kept or dropped as a whole.
     *
     * @param rounds of tool calls before the answer, usually none
     */
    public record Exchange(
            Instant at, Turn.User question, List<Round> rounds, Turn.Assistant answer) {
        public Exchange {
            rounds = List.copyOf(rounds);
        }

        /** One without tools. */
        public Exchange(Instant at, Turn.User question, Turn.Assistant answer) {
            this(at, question, List.of(), answer);
        }

        /** All its turns in order. */
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
     * What it takes to go on with a conversation elsewhere.
     *
     * @param earlier how many commands ran before those that wait, of which a model is told no more
     *     than their number
     * @param waiting commands that ran since the last question
     * @param believed the directory in which the model believes the shell to be, if it was told of
     *     any since it was first instructed
     */
    public record State(
            List<Exchange> exchanges,
            int earlier,
            List<CommandResult> waiting,
            Optional<Path> believed,
            Shown shown) {
        public State {
            exchanges = List.copyOf(exchanges);
            waiting = List.copyOf(waiting);
        }
    }

    /**
     * What a model is shown beside the turns.
     *
     * @param ever how many attachments there have been, with those that were removed
     * @param summary of turns that are no longer sent; empty for none
     * @param stance if one was taken
     */
    public record Shown(
            List<Attachment> attached, int ever, String summary, Optional<Stance> stance) {
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

    public Conversation(ExecLog ran) {
        this(ran, InstantSource.system());
    }

    public Conversation(ExecLog ran, InstantSource clock) {
        this.ran = ran;
        this.clock = clock;
        this.attachments = new Attachments(clock);
    }

    /**
     * Turns that can be sent: users and assistants alternate, a user comes first. An assistant's
     * turn that calls tools is followed by their results, and those by the assistant again.
     */
    public List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** A command ran; the next question will carry what it printed. */
    public void ran(CommandResult result) {
        ran.add(result);
    }

    /** The next question carries that text as well. */
    public void attach(String text) {
        attached.add(text);
    }

    public Attachments attachments() {
        return attachments;
    }

    /** The next question carries it, and from then on it stays part of the conversation. */
    public Attachment attach(Attachment.Draft draft) {
        return attachments.add(draft);
    }

    /** Takes an attachment away, also from the turn in which it stands. */
    public void detach(String id) {
        cut(id);
        attachments.remove(id);
    }

    /** Puts another card on an attachment; one that is disabled leaves the turn it stands in. */
    public void change(String id, Attachment.Card card) {
        attachments.change(id, _ -> card);
        if (!card.enabled()) {
            cut(id);
        }
    }

    private void cut(String id) {
        attachments.untell(id);
        cutBut(id, 0);
    }

    /** The turn that a question would become now; nothing changes. */
    public Turn.User draft(String question) {
        return new Turn.User(news(), question);
    }

    /** All that waits to be told. */
    private String news() {
        List<String> parts = new ArrayList<>(attached);
        attachments.waiting().forEach(each -> parts.add(ContextBlock.of(each)));
        String commands = ran.text();
        if (!commands.isEmpty()) {
            parts.add(commands);
        }
        return String.join("\n\n", parts);
    }

    /** Adds a question, with all that ran since the last; returns what it became. */
    public Turn.User ask(String question) {
        settle();
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            throw new IllegalStateException("the last question has no answer yet");
        }
        Turn.User turn = draft(question);
        turns.add(turn);
        asked.add(clock.instant());
        ran.beginTelling();
        attachments.beginTelling();
        return turn;
    }

    /** Adds the answer to the last question. */
    public void answer(String text, boolean interrupted) {
        add(new Turn.Assistant(text, interrupted));
    }

    /** The model wants tools called before it answers; {@link #returned} must follow. */
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
        ran.endTelling();
        attachments.endTelling();
    }

    /**
     * Adds what the tools gave back, with all that happened since; returns what it became.
     *
     * @param results one for each call, in the order of the calls
     */
    public Turn.Tools returned(List<Turn.Tools.Result> results) {
        List<String> called = openCalls().stream().map(ToolCall::id).toList();
        if (called.isEmpty()
                || !called.equals(results.stream().map(Turn.Tools.Result::callId).toList())) {
            throw new IllegalStateException("these results answer other calls");
        }
        Turn.Tools turn = new Turn.Tools(results, news());
        turns.add(turn);
        ran.beginTelling();
        ran.endTelling();
        attachments.beginTelling();
        attachments.endTelling();
        attached.clear();
        return turn;
    }

    /** The calls that have no results yet. */
    public List<ToolCall> openCalls() {
        return !turns.isEmpty() && turns.getLast() instanceof Turn.Assistant last
                ? last.calls()
                : List.of();
    }

    /** Whether tools have given something back that the model has not seen yet. */
    public boolean hasNewResults() {
        return !turns.isEmpty() && turns.getLast() instanceof Turn.Tools;
    }

    /**
     * Ends a group whose last results got no answer, so that a question can follow. What tools did
     * cannot be taken back, and so neither can the question.
     */
    public void settle() {
        if (hasNewResults()) {
            answer("", true);
        }
    }

    /** Takes the last question back, as if it had never been asked; what ran waits again. */
    public void takeBack() {
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            turns.removeLast();
            asked.removeLast();
            ran.cancelTelling();
            attachments.cancelTelling();
        }
    }

    /** The model believes the shell to be there until it is told otherwise. */
    void startIn(Path directory) {
        ran.startIn(directory);
    }

    /** Forgets everything. */
    public void reset() {
        turns.clear();
        asked.clear();
        attached.clear();
        ran.clear();
        attachments.lookInto(turns);
    }

    /** How many turns there are. */
    public int size() {
        return turns.size();
    }

    public boolean isEmpty() {
        return turns.isEmpty();
    }

    /** Whether there is an exchange that can go. */
    public boolean canEvict() {
        return !exchanges().isEmpty();
    }

    /** Lets the oldest exchange go; what was attached in it waits for the next question. */
    public Exchange evict() {
        Exchange oldest = exchanges().getFirst();
        forget(0);
        return oldest;
    }

    /** The questions that have an answer, oldest first. */
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

    /** Forgets one exchange, counted from 0; the next request does without it. */
    public void forget(int exchange) {
        int start = 0;
        for (Exchange before : exchanges().subList(0, exchange)) {
            start += before.turns().size();
        }
        int size = exchanges().get(exchange).turns().size();
        turns.subList(start, start + size).clear();
        asked.remove(exchange);
        attachments.lookInto(turns);
    }

    /** Puts another conversation in the place of this one. */
    public void restore(State state) {
        reset();
        for (Exchange exchange : state.exchanges()) {
            turns.addAll(exchange.turns());
            asked.add(exchange.at());
        }
        ran.restore(state);
        restore(state.shown());
    }

    /** An attachment that was told again, or is no longer shown, leaves the turns before. */
    private void restore(Shown shown) {
        attachments.restore(shown.attached(), shown.ever());
        for (int number = 1; number <= shown.ever(); number++) {
            String id = ContextBlock.id(number);
            boolean enabled =
                    attachments.find(id).filter(each -> each.card().enabled()).isPresent();
            cutBut(id, enabled ? 1 : 0);
        }
        attachments.lookInto(turns);
    }

    /** Leaves the last so many places at which it stands. */
    private void cutBut(String id, int last) {
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
