package aish.session.imports;

import module java.base;

/**
 * Reads zsh's history, plain or with times ({@code : 1700000000:0;command}). A backslash at the end
 * of a line continues the command, and some bytes are written as a marker and the byte with one bit
 * changed.
 */
final class ZshHistory {
    private static final char META = 0x83;
    private static final int FLIPPED = 32;
    private static final Pattern TIMED = Pattern.compile(": *(\\d{1,12}):\\d+;");

    private ZshHistory() {}

    /** Whether a line is one that only zsh writes. */
    static boolean isTimed(String line) {
        return TIMED.matcher(line).lookingAt();
    }

    static void read(String text, FoundLines found) {
        StringBuilder command = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            if (line.endsWith("\\")) {
                command.append(line, 0, line.length() - 1).append('\n');
            } else {
                add(command.append(line).toString(), found);
                command.setLength(0);
            }
        }
        add(command.toString().stripTrailing(), found);
    }

    private static void add(String command, FoundLines found) {
        Matcher timed = TIMED.matcher(command);
        boolean hasTime = timed.lookingAt();
        if (hasTime) {
            found.at(Long.parseLong(timed.group(1)));
        }
        found.add(unmetafied(withoutGuard(hasTime ? command.substring(timed.end()) : command)));
    }

    /** Drops the space that zsh writes after a backslash at the end of a command. */
    private static String withoutGuard(String command) {
        int end = command.length();
        while (end > 0 && command.charAt(end - 1) == ' ') {
            end--;
        }
        boolean guarded = end < command.length() && end > 0 && command.charAt(end - 1) == '\\';
        return guarded ? command.substring(0, command.length() - 1) : command;
    }

    private static String unmetafied(String bytes) {
        if (bytes.indexOf(META) < 0) {
            return bytes;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < bytes.length(); i++) {
            boolean marked = bytes.charAt(i) == META && i + 1 < bytes.length();
            text.append(marked ? (char) (bytes.charAt(++i) ^ FLIPPED) : bytes.charAt(i));
        }
        return text.toString();
    }
}
