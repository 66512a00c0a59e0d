package aish.session.imports;

import module java.base;

/**
 * Reads fish's history: each command in a line {@code - cmd:}, with backslash and newline escaped,
 * and its time in a line {@code when:} after it.
 */
final class FishHistory {
    static final String COMMAND = "- cmd: ";

    private static final String TIME = "  when: ";

    private FishHistory() {}

    static void read(String text, FoundLines found) {
        String command = "";
        for (String line : text.split("\n", -1)) {
            if (line.startsWith(COMMAND)) {
                found.add(command);
                command = unescaped(line.substring(COMMAND.length()));
            } else if (line.startsWith(TIME)) {
                time(line.substring(TIME.length()).strip(), found);
                found.add(command);
                command = "";
            }
        }
        found.add(command);
    }

    private static void time(String text, FoundLines found) {
        try {
            found.at(Long.parseLong(text));
        } catch (NumberFormatException e) {
            // the command keeps the time of the one before
        }
    }

    private static String unescaped(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder command = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = c == '\\' && i + 1 < text.length() ? text.charAt(i + 1) : 0;
            boolean escaped = next == 'n' || next == '\\';
            command.append(escaped ? (next == 'n' ? '\n' : next) : c);
            i += escaped ? 1 : 0;
        }
        return command.toString();
    }
}
