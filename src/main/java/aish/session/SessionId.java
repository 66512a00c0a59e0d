package aish.session;

import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * Session ids: twelve letters and digits. The first eight encode the time in steps of four
 * milliseconds, so that ids sort by age; the rest is random, so that ids made at the same moment
 * differ, even across machines.
 */
public final class SessionId {
    /** Leaves out letters that look like digits or like each other. */
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int BITS = 5;
    private static final int LENGTH = 12;
    private static final int CHANCE_BITS = 20;
    private static final int MILLIS_PER_STEP = 4;

    /** 1 January 2020. */
    private static final long EPOCH_MILLIS = 1_577_836_800_000L;

    private SessionId() {}

    static String next(InstantSource clock, RandomGenerator chance) {
        long steps = Math.max(0, clock.millis() - EPOCH_MILLIS) / MILLIS_PER_STEP;
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

    /** Returns a different number for each id, or -1 if the text is not an id. */
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
