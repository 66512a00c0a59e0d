package aish.safety.languages;

import java.util.regex.Pattern;

/** Recognises code that never ends or asks for more memory than there is. */
final class EndlessCode {
    private EndlessCode() {}

    static boolean isIn(String code) {
        boolean loops = Patterns.FOREVER.matcher(code).find();
        return (loops && !Patterns.RESTS.matcher(code).find())
                || Patterns.HUGE.matcher(code).find();
    }

    /** Patterns that are compiled when first needed. */
    private static final class Patterns {
        static final Pattern FOREVER =
                Pattern.compile(
                        "\\b(while|until)\\s*\\(?\\s*(True|true|1|!0|not False|false|0)\\s*(\\)|:|\\{|;|do\\b|$)"
                                + "|\\bwhile\\s+1\\s*[;}]?\\s*$|\\bfor\\s*\\(\\s*;\\s*;"
                                + "|\\bloop\\s*(\\{|do\\b)|\\bitertools\\.count\\(");

        static final Pattern RESTS =
                Pattern.compile(
                        "\\b(break|exit|quit|return|sleep|last|raise|throw|die|getline|readline"
                                + "|input|gets|accept|recv|next|islice|takewhile|any|zip|wait)\\b");

        static final Pattern HUGE =
                Pattern.compile(
                        "[\"'\\]]\\s*(\\*|\\bx)\\s*\\(?(10\\s*\\*\\*\\s*(9|[1-9]\\d)|1e(9|[1-9]\\d)|\\d{10,}"
                                + "|1\\s*<<\\s*[3-9]\\d|2\\s*\\*\\*\\s*[3-9]\\d)");
    }
}
