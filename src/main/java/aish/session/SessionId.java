package aish.session;

import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * Names of sessions: twelve letters and digits, the first eight of which tell the time in steps of
 * four milliseconds, so that names sort by age; the rest is chance, so that two of one moment
 * differ, on whatever machines they were made.
 */
public final class SessionId {
    /** Without letters that are taken for digits, or for each other. */
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int BITS = 5;
    private static final int LENGTH = 12;
    private static final int CHANCE_BITS = 20;
    private static final int MILLIS_PER_STEP = 4;

    /** The first of January 2020. */
    private static final long BEGINNING = 1_577_836_800_000L;

    private SessionId() {}

    static String next(InstantSource clock, RandomGenerator chance) {
        long steps = Math.max(0, clock.millis() - BEGINNING) / MILLIS_PER_STEP;
        long number = steps << CHANCE_BITS | chance.nextInt(1 << CHANCE_BITS);
        char[] text = new char[LENGTH];
        for (int i = LENGTH - 1; i >= 0; i--) {
            text[i] = DIGITS.charAt((int) (number & (1 << BITS) - 1));
            number >>>= BITS;
        }
        return new String(text);
    }

    static boolean isValid(String text) {
        return text.length() == LENGTH && number(text) >= 0;
    }

    /** A different number for each name, or -1 for what is no name. */
    public static long number(String text) {
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = DIGITS.indexOf(text.charAt(i));
            if (digit < 0) {
                return -1;
            }
            number = number << BITS | digit;
        }
        return number;
    }
}
