package aish.context;

import module java.base;

import aish.model.Message.ToolCall;

/**
 * One turn of a conversation, exactly as it was or will be sent. An assistant's turn that calls
 * tools is followed by their results, and those by another turn of the assistant: together with the
 * question they form one group, no part of which makes sense alone.
 */
public sealed interface Turn {
    /**
     * What the user said.
     *
     * @param attached what was new at that time, such as the output of commands; may be empty
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
     * @param text may be empty if tools are called, or if the answer was interrupted after tool
     *     calls
     * @param interrupted whether the answer is incomplete
     * @param calls the tools to call; empty in the last turn of a group
     */
    record Assistant(String text, boolean interrupted, List<ToolCall> calls) implements Turn {
        private static final String MARK = "[interrupted]";

        public Assistant {
            calls = List.copyOf(calls);
        }

        /** Creates a turn without tool calls. */
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
     * The results of tools: one for each call of the turn before, in the same order.
     *
     * @param attached what was new at that time; may be empty
     */
    record Tools(List<Result> results, String attached) implements Turn {
        /**
         * @param callId the call that it answers
         * @param text what the model reads; may be an error
         */
        public record Result(String callId, String text) {}

        private static final String LOST =
                "[aish] aish ended while the tool was at work; what it did is not known";

        /** Returns the results of calls during which aish ended. */
        public static Tools lost(List<ToolCall> calls) {
            return new Tools(calls.stream().map(call -> new Result(call.id(), LOST)).toList(), "");
        }

        /** Whether aish ended during the calls. */
        boolean isLost() {
            return results.stream().allMatch(result -> result.text().equals(LOST));
        }

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

    String content();

    /** What was new at that time; empty for an assistant's turn. */
    String attached();

    /**
     * Returns the same turn with something else attached; never called for a turn that cannot carry
     * anything.
     */
    Turn attached(String other);
}
