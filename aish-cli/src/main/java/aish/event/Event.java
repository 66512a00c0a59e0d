package aish.event;

import module java.base;

import aish.bash.Span;
import aish.context.Attachment;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Booking;
import aish.evidence.CheckedCitation;
import aish.model.Delta;
import aish.model.Reply;
import aish.shell.CommandResult;

/** Something that happened and that the user may want to see, now or later. */
public sealed interface Event {
    /** Whether a recorded command ran on a copy of the disk or on another host. */
    static boolean isElsewhere(String command) {
        return command.startsWith(Rehearsed.TYPED) || command.startsWith(CommandResult.ON_HOST);
    }

    /** Who wrote a command. */
    enum Author {
        PERSON,
        /** A model wrote it, and the user approved it. */
        MODEL
    }

    /** An event that no screen shows: the user sees it already, or need not. */
    sealed interface Unshown extends Event {}

    /** An event that no record contains, because other events of the record say the same. */
    sealed interface Unrecorded extends Event {}

    /**
     * A record starts.
     *
     * @param id the session's own name
     * @param origin the session it is a copy of; empty if it is not a copy
     * @param program the version of aish
     */
    record Opened(String id, String origin, Path directory, String model, String program)
            implements Unshown {}

    /** The session was resumed by a later aish. */
    record Resumed(Path directory, String model) implements Unshown {}

    /** The user named the session. */
    record Named(String name) implements Unshown {}

    /** The user removed an exchange that was here. */
    record Forgotten() implements Unshown {}

    /** A background job printed something. */
    record BackgroundOutput(String text) implements Unshown {}

    /** aish ended normally. */
    record Closed() implements Unshown {}

    /** A line was entered at the prompt. */
    record Typed(String line) implements Unshown {}

    /** The instructions that models receive from now on. */
    record Instructed(String text) implements Unshown {}

    /** A text that models are sent with the next question. */
    record Remarked(String text) implements Unshown {}

    /** A question is sent to a model, with all that was new. */
    record QuestionSent(Turn.User turn) implements Unshown {}

    /** Tool results are sent to the model that called the tools, with all that was new. */
    record ToolResultsSent(Turn.Tools turn) implements Unshown {}

    /** The user decided about a command that a model proposed. */
    record Decided(String suggestion, String decision) implements Unshown {
        /** The suggestion was discarded. */
        public static final String DISCARD = "discard";

        /** A rule of the user forbade the command, and it did not run. */
        public static final String DENIED = "denied";

        /** The command ran without asking. */
        public static final String CLEAR = "clear";

        /** While a goal was pursued, the user was asked and agreed. */
        public static final String APPROVED = "approved";
    }

    /**
     * A command starts.
     *
     * @param output the N of {@code out-N}, in case it prints something
     */
    record Started(String command, Author author, Path directory, int output) implements Unshown {}

    /** A command ended. */
    record Ran(CommandResult result, Author author) implements Unshown {}

    /**
     * A command of the user ended on another host; {@link Ran} follows when all have.
     *
     * @param ending how, in a word
     */
    record RanOnHost(String host, String ending, CommandResult result)
            implements Unshown, Unrecorded {
        /** What is known of its output. */
        public String printed() {
            return result.output().head() + result.output().tail();
        }
    }

    /**
     * A check refused a command of a model.
     *
     * @param result as if the shell had refused it
     */
    record Refused(CommandResult result) implements Unshown {}

    /** An attachment of the conversation changed. A record holds only its card. */
    record AttachmentChanged(Change change, Attachment attachment) implements Unshown {
        public Attachment.Card card() {
            return attachment.card();
        }
    }

    /** What can happen to an attachment. */
    enum Change {
        ADDED,
        REMOVED,
        ENABLED,
        DISABLED,
        PINNED,
        UNPINNED,
        PRIORITY;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The oldest exchange is no longer sent.
     *
     * @param turns the number of its turns
     */
    record Evicted(int turns) implements Unshown {}

    /** The summary of what is no longer sent. */
    record Summarised(String text) implements Unshown {}

    /** The stance for the next requests. */
    record StanceChanged(Stance stance) implements Unshown {}

    /** Another model was made active. */
    record ModelChanged(String model) implements Unshown {}

