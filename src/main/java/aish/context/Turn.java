package aish.context;

/** One turn of a conversation, exactly as it was or will be sent. */
public sealed interface Turn {
    /**
     * What the person said.
     *
     * @param attached what was new at that time, such as the output of commands; perhaps empty
     */
    record User(String attached, String question) implements Turn {
        @Override
        public String content() {
            return attached.isEmpty() ? question : attached + "\n\n" + question;
        }
    }

    /**
     * What the model said.
     *
     * @param interrupted whether it was broken off
     */
    record Assistant(String text, boolean interrupted) implements Turn {
        private static final String MARK = "\n[interrupted]";

        @Override
        public String content() {
            return interrupted ? text + MARK : text;
        }
    }

    /** The text that is sent. */
    String content();
}
