package aish.terminal.editor;

/**
 * The prompt of an answer line. It marks a line that was started before the question was shown,
 * until the user has cleared it: such a line is a reply, whatever it says. Used by one thread.
 */
final class AnswerPrompt {
    private static final String MARK = "(reply) ";
    private static final String END = "> ";

    private final String choices;
    private boolean begunBefore;
    private boolean seen;

    /**
     * @param choices the last line of the menu
     */
    AnswerPrompt(String choices, boolean begunBefore) {
        this.choices = choices.isEmpty() ? "" : choices + " ";
        this.begunBefore = begunBefore;
    }

    String text() {
        return choices + (begunBefore ? MARK : "") + END;
    }

    /** Returns the prompt for a line that is about to be drawn. */
    String drawn(String line) {
        if (seen && line.isEmpty()) {
            begunBefore = false;
        }
        seen |= !line.isEmpty();
        return text();
    }

    boolean isBegunBefore() {
        return begunBefore;
    }
}
