package aish.context;

import aish.shell.CommandResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What was said so far, and which commands ran since. User and assistant take turns strictly: a
 * question that got no answer is taken back, and what ran since waits for the next question. Used
 * by one thread.
 */
public final class Conversation {
    private final List<Turn> turns = new ArrayList<>();
    private final List<String> attached = new ArrayList<>();
    private final ExecLog ran;

    public Conversation(ExecLog ran) {
        this.ran = ran;
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
        attached.clear();
        ran.clear();
    }
}
