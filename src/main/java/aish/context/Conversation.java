package aish.context;

import aish.shell.CommandResult;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was said so far, and which commands ran since. User and assistant take turns strictly: a
 * question that got no answer is taken back, and what ran since waits for the next question. Used
 * by one thread.
 */
public final class Conversation {
    /** A question and its answer. */
    public record Exchange(Instant at, Turn.User question, Turn.Assistant answer) {}

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
            Optional<Path> believed) {
        public State {
            exchanges = List.copyOf(exchanges);
            waiting = List.copyOf(waiting);
        }
    }

    private final List<Turn> turns = new ArrayList<>();
    private final List<Instant> asked = new ArrayList<>();
    private final List<String> attached = new ArrayList<>();
    private final ExecLog ran;
    private final InstantSource clock;

    public Conversation(ExecLog ran) {
        this(ran, InstantSource.system());
    }

    public Conversation(ExecLog ran, InstantSource clock) {
        this.ran = ran;
        this.clock = clock;
    }

    /** Turns that can be sent: users and assistants alternate, a user comes first. */
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

    /** The turn that a question would become now; nothing changes. */
    public Turn.User draft(String question) {
        List<String> parts = new ArrayList<>(attached);
        String commands = ran.text();
        if (!commands.isEmpty()) {
            parts.add(commands);
        }
        return new Turn.User(String.join("\n\n", parts), question);
    }

    /** Adds a question, with all that ran since the last; returns what it became. */
    public Turn.User ask(String question) {
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            throw new IllegalStateException("the last question has no answer yet");
        }
        Turn.User turn = draft(question);
        turns.add(turn);
        asked.add(clock.instant());
        ran.beginTelling();
        return turn;
    }

    /** Adds the answer to the last question. */
    public void answer(String text, boolean interrupted) {
        if (turns.isEmpty() || turns.getLast() instanceof Turn.Assistant) {
            throw new IllegalStateException("nothing was asked");
        }
        turns.add(new Turn.Assistant(text, interrupted));
        attached.clear();
        ran.endTelling();
    }

    /** Takes the last question back, as if it had never been asked; what ran waits again. */
    public void takeBack() {
        if (!turns.isEmpty() && turns.getLast() instanceof Turn.User) {
            turns.removeLast();
            asked.removeLast();
            ran.cancelTelling();
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
    }

    /** The questions that have an answer, oldest first. */
    public List<Exchange> exchanges() {
        List<Exchange> exchanges = new ArrayList<>();
        for (int i = 0; i + 1 < turns.size(); i += 2) {
            if (turns.get(i) instanceof Turn.User question
                    && turns.get(i + 1) instanceof Turn.Assistant answer) {
                exchanges.add(new Exchange(asked.get(i / 2), question, answer));
            }
        }
        return exchanges;
    }

    /** Forgets one exchange, counted from 0; the next request does without it. */
    public void forget(int exchange) {
        turns.subList(2 * exchange, 2 * exchange + 2).clear();
        asked.remove(exchange);
    }

    /** Puts another conversation in the place of this one. */
    public void restore(State state) {
        reset();
        for (Exchange exchange : state.exchanges()) {
            turns.add(exchange.question());
            turns.add(exchange.answer());
            asked.add(exchange.at());
        }
        ran.restore(state);
    }
}
