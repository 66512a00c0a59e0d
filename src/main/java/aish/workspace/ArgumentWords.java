package aish.workspace;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits the arguments of a command into words as a shell does: with quotes and backslashes, but
 * without expansion.
 */
final class ArgumentWords {
    private enum Blanks {
        SEPARATE,
        KEPT
    }

    private final String text;
    private final Blanks blanks;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean started;
    private int at;

    private ArgumentWords(String text, Blanks blanks) {
        this.text = text;
        this.blanks = blanks;
    }

    static List<String> split(String text) throws SourceException {
        ArgumentWords reader = new ArgumentWords(text, Blanks.SEPARATE);
        reader.read();
        return List.copyOf(reader.words);
    }

    /** Reads the whole text as one word, in which spaces need no quotes. */
    static String unquote(String text) throws SourceException {
        ArgumentWords reader = new ArgumentWords(text, Blanks.KEPT);
        reader.read();
        return reader.words.isEmpty() ? "" : reader.words.getFirst();
    }

    private void read() throws SourceException {
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '\'' || c == '"') {
                quoted(c);
            } else if (c == '\\' && at < text.length()) {
                add(text.charAt(at++));
            } else if (blanks == Blanks.SEPARATE && Character.isWhitespace(c)) {
                end();
            } else {
                add(c);
            }
        }
        end();
    }

    private void quoted(char quote) throws SourceException {
        started = true;
        while (at < text.length() && text.charAt(at) != quote) {
            char c = text.charAt(at++);
            boolean escape = c == '\\' && quote == '"' && at < text.length();
            add(escape && "\\\"".indexOf(text.charAt(at)) >= 0 ? text.charAt(at++) : c);
        }
        if (at == text.length()) {
            throw new SourceException("the quote " + quote + " is not closed; close it");
        }
        at++;
    }

    private void add(char c) {
        started = true;
        word.append(c);
    }

    private void end() {
        if (started) {
            words.add(word.toString());
            word.setLength(0);
            started = false;
        }
    }
}
