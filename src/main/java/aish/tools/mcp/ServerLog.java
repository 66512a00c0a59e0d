package aish.tools.mcp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines of a server's log, bounded in number. Thread-safe. */
final class ServerLog {
    private static final int MOST_LINES = 1000;
    private static final int LONGEST_LINE = 2000;

    private final Deque<String> lines = new ArrayDeque<>();

    synchronized void add(String line) {
        lines.add(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line);
        if (lines.size() > MOST_LINES) {
            lines.removeFirst();
        }
    }

    /** Adds a line from aish itself. */
    void note(String text) {
        add("[aish] " + text);
    }

    synchronized List<String> lines() {
        return List.copyOf(lines);
    }
}
