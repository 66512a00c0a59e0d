package aish.session.imports;

import module java.base;

/** Reads what other shells write into their history files. */
final class HistoryText {
    /** More lines than these after one time are commands that were written without theirs. */
    private static final int LONGEST_COMMAND = 50;

    private static final Pattern BASH_TIME = Pattern.compile("#\\d{1,11}");
    private static final String FISH_COMMAND = "- cmd: ";
    private static final String FISH_TIME = "  when: ";
    private static final Pattern FISH_ESCAPE = Pattern.compile("\\\\([n\\\\])");
    private static final char META = 0x83;
    private static final int FLIPPED = 32;
    private static final Pattern ZSH_TIME = Pattern.compile(": *(\\d{1,12}):\\d+;");

    private HistoryText() {}

    /** Tells by its beginning which shell wrote a history. */
    static ShellHistory.Kind kind(String start, String name) {
        return start.startsWith("SQLite format 3")
                ? ShellHistory.Kind.ATUIN
                : start.startsWith(FISH_COMMAND)
                        ? ShellHistory.Kind.FISH
                        : start.lines().anyMatch(line -> ZSH_TIME.matcher(line).lookingAt())
                                        || name.contains("zsh")
                                ? ShellHistory.Kind.ZSH
                                : ShellHistory.Kind.BASH;
    }

    /**
     * Reads {@code ~/.bash_history}. After a time, which bash writes if {@code HISTTIMEFORMAT} is
     * set, a command has all lines up to the next time; before the first, each line is one.
     */
    static void bash(String text, FoundLines found) {
        boolean timed = false;
        List<String> command = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            if (BASH_TIME.matcher(line).matches()) {
                timed = true;
                addLines(command, found);
                found.at(Long.parseLong(line, 1, line.length(), 10));
            } else if (timed) {
                command.add(line);
            } else {
                found.add(line);
            }
        }
        addLines(command, found);
    }

    private static void addLines(List<String> lines, FoundLines found) {
        if (lines.size() > LONGEST_COMMAND) {
            lines.forEach(found::add);
        } else {
            found.add(String.join("\n", lines));
        }
        lines.clear();
    }

    /**
     * Reads fish's history: each command in a line {@code - cmd:}, with backslash and newline
     * escaped, and its time in a line {@code when:} after it.
     */
    static void fish(String text, FoundLines found) {
        String command = "";
        for (String line : text.split("\n", -1)) {
            if (line.startsWith(FISH_COMMAND)) {
                found.add(command);
                command = unescaped(line.substring(FISH_COMMAND.length()));
            } else if (line.startsWith(FISH_TIME)) {
                String time = line.substring(FISH_TIME.length()).strip();
                if (time.matches("\\d{1,18}")) {
                    found.at(Long.parseLong(time));
                }
                found.add(command);
                command = "";
            }
        }
        found.add(command);
    }

    private static String unescaped(String text) {
        return FISH_ESCAPE
                .matcher(text)
                .replaceAll(found -> found.group(1).equals("n") ? "\n" : "\\\\");
    }

    /**
     * Reads zsh's history, plain or with times ({@code : 1700000000:0;command}). A backslash at the
     * end of a line continues the command, and some bytes are written as a marker and the byte with
     * one bit changed.
     */
    static void zsh(String text, FoundLines found) {
        StringBuilder command = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            if (line.endsWith("\\")) {
                command.append(line, 0, line.length() - 1).append('\n');
            } else {
                addZsh(command.append(line).toString(), found);
                command.setLength(0);
            }
        }
        addZsh(command.toString().stripTrailing(), found);
    }

    private static void addZsh(String command, FoundLines found) {
        Matcher timed = ZSH_TIME.matcher(command);
        boolean hasTime = timed.lookingAt();
        if (hasTime) {
            found.at(Long.parseLong(timed.group(1)));
        }
        found.add(unmetafied(withoutGuard(hasTime ? command.substring(timed.end()) : command)));
    }

    /** Drops the space that zsh writes after a backslash at the end of a command. */
    private static String withoutGuard(String command) {
        return command.replaceFirst("(\\\\ *) \\z", "$1");
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
