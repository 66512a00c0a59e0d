package aish.session.imports;

import module java.base;

/**
 * Reads {@code ~/.bash_history}. After a time, which bash writes if {@code HISTTIMEFORMAT} is set,
 * a command has all lines up to the next time; before the first, each line is one.
 */
final class BashHistory {
    /** More lines than these after one time are commands that were written without theirs. */
    private static final int LONGEST_COMMAND = 50;

    private static final int MOST_DIGITS = 12;

    private BashHistory() {}

    static void read(String text, FoundLines found) {
        boolean timed = false;
        List<String> command = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            if (isTime(line)) {
                timed = true;
                add(command, found);
                found.at(Long.parseLong(line, 1, line.length(), 10));
            } else if (timed) {
                command.add(line);
            } else {
                found.add(line);
            }
        }
        add(command, found);
    }

    private static void add(List<String> lines, FoundLines found) {
        if (lines.size() > LONGEST_COMMAND) {
            lines.forEach(found::add);
        } else {
            found.add(String.join("\n", lines));
        }
        lines.clear();
    }

    private static boolean isTime(String line) {
        boolean digits = line.length() > 1 && line.length() <= MOST_DIGITS && line.charAt(0) == '#';
        for (int i = 1; digits && i < line.length(); i++) {
            digits = line.charAt(i) >= '0' && line.charAt(i) <= '9';
        }
        return digits;
    }
}
