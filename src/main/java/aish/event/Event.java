package aish.event;

import aish.bash.Span;
import aish.context.Attachment;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Booking;
import aish.model.Delta;
import aish.model.Reply;
import aish.shell.CommandResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Something that happened and that a person may want to see, or to find again. */
public sealed interface Event {
    /** Who wrote a command. */
    enum Author {
        PERSON,
        /** A model; a person approved it. */
        MODEL
    }

    /** For the record: what the screen shows already, or need not show. */
    sealed interface Noted extends Event {}

    /**
     * A record begins.
     *
     * @param id the session's own name
     * @param origin the session of which it is a copy; empty for one of its own
     * @param program the version of aish
     */
    record Opened(String id, String origin, Path directory, String model, String program)
            implements Noted {}

    /** A later aish goes on with the session. */
    record Resumed(Path directory, String model) implements Noted {}

    /** The person gave the session a name. */
    record Named(String name) implements Noted {}

    /** An exchange was here that the person wanted forgotten. */
    record Forgotten() implements Noted {}

    /** A job in the background printed something. */
    record Printed(String text) implements Noted {}

    /** aish ended in order. */
    record Closed() implements Noted {}

    /** A line was entered at the prompt. */
    record Typed(String line) implements Noted {}

    /** From now on, models are told this first. */
    record Instructed(String text) implements Noted {}

    /** A question goes to a model, with all that was new. */
    record Told(Turn.User turn) implements Noted {}

    /** What tools gave back goes to the model that called them, with all that was new. */
    record Returned(Turn.Tools turn) implements Noted {}

    /** A person decided about a command that a model proposed. */
    record Decided(String suggestion, String decision) implements Noted {
        /** The decision to forget it. */
        public static final String DISCARD = "discard";

        /** A rule of the person's decided, and it did not run. */
        public static final String DENIED = "denied";

        /** It ran, and nobody had to be asked. */
        public static final String CLEAR = "clear";

        /** While a goal is pursued: a person was asked, and agreed. */
        public static final String APPROVED = "approved";
    }

    /**
     * A command starts.
     *
     * @param output the N of {@code out-N}, should it print something
     */
    record Started(String command, Author author, Path directory, int output) implements Noted {}

    /** A command ended. */
    record Ran(CommandResult result, Author author) implements Noted {}

    /** What is attached to the conversation changed. */
    record Attached(Change change, Attachment.Card card) implements Noted {}

    /** What may happen to an attachment. */
    enum Change {
        ADDED,
        REMOVED,
        ENABLED,
        DISABLED,
        PINNED,
        UNPINNED,
        PRIORITY,
        LOCAL,
        SHARED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The oldest exchange is no longer sent.
     *
     * @param turns of which it consisted
     */
    record Evicted(int turns) implements Noted {}

    /** What is no longer sent is summed up so. */
    record Summarised(String text) implements Noted {}

    /** Models are asked to help in that manner from now on. */
    record Adopted(Stance stance) implements Noted {}

    /** Another model is asked from now on. */
    record Switched(String model) implements Noted {}

    /** A request was answered, and took something. */
    record Spent(Booking booking) implements Noted {}

    /** The conversation begins anew. */
    record Reset() implements Noted {}

    /** Text that was asked for, such as help. */
    record Answer(String text) implements Event {}

    /** A remark of aish's own, one line. */
    record Notice(String text) implements Event {}

    /** Something went wrong; one line says what, where, and what to do. */
    record Problem(String text) implements Event {}

    /** A model was asked; its answer follows in pieces. */
    record Asked(String model) implements Event {}

    /** A piece of the answer arrived. */
    record Streamed(Delta delta) implements Event {}

    /** The answer is over, whole or not. */
    record Answered(Reply reply) implements Event {}

    /** A command that a model proposed is about to run. */
    record Running(String command) implements Event {}

    /** A command that a model proposed, by the name under which it can be run. */
    record Suggested(String id, String command) implements Event {}

    /** What happens while a goal is pursued unattended. */
    sealed interface Autonomy extends Event {
        record Began(String goal, int steps) implements Autonomy {}

        /**
         * A step begins.
         *
         * @param tasks the plan with ticks, a line each, if there is one
         */
        record Stepped(int step, int steps, List<String> tasks) implements Autonomy {
            public Stepped {
                tasks = List.copyOf(tasks);
            }
        }

        /** A model is asked aside, and there is nothing to see meanwhile. */
        record Probing(String model) implements Autonomy {}

        /** It has answered. */
        record Probed(String model, boolean harmless) implements Autonomy {}

        /**
         * A person must look first.
         *
         * @param notes what there is to know, a line each
         * @param piece the part of the command that is the reason
         */
        record Halted(
                int step, int steps, String reason, List<String> notes, String command, Span piece)
                implements Autonomy {
            public Halted {
                notes = List.copyOf(notes);
            }
        }

        /**
         * It is over.
         *
         * @param how and why, in one line
         * @param summary what it took
         */
        record Ended(boolean reached, String how, String summary) implements Autonomy {}
    }

    /** What happens while tools are called. */
    sealed interface Tool extends Event {
        /**
         * A call begins.
         *
         * @param arguments in one line, perhaps cut
         */
        record Called(String tool, String arguments) implements Tool {}

        /**
         * It has come some way.
         *
         * @param how far, in words
         */
        record Progressed(String tool, String how) implements Tool {}

        /**
         * It is over.
         *
         * @param how it went, in a few words
         * @param text the beginning of what came of it
         */
        record Ended(String tool, boolean good, String how, String text) implements Tool {}
    }

    /** The screen is to be wiped. */
    record ClearScreen() implements Event {}
}
