package aish.workspace;

import java.util.function.BooleanSupplier;

/**
 * A text that stops a regular expression from matching for ever: reading it throws {@link Late}
 * once time is up.
 */
final class TimeLimitedText implements CharSequence {
    /** Thrown when time is up. */
    static final class TimeUpException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUpException() {
            super("no more time", null, false, false);
        }
    }

    private static final int READS_PER_LOOK = 1 << 12;

    private final CharSequence text;
    private final BooleanSupplier isLate;
    private int reads;

    TimeLimitedText(CharSequence text, BooleanSupplier isLate) {
        this.text = text;
        this.isLate = isLate;
    }

    @Override
    public char charAt(int index) {
        if (++reads % READS_PER_LOOK == 0 && isLate.getAsBoolean()) {
            throw new TimeUpException();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new TimeLimitedText(text.subSequence(start, end), isLate);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
