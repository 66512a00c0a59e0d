package aish.front;

import aish.secrets.Redactor;
import aish.secrets.Redactor.Secret;
import org.jspecify.annotations.Nullable;

/**
 * Gives a text that arrives in pieces without its secrets, however they are cut: no more than whole
 * words, or whole lines where a secret has blanks in it. What was given out is remembered for a
 * while, because what comes before a word may say that it is a secret.
 */
final class SafeStream {
    private static final String STAND_IN = "[redacted]";
    private static final String KEY_BEGINS = "-----BEGIN ";
    private static final String KEY_ENDS = "-----END ";
    private static final int LONGEST = 1 << 16;

    /** So much of what was given out may say that what follows is secret, as a YAML block does. */
    private static final int CONTEXT = 1 << 10;

    private final @Nullable Redactor redaction;
    private final StringBuilder text = new StringBuilder();
    private int told;

    SafeStream(@Nullable Redactor redaction) {
        this.redaction = redaction;
    }

    /** One that hides nothing and holds nothing back. */
    static SafeStream open() {
        return new SafeStream(null);
    }

    /** What can be told now. */
    synchronized String add(String piece) {
        if (redaction == null) {
            return piece;
        }
        text.append(piece);
        boolean lines = redaction.needsLines();
        int end = text.length();
        while (end > told && !isBreak(text.charAt(end - 1), lines)) {
            end--;
        }
        return tell(text.length() - told > LONGEST ? text.length() : end);
    }

    private static boolean isBreak(char c, boolean lines) {
        return c == '\n' || (!lines && Character.isWhitespace(c));
    }

    /** The rest. */
    synchronized String end() {
        String rest = tell(text.length());
        text.setLength(0);
        told = 0;
        return rest;
    }

    private String tell(int end) {
        if (redaction == null || end <= told) {
            return "";
        }
        StringBuilder safe = new StringBuilder();
        int from = told;
        for (Secret secret : redaction.find(text.substring(0, end))) {
            if (secret.end() <= told) {
                continue;
            }
            if (secret.start() >= told) {
                safe.append(text, from, secret.start()).append(STAND_IN);
            }
            from = Math.max(from, secret.end());
        }
        safe.append(text, Math.min(from, end), end);
        told = end;
        forgetEarlierLines();
        return safe.toString();
    }

    /** A key goes on over many lines. */
    private void forgetEarlierLines() {
        int line = text.lastIndexOf("\n", told - 1) + 1;
        int earlier = text.indexOf("\n", Math.max(0, told - CONTEXT) - 1) + 1;
        int key = text.lastIndexOf(KEY_BEGINS);
        boolean open = key >= 0 && text.indexOf(KEY_ENDS, key) < 0;
        int keep =
                open
                        ? text.lastIndexOf("\n", key) + 1
                        : told <= CONTEXT ? 0 : Math.min(line, earlier);
        if (keep > 0 && told - keep <= LONGEST) {
            text.delete(0, keep);
            told -= keep;
        } else if (told - keep > LONGEST) {
            text.delete(0, told);
            told = 0;
        }
    }
}
