package aish.context;

import aish.model.ToolCall;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One turn of a conversation, exactly as it was or will be sent. An assistant's turn that calls
 * tools is followed by what they gave back, and that by another turn of the assistant: together
 * with the question they are one group, of which no part makes sense without the others.
 */
public sealed interface Turn {
    /**
     * What the person said.
     *
     * @param attached what was new at that time, such as the output of commands; perhaps empty
     */
    record User(String attached, String question) implements Turn {
        @Override
        public User attached(String other) {
            return new User(other, question);
        }

        @Override
        public String content() {
            return attached.isEmpty() ? question : attached + "\n\n" + question;
        }
    }

    /**
     * What the model said.
     *
     * @param text may be empty if tools are called, or if it was broken off after tools were called
     * @param interrupted whether it was broken off
     * @param calls the tools it wants called; none in the last turn of a group
     */
    record Assistant(String text, boolean interrupted, List<ToolCall> calls) implements Turn {
        private static final String MARK = "[interrupted]";

        public Assistant {
            calls = List.copyOf(calls);
        }

        /** One that calls no tools. */
        public Assistant(String text, boolean interrupted) {
            this(text, interrupted, List.of());
        }

        @Override
        public String attached() {
            return "";
        }

        @Override
        public Assistant attached(String other) {
            return this;
        }

        @Override
        public String content() {
            if (!interrupted) {
                return text;
            }
            return text.isEmpty() ? MARK : text + "\n" + MARK;
        }
    }

    /**
     * What tools gave back: one result for each call of the turn before, in the same order.
     *
     * @param attached what was new at that time; perhaps empty
     */
    record Tools(List<Result> results, String attached) implements Turn {
        /**
         * @param callId of the call that it answers
         * @param text what the model reads, an error as well
         */
        public record Result(String callId, String text) {}

        public Tools {
            results = List.copyOf(results);
        }

        @Override
        public Tools attached(String other) {
            return new Tools(results, other);
        }

        @Override
        public String content() {
            String texts = results.stream().map(Result::text).collect(Collectors.joining("\n"));
            return attached.isEmpty() ? texts : texts + "\n\n" + attached;
        }
    }

    /** The text that is sent. */
    String content();

    /** What was new at that time; empty for what a model said. */
    String attached();

    /** The same with something else attached; only what can carry something is ever given any. */
    Turn attached(String other);
}