    /**
     * The user wrote a note.
     *
     * @param id its name and that of its notebook, such as {@code global/note-3}
     * @param kind note, finding or summary
     * @param text all of it
     * @param links what it refers to
     */
    record Noted(String id, String kind, String text, List<String> links) implements Unshown {
        public Noted {
            links = List.copyOf(links);
        }
    }

    /**
     * A task became the current one, or was finished.
     *
     * @param id its name and that of its notebook, such as {@code global/task-2}
     * @param status {@link #OPEN} if it is the current one now
     */
    record TaskChanged(String id, String title, String status) implements Unshown {
        public static final String OPEN = "open";

        /** Returns the current task after these changes; empty if there is none. */
        public static Optional<TaskChanged> current(Iterable<TaskChanged> changes) {
            Optional<TaskChanged> current = Optional.empty();
            for (TaskChanged next : changes) {
                boolean opens = next.status().equals(OPEN);
                boolean ends = current.filter(task -> task.id().equals(next.id())).isPresent();
                current = opens ? Optional.of(next) : ends ? Optional.empty() : current;
            }
            return current;
        }

        /** The name without that of the notebook. */
        public String shortId() {
            return id.substring(id.lastIndexOf('/') + 1);
        }
    }

    /** The cost of an answered request. */
    record Spent(Booking booking) implements Unshown {}

    /** A new conversation starts. */
    record Reset() implements Unshown {}

    /**
     * Text that the user asked for, such as help.
     *
     * @param files those that aish names in it
     */
    record Answer(String text, List<Path> files) implements Event {
        public Answer {
            files = List.copyOf(files);
        }

        public Answer(String text) {
            this(text, List.of());
        }
    }

    /**
     * Text that the user may copy, such as a script; its lines are never broken.
     *
     * @param language the language of the lines that start with a number; empty if there are none
     */
    record Verbatim(String text, String language) implements Event {
        public Verbatim(String text) {
            this(text, "");
        }
    }

    /**
     * A remark of aish itself, one line.
     *
     * @param files those that aish names in it
     */
    record Notice(String text, List<Path> files) implements Event {
        public Notice {
            files = List.copyOf(files);
        }

        public Notice(String text) {
            this(text, List.of());
        }
    }

    /** Something went wrong; one line says what, where, and what to do. */
    record Problem(String text) implements Event {}

    /**
     * How risky a command is, with a label for people, if it needs one, and a word for programs.
     */
    enum Risk {
        CLEAR("", "clear"),
        UNDOABLE("needs your OK", "halt"),
        NEEDS_OK("needs your OK", "halt"),
        /** Something is sent elsewhere, where nothing can take it back. */
        LEAVES("needs your OK", "halt"),
        UNKNOWN("unknown", "unknown");

        private final String label;
        private final String word;

        Risk(String label, String word) {
            this.label = label;
            this.word = word;
        }

        public String label() {
            return label;
        }

        public String word() {
            return word;
        }
    }

    /**
     * What a command does, before anyone decides about it.
     *
     * @param text what it does and what is at stake, in one line
     */
    record Assessed(Risk risk, String text) implements Event {
        /** Returns what precedes the text: the risk, unless what the command does says enough. */
        public String start() {
            return risk.label().isEmpty() ? "" : risk.label() + ": ";
        }

        /** Returns it in words for people. */
        public String line() {
            return start() + text;
        }
    }

    /** A command is put to the user, with what it does. */
    record Proposed(String command, Assessed verdict) implements Event {}

    /**
     * A request was sent to a model; its answer follows in pieces.
     *
     * @param aside whether the answer is no part of the conversation
     */
    record Asked(String model, boolean aside) implements Event {
        public Asked(String model) {
            this(model, false);
        }
    }

    /** Called when a piece of the answer arrives. */
    record Streamed(Delta delta) implements Event {}

    /** The answer has ended, complete or not. */
    record Answered(Reply reply) implements Event {}

    /** What the answer cites was checked; the screen shows it in the answer. */
    record Cited(List<CheckedCitation> citations) implements Unshown {
        public Cited {
            citations = List.copyOf(citations);
        }
    }

    /** A command that a model proposed is about to run. */
    record Running(String command) implements Event {}

    /**
     * A command ran on a copy of the disk.
     *
     * @param id by which its changes can be kept or dropped
     * @param status its exit status
     * @param report what it did, in lines
     */
    record Rehearsed(String id, String command, int status, String report) implements Event {
        /** Begins the command in {@link Started} and {@link Ran}, which nothing did on the disk. */
        public static final String TYPED = ":try ";
    }

