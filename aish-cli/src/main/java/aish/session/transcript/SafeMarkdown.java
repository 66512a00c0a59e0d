package aish.session.transcript;

import module java.base;

import aish.text.Fence;
import aish.text.PlainText;

/**
 * Turns untrusted text into part of a markdown file: whatever it contains, it ends where it should,
 * runs no HTML, loads no image and contains no terminal escapes.
 */
final class SafeMarkdown {
    private static final Pattern LANGUAGE = Pattern.compile("[A-Za-z0-9+#_.-]{1,20}");
    private static final String SPECIAL = "\\`*_[]<>&~";

    private SafeMarkdown() {}

    /** Returns a code block with the text. */
    static String fenced(String text, String language) {
        String safe = PlainText.of(text).stripTrailing();
        String fence = "`".repeat(Math.max(3, longestRun(safe) + 1));
        return fence + language + "\n" + safe + "\n" + fence + "\n";
    }

    /** Returns inline code. */
    static String code(String text) {
        String safe = PlainText.oneLine(text);
        if (safe.isBlank()) {
            return "";
        }
        String ticks = "`".repeat(longestRun(safe) + 1);
        boolean apart = safe.startsWith("`") || safe.endsWith("`");
        return apart ? ticks + " " + safe + " " + ticks : ticks + safe + ticks;
    }

    /** Returns inline text with markdown escaped. */
    static String words(String text) {
        String safe = PlainText.oneLine(text);
        StringBuilder escaped = new StringBuilder(safe.length() + 8);
        for (int i = 0; i < safe.length(); i++) {
            char c = safe.charAt(i);
            if (SPECIAL.indexOf(c) >= 0) {
                escaped.append('\\');
            }
            escaped.append(c);
        }
        return escaped.toString();
    }

    private static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /**
     * Quotes untrusted markdown. Replaces the fences of its code blocks with our own, because
     * markdown readers disagree about where others end.
     */
    static String quoted(String markdown) {
        StringBuilder out = new StringBuilder();
        StringBuilder block = new StringBuilder();
        Quotation prose = new Quotation(out);
        Optional<Fence> fence = Optional.empty();
        for (String line : PlainText.of(markdown).strip().split("\n", -1)) {
            Optional<Fence> next = Fence.after(fence, line);
            if (fence.isEmpty() && next.isEmpty()) {
                prose.add(line);
            } else if (fence.isEmpty()) {
                prose.end();
            } else if (next.isPresent()) {
                block.append(line).append('\n');
            } else {
                out.append(fenced(block.toString(), language(fence.get())));
                block.setLength(0);
            }
            fence = next;
        }
        fence.ifPresent(open -> out.append(fenced(block.toString(), language(open))));
        return out.toString();
    }

    private static String language(Fence fence) {
        Matcher named = LANGUAGE.matcher(fence.info());
        return named.lookingAt() ? named.group() : "";
    }

    /** The lines between code blocks, written as a block quote. */
    private static final class Quotation {
        private final StringBuilder out;
        private boolean open;

        /** Whether a run of backticks was unbalanced on its line, so that no run can be trusted. */
        private boolean doubtful;

        Quotation(StringBuilder out) {
            this.out = out;
        }

        void add(String line) {
            if (line.isBlank() && !open) {
                return;
            }
            if (!open && !out.isEmpty()) {
                out.append('\n');
            }
            open = true;
            out.append(line.isBlank() ? ">" : "> " + harmless(line)).append('\n');
        }

        void end() {
            if (!out.isEmpty()) {
                out.append('\n');
            }
            open = false;
            doubtful = false;
        }

        private String harmless(String line) {
            StringBuilder safe = new StringBuilder(line.length() + 8);
            int at = 0;
            while (at < line.length()) {
                char c = line.charAt(at);
                int next = c == '`' ? pastCode(line, at) : at + 1;
                if (c == '<') {
                    safe.append("&lt;");
                } else if (c == '[' && at > 0 && line.charAt(at - 1) == '!') {
                    safe.append("&#91;");
                } else {
                    safe.append(line, at, next);
                }
                at = next;
            }
            return safe.toString();
        }

        /**
         * Returns the position after the inline code that starts here, or after the run of
         * backticks if it is not certainly code.
         */
        private int pastCode(String line, int at) {
            int run = at;
            while (run < line.length() && line.charAt(run) == '`') {
                run++;
            }
            String ticks = line.substring(at, run);
            int close = run;
            while (!doubtful && close >= 0 && close < line.length()) {
                close = line.indexOf(ticks, close);
                if (close < 0) {
                    break;
                }
                int end = close;
                while (end < line.length() && line.charAt(end) == '`') {
                    end++;
                }
                if (end - close == ticks.length() && (at == 0 || line.charAt(at - 1) != '\\')) {
                    return end;
                }
                close = end;
            }
            doubtful = true;
            return run;
        }
    }
}
