package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;

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

    /** Judges {@code COPY … TO …}, which reads the database and writes a file. */
    static final class SqlCopy {
        private SqlCopy() {}

        /**
         * Judges the SQL statement; returns whether it is understood and does not change the
         * database.
         */
        static boolean fromStatement(List<String> words, Span span, CommandContext context) {
            int to = direction(words);
            return to > 0
                    && to + 1 < words.size()
                    && words.get(to).equals("to")
                    && SqlReader.changingPart(words.subList(0, to), "copy").isEmpty()
                    && write(words.get(to + 1), span, context);
        }

        /**
         * Judges the psql command.
         *
         * @param pieces its arguments, split at spaces
         * @param words the same text as words of a statement
         */
        static boolean fromClient(
                List<String> pieces, List<String> words, Span span, CommandContext context) {
            int to = direction(words);
            int place = pieces.size() - 1;
            while (place > 0 && !pieces.get(place - 1).equalsIgnoreCase("to")) {
                place--;
            }
            return to > 0
                    && words.get(to).equals("to")
                    && place > 0
                    && SqlReader.changingPart(words.subList(0, to), "copy").isEmpty()
                    && write(pieces.get(place), span, context);
        }

        /**
         * Returns the index of {@code to} or {@code from} outside all parentheses; -1 if there is
         * none.
         */
        private static int direction(List<String> words) {
            int depth = 0;
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
                if (depth == 0 && (word.equals("to") || word.equals("from"))) {
                    return i;
                }
            }
            return -1;
        }

        private static boolean write(String target, Span span, CommandContext context) {
            boolean quoted = target.startsWith(String.valueOf(SqlText.QUOTED));
            String file = unquoted(target);
            String lower = file.toLowerCase(Locale.ROOT);
            if (!quoted && (lower.equals("stdout") || lower.equals("pstdout"))) {
                return true;
            }
            if (file.contains("://") || (!quoted && lower.equals("program"))) {
                return false;
            }
            new WriteCheck(context).to(ExpandedWord.of(file, span), Target.WRITE, span);
            return true;
        }

        static String unquoted(String word) {
            return word.startsWith(String.valueOf(SqlText.QUOTED)) ? word.substring(1) : word;
        }
    }
}