    /**
     * The user decided about what a rehearsed command did.
     *
     * @param decision {@link #KEPT} or {@link #DROPPED}
     * @param paths what was changed on the disk, or the first of it
     * @param text says so in one line
     */
    record Reviewed(String id, String command, String decision, List<String> paths, String text)
            implements Event {
        public static final String KEPT = "kept";
        public static final String DROPPED = "dropped";

        /** More paths are not recorded. */
        public static final int MOST_PATHS = 200;

        public Reviewed {
            paths = List.copyOf(paths);
        }
    }

    /**
     * A model proposed changes to files, or something became of them.
     *
     * @param id by which the patch can be applied
     * @param files that it changes
     * @param text says so in one line
     * @param source the patch as it is now; empty if it did not change
     */
    record Patched(String id, State state, List<String> files, String text, String source)
            implements Event {
        /** What became of a patch. */
        public enum State {
            PROPOSED,
            /** The user edited it, or rejected a part of it. */
            EDITED,
            APPLIED,
            /** It was applied to a copy of the disk, about which the user decides later. */
            REHEARSED,
            /** A model changed the files by a tool, whose result says so. */
            CHANGED,
            /** It could not be applied. */
            FAILED,
            REJECTED,
            /** It was applied, and then undone. */
            UNDONE;

            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }

            public static State of(String word) {
                return Arrays.stream(values())
                        .filter(state -> state.word().equals(word))
                        .findFirst()
                        .orElse(FAILED);
            }
        }

        public Patched {
            files = List.copyOf(files);
        }
    }

    /** A command that a model proposed, with the id by which it can be run. */
    record Suggested(String id, String command) implements Event {}

    /** What happens while a goal is pursued unattended. */
    sealed interface GoalEvent extends Event {
        record Began(String goal, int steps) implements GoalEvent {}

        /**
         * A step starts.
         *
         * @param tasks the plan with check marks, one line each, if there is one
         */
        record Stepped(int step, int steps, List<String> tasks) implements GoalEvent {
            public Stepped {
                tasks = List.copyOf(tasks);
            }
        }

        /** A model is asked outside the conversation, and nothing is shown meanwhile. */
        record Probing(String model) implements GoalEvent, Unrecorded {}

        /** The model that was asked outside the conversation has answered. */
        record Probed(String model, boolean harmless) implements GoalEvent, Unrecorded {}

        /**
         * The user must look first.
         *
         * @param piece the part of the command that is the reason
         */
        record Halted(int step, int steps, Assessed verdict, String command, Span piece)
                implements GoalEvent {
            public String reason() {
                return verdict.text();
            }
        }

        /**
         * The pursuit has ended.
         *
         * @param how and why, in one line
         * @param summary what it cost
         * @param support the command that shows that the goal is reached, or {@link #CLAIMED};
         *     empty if it is not reached, or nobody looked
         */
        record Ended(boolean reached, String how, String summary, String support)
                implements GoalEvent {
            /** The model says that the goal is reached, and no command shows it. */
            public static final String CLAIMED = "claimed";

            /** Returns how well it is supported, in words; may be empty. */
            public String supportText() {
                return support.isEmpty() || support.equals(CLAIMED)
                        ? support
                        : "supported by " + support;
            }
        }
    }

    /** What happens while tools are called. */
    sealed interface Tool extends Unrecorded {
        /**
         * A call starts.
         *
         * @param arguments in one line, perhaps truncated
         */
        record Called(String tool, String arguments) implements Tool {}

        /**
         * A call has made progress.
         *
         * @param how far, in words
         */
        record Progressed(String tool, String how) implements Tool {}

        /**
         * A call has ended.
         *
         * @param call the tool and what it was given, in words; empty if the user has seen what the
         *     call did
         * @param how much it returned, in a few words
         * @param text the first line of the result
         */
        record Ended(String tool, String call, boolean good, String how, String text)
                implements Tool {}
    }

    /**
     * The user has to wait until {@link Ready}.
     *
     * @param what in words that a duration may follow
     */
    record Busy(String what) implements Unrecorded {}

    /** The wait is over. */
    record Ready() implements Unrecorded {}

    record ClearScreen() implements Unrecorded {}
}
