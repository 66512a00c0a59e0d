package aish.shell.remote;

import module java.base;

import aish.text.PlainText;

/**
 * A host, container, pod or user on which a shell can be started.
 *
 * @param transport the name of what reaches it
 * @param name what the transport knows it by, such as {@code user@host} or the name of a container;
 *     never an option
 */
public record Target(String transport, String name) {
    /** The transport of a target that names none. */
    public static final String SSH = "ssh";

    private static final int LONGEST_REASON = 300;

    /** Returns in one line why its transport failed; warnings of ssh come before the reason. */
    public String reason(String said) {
        return transport.equals(SSH) ? lastLine(said) : oneLine(said);
    }

    /** Returns the last line that a program printed about itself. */
    public static String lastLine(String said) {
        return oneLine(said.lines().filter(line -> !line.isBlank()).reduce("", (_, next) -> next));
    }

    /** Returns what a program printed about itself, in one line. */
    public static String oneLine(String said) {
        String line =
                said.lines()
                        .map(each -> PlainText.oneLine(each.strip()))
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining("; "));
        return line.substring(0, Math.min(line.length(), LONGEST_REASON));
    }

    /** Returns the target as the user writes it, which can be parsed again. */
    @Override
    public String toString() {
        return transport.equals(SSH) ? name : transport + ":" + name;
    }

    /** A target that cannot be used; the message tells the user why. */
    public static final class TargetException extends Exception {
        private static final long serialVersionUID = 1L;

        public TargetException(String why) {
            super(why);
        }

        /** Returns the message, which is never null. */
        public String why() {
            return String.valueOf(getMessage());
        }
    }
}
