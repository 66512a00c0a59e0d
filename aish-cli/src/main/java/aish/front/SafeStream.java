package aish.front;

import aish.secrets.Redactor;
import aish.secrets.Redactor.Secret;

/**
 * Removes the secrets from a text that arrives in pieces, wherever it is cut: passes on only whole
 * words, or whole lines if a secret may contain spaces. Keeps some of what was passed on, because
 * the text before a word may show that it is a secret.
 */
final class SafeStream {
    private static final String STAND_IN = "[redacted]";
    private static final String KEY_BEGINS = "-----BEGIN ";
    private static final String KEY_ENDS = "-----END ";
    private static final int LONGEST = 1 << 16;

    /** How much earlier text may show that the following is secret, as in a YAML block. */
    private static final int CONTEXT = 1 << 10;

    private final Redactor redaction;
    private final StringBuilder text = new StringBuilder();
    private int passedOn;

    SafeStream(Redactor redaction) {
        this.redaction = redaction;
    }

    /** Adds a piece; returns what can be passed on now. */
    synchronized String add(String piece) {
        text.append(piece);
        boolean lines = redaction.needsWholeLines();
        int end = text.length();
        while (end > passedOn && !isBreak(text.charAt(end - 1), lines)) {
            end--;
        }
        return passOn(text.length() - passedOn > LONGEST ? text.length() : end);
    }

    private static boolean isBreak(char c, boolean lines) {
        return c == '\n' || (!lines && Character.isWhitespace(c));
    }

    /** Ends the text; returns the rest. */
    synchronized String end() {
        String rest = passOn(text.length());
        text.setLength(0);
        passedOn = 0;
        return rest;
    }

    private String passOn(int end) {
        if (end <= passedOn) {
            return "";
        }
        StringBuilder safe = new StringBuilder();
        int from = passedOn;
        for (Secret secret : redaction.find(text.substring(0, end))) {
            if (secret.end() <= passedOn) {
                continue;
            }
            if (secret.start() >= passedOn) {
                safe.append(text, from, secret.start()).append(STAND_IN);
            }
            from = Math.max(from, secret.end());
        }
        safe.append(text, Math.min(from, end), end);
        passedOn = end;
        forgetEarlierLines();
        return safe.toString();
    }

    /**
     * Drops earlier text that is no longer needed, but not the start of a private key, which spans
     * many lines.
     */
    private void forgetEarlierLines() {
        int line = text.lastIndexOf("\n", passedOn - 1) + 1;
        int earlier = text.indexOf("\n", Math.max(0, passedOn - CONTEXT) - 1) + 1;
        int key = text.lastIndexOf(KEY_BEGINS);
        boolean open = key >= 0 && text.indexOf(KEY_ENDS, key) < 0;
        int keep =
                open
                        ? text.lastIndexOf("\n", key) + 1
                        : passedOn <= CONTEXT ? 0 : Math.min(line, earlier);
        if (keep > 0 && passedOn - keep <= LONGEST) {
            text.delete(0, keep);
            passedOn -= keep;
        } else if (passedOn - keep > LONGEST) {
            text.delete(0, passedOn);
            passedOn = 0;
        }
    }
}
