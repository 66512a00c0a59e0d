package aish.context;

import module java.base;

import aish.shell.CapturedOutput;
import aish.text.EscapeSequences;

/**
 * Converts a command's output for a model: without terminal control sequences, and only the
 * beginning and end if it is long.
 */
public final class OutputText {
    private static final int BUFFER = 1 << 16;

    /** A cut is moved to a line break unless that costs more than the budget divided by this. */
    private static final int LINE_SHARE = 2;

    /** Returns output as a user would have read it, without control sequences. */
    public static String plain(String raw) {
        return TerminalText.plain(raw);
    }

    /**
     * Returns at most {@code budget} characters of the output, and a line that says what is
     * missing.
     */
    public String of(CapturedOutput output, int budget) {
        String head = escapeMarkers(TerminalText.plain(output.head())).stripTrailing();
        if (output.omitted() == 0 && head.length() <= budget) {
            return head;
        }
        String tail =
                output.omitted() == 0
                        ? head
                        : escapeMarkers(TerminalText.plain(output.tail())).stripTrailing();
        int half = budget / 2;
        String first = beginning(head, half);
        String last =
                output.omitted() == 0
                        ? end(head.substring(first.length()), budget - first.length())
                        : end(tail, half);
        String missing = missing(output, head, tail, first, last);
        return first + newline(first) + missing + "\n" + last.stripLeading();
    }

    private static String newline(String text) {
        return text.isEmpty() || text.endsWith("\n") ? "" : "\n";
    }

    /** Returns whole lines from the start; if a line is too long, its beginning. */
    private static String beginning(String text, int budget) {
        if (text.length() <= budget) {
            return text;
        }
        int cut = text.lastIndexOf('\n', budget) + 1;
        return text.substring(0, cut >= budget / LINE_SHARE ? cut : whole(text, budget));
    }

    /** Returns whole lines from the end; if a line is too long, its end. */
    private static String end(String text, int budget) {
        if (text.length() <= budget) {
            return text;
        }
        int from = text.length() - budget;
        int cut = text.indexOf('\n', from) + 1;
        boolean near = cut > 0 && cut - from <= budget / LINE_SHARE;
        return text.substring(near ? cut : whole(text, from));
    }

    /** Moves an index that would split a surrogate pair. */
    private static int whole(String text, int at) {
        boolean split = at > 0 && at < text.length() && Character.isLowSurrogate(text.charAt(at));
        return split ? at - 1 : at;
    }

    private static String missing(
            CapturedOutput output, String head, String tail, String first, String last) {
        String where = output.number() > 0 ? " (" + output.name() + ")" : "";
        if (output.omitted() == 0) {
            String between = head.substring(first.length(), head.length() - last.length());
            long lines = newlines(between);
            return lines > 1
                    ? "… " + lines + " lines omitted" + where + " …"
                    : "… " + between.length() + " characters omitted" + where + " …";
        }
        long shown = newlines(first) + newlines(last);
        Optional<Long> all = output.file().flatMap(OutputText::newlines);
        return all.map(lines -> "… " + (lines - shown) + " lines omitted" + where + " …")
                .orElseGet(
                        () ->
                                "… "
                                        + (output.omitted()
                                                + head.length()
                                                - first.length()
                                                + tail.length()
                                                - last.length())
                                        + " bytes omitted"
                                        + where
                                        + " …");
    }

    private static long newlines(String text) {
        return text.chars().filter(c -> c == '\n').count();
    }

    private static Optional<Long> newlines(Path file) {
        byte[] buffer = new byte[BUFFER];
        long lines = 0;
        try (InputStream in = Files.newInputStream(file)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                for (int i = 0; i < n; i++) {
                    lines += buffer[i] == '\n' ? 1 : 0;
                }
            }
            return Optional.of(lines);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Changes text that looks like one of our markers. */
    private static String escapeMarkers(String text) {
        String safe = ContextBlock.escapeMarkers(text);
        return safe.contains(ExecLog.BEGIN) || safe.contains(ExecLog.END)
                ? safe.replace(ExecLog.BEGIN, " " + ExecLog.BEGIN)
                        .replace(ExecLog.END, " " + ExecLog.END)
                : safe;
    }

    /**
     * Converts terminal output to what a user would have read: removes escape sequences, and lets
     * carriage returns and backspaces overwrite text.
     */
    static final class TerminalText {
        private static final char DELETE = '\u007f';
        private static final char C1_END = '\u009f';

        private final String raw;
        private final EscapeSequences sequences;
        private final StringBuilder text;
        private int lineStart;
        private int at;

        private TerminalText(String raw) {
            this.raw = raw;
            this.sequences = new EscapeSequences(raw);
            this.text = new StringBuilder(raw.length());
        }

        static String plain(String raw) {
            return new TerminalText(raw).read();
        }

        private String read() {
            while (at < raw.length()) {
                char c = raw.charAt(at++);
                switch (c) {
                    case '\n' -> newLine();
                    case '\t' -> text.append(c);
                    case '\r' -> carriageReturn();
                    case '\b' -> backspace();
                    case EscapeSequences.ESCAPE, EscapeSequences.CSI -> at = sequences.end(at - 1);
                    default -> {
                        if (c >= ' ' && (c < DELETE || c > C1_END)) {
                            text.append(c);
                        }
                    }
                }
            }
            return text.toString();
        }

        private void newLine() {
            text.append('\n');
            lineStart = text.length();
        }

        /** Text after a carriage return replaces the line; before a newline it has no effect. */
        private void carriageReturn() {
            int next = at;
            while (next < raw.length() && raw.charAt(next) == '\r') {
                next++;
            }
            at = next;
            if (next < raw.length() && raw.charAt(next) != '\n') {
                text.setLength(lineStart);
            }
        }

        private void backspace() {
            if (text.length() > lineStart) {
                text.setLength(text.length() - 1);
            }
        }
    }
}
