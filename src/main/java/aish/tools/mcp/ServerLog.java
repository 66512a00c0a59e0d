package aish.tools.mcp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines of a server; however much it writes, no more is kept. Safe for many threads. */
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

    /** Something that aish has to say. */
    void note(String text) {
        add("[aish] " + text);
    }

    synchronized List<String> lines() {
        return List.copyOf(lines);
    }
}
