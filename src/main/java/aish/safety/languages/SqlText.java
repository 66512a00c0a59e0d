package aish.safety.languages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Splits a text for a database client into statements and the client's own commands. Where dialects
 * differ about what a comment is, the text is not treated as one: what is skipped must be skipped
 * by all of them.
 */
final class SqlText {
    /** First character of a word that was quoted. */
    static final char QUOTED = '\'';

    private final String text;
    private final List<Statement> statements = new ArrayList<>();
    private List<String> words = new ArrayList<>();
    private int at;

    /**
     * One statement.
     *
     * @param client whether it is for the client, not for the database
     * @param words in lower case unless they are the client's; quoted words start with a quote
     */
    record Statement(boolean client, List<String> words) {}

    private SqlText(String text) {
        this.text = text;
    }

    static List<Statement> statements(String text) {
        SqlText reader = new SqlText(text);
        while (reader.at < text.length()) {
            reader.step();
        }
        reader.end(false);
        return reader.statements;
    }

    private void step() {
        char c = text.charAt(at);
        if (c == '\\' || (words.isEmpty() && (c == '.' || c == ':' || c == '!'))) {
            end(false);
            clientCommand();
        } else if (c == '\'' || c == '"' || c == '`') {
            words.add(quoted());
        } else if (isComment()) {
            at = end("\n", 0);
        } else if (text.startsWith("/*", at)) {
            at = text.startsWith("!", at + 2) ? at + 3 : end("*/", 2);
        } else if (c == ';') {
            end(false);
            at++;
        } else if (isWord(c)) {
            word();
        } else {
            if (!Character.isWhitespace(c)) {
                words.add(String.valueOf(c));
            }
            at++;
        }
    }

    private void word() {
        int start = at;
        while (at < text.length() && isWord(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at).toLowerCase(Locale.ROOT);
        // some clients submit the statement at a line that says "go"
        if (word.equals("go") && atLineStart(start)) {
            end(false);
        } else {
            words.add(word);
        }
    }

    private boolean isComment() {
        if (text.charAt(at) == '#') {
            return atLineStart(at);
        }
        return text.startsWith("--", at)
                && (at + 2 == text.length()
                        || Character.isWhitespace(text.charAt(at + 2))
                        || atLineStart(at));
    }

    private boolean atLineStart(int place) {
        int before = place;
        while (before > 0 && (text.charAt(before - 1) == ' ' || text.charAt(before - 1) == '\t')) {
            before--;
        }
        return before == 0 || text.charAt(before - 1) == '\n';
    }

    /** Returns the index of the next mark plus {@code more}, or the end of the text. */
    private int end(String mark, int more) {
        int found = text.indexOf(mark, at + more);
        return found < 0 ? text.length() : found + more;
    }

    private String quoted() {
        char quote = text.charAt(at);
        int close = text.indexOf(quote, at + 1);
        int end = close < 0 ? text.length() : close;
        String content = text.substring(at + 1, end);
        at = Math.min(end + 1, text.length());
        return (quote == '`' ? '`' : QUOTED) + content;
    }

    /** Reads a client command, which ends with its line or where the next one starts. */
    private void clientCommand() {
        while (at < text.length() && ";\n".indexOf(text.charAt(at)) < 0) {
            char c = text.charAt(at);
            if (c == '\\' && !words.isEmpty()) {
                break;
            } else if (c == '\'' || c == '"' || c == '`') {
                words.add(quoted());
            } else if (Character.isWhitespace(c)) {
                at++;
            } else {
                int start = at++;
                while (at < text.length()
                        && ";\\'\"`".indexOf(text.charAt(at)) < 0
                        && !Character.isWhitespace(text.charAt(at))) {
                    at++;
                }
                words.add(text.substring(start, at));
            }
        }
        end(true);
    }

    private void end(boolean client) {
        if (!words.isEmpty()) {
            statements.add(new Statement(client, words));
            words = new ArrayList<>();
        }
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '$';
    }
}
