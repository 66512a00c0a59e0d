package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;

/**
 * Reads SQL and the clients' own commands; only what is known to read is proved. Databases differ
 * about strings, names and comments, so a text must be split in the same way by all of them.
 */
final class SqlReader {
    /** A command that cannot contain code or the name of a file to write. */
    private static final Pattern PLAIN = Pattern.compile("[\\w.,*+?= -]*");

    /** Commands of psql; other clients would take what follows some of them for SQL. */
    private static final Pattern SHOWING =
            Pattern.compile(
                    "\\\\(?:d\\w*\\+?(?: +[\\w.*]+)?|l\\+?|(?:x|timing)(?: +on| +off)?|conninfo|q|a|t)");

    /** What all databases take for one thing: comments, strings, names in quotes, words, signs. */
    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\s+|--(?=[ \\t\\n])[^\\n]*|--$|/\\*(?![!+])(?:[^*/]|\\*(?!/)|/(?!\\*))*+\\*/"
                            + "|(?<string>'(?:[^'\\\\]|''|\\\\(?!'))*+')|(?<name>\"(?:[^\"\\\\]|\"\"|\\\\(?!\"))*+\""
                            + "|`[^`\\\\]*`)|(?<word>\\w+(?!['$]))|#(?![\\s\\S]*\\n)|::|:=|:(?=[\\d ])"
                            + "|[^\\w'\"`#:$\\\\{-]|-(?!-)",
                    Pattern.UNICODE_CHARACTER_CLASS);

    private final String text;
    private final Span span;
    private final CommandContext context;
    private List<String> words = new ArrayList<>();
    private boolean inBrackets;
    private int at;

    private SqlReader(String text, Span span, CommandContext context) {
        this.text = text;
        this.span = span;
        this.context = context;
    }

    static void judge(String text, Span span, CommandContext context) throws UnprovedException {
        SqlReader reader = new SqlReader(text, span, context);
        Matcher token = TOKEN.matcher(text);
        while (reader.at < text.length()) {
            char c = text.charAt(reader.at);
            if (c == '\\' || (reader.words.isEmpty() && (c == '.' || c == ':' || c == '!'))) {
                reader.client();
            } else if (token.region(reader.at, text.length()).lookingAt()) {
                reader.token(token, c);
                reader.at = token.end();
            } else {
                throw UnprovedException.unclear();
            }
        }
        reader.end();
        context.add(Effect.READS, "reads a database", span);
    }

    /** Adds a token to the statement; a name in quotes keeps its first quote as a mark. */
    private void token(Matcher token, char first) throws UnprovedException {
        String found = token.group().toLowerCase(Locale.ROOT);
        boolean quoted = token.group("string") != null || token.group("name") != null;
        if (quoted && inBrackets) {
            throw UnprovedException.unclear();
        }
        inBrackets = first == '[' || (inBrackets && first != ']');
        // some clients submit the statement at a line that says "go"
        if (found.equals(";") || found.equals("go")) {
            end();
        } else if (quoted) {
            words.add(first == '\'' ? "'" : "\"" + found.substring(1, found.length() - 1));
        } else if (!found.isBlank() && !found.startsWith("--") && !found.startsWith("/*")) {
            words.add(found);
        }
    }

    /** Reads a command for the client, which is the rest of the line; the words after it too. */
    private void client() throws UnprovedException {
        end();
        if (text.startsWith("\\G", at)) {
            at += 2;
            return;
        }
        int line = text.indexOf('\n', at);
        int stop = line < 0 ? text.length() : line;
        String command = text.substring(at, stop).strip();
        at = stop;
        int blank = command.indexOf(' ');
        String verb = blank < 0 ? command : command.substring(0, blank);
        boolean shows =
                SHOWING.matcher(command).matches()
                        || (WordLists.has("sql-dot-commands", verb)
                                && PLAIN.matcher(command).matches());
        if (!shows) {
            context.add(Effect.DATABASE, verb + " is a client command that may do anything", span);
        }
    }

    private void end() throws UnprovedException {
        List<String> statement = words;
        words = new ArrayList<>();
        int first = 0;
        while (first < statement.size() && statement.get(first).equals("(")) {
            first++;
        }
        if (first < statement.size()) {
            statement(statement.subList(first, statement.size()));
        }
    }

    private void statement(List<String> statement) throws UnprovedException {
        String verb = statement.getFirst();
        if (verb.equals("pragma")) {
            pragma(statement);
        } else if (WordLists.has("sql-reading", verb)) {
            // what is only explained is not run
            boolean runs = statement.contains("analyze") || statement.contains("analyse");
            boolean names = verb.equals("show") || (WordLists.has("sql-explaining", verb) && !runs);
            for (int i = 1; i < statement.size(); i++) {
                part(statement, i, names);
            }
        } else {
            changes(verb);
        }
    }

    private void changes(String word) {
        String shown = word.toUpperCase(Locale.ROOT);
        context.add(Effect.DATABASE, shown + " may change the database", span);
    }

    private void part(List<String> statement, int place, boolean names) throws UnprovedException {
        String word = statement.get(place);
        boolean called = place + 1 < statement.size() && statement.get(place + 1).equals("(");
        boolean quoted = word.startsWith("\"");
        String name = quoted ? word.substring(1) : word;
        boolean sign = word.length() == 1 && !word.matches("\\w") && !quoted;
        if (called && !sign && !names) {
            boolean qualified = statement.get(place - 1).equals(".");
            boolean pure =
                    WordLists.has("sql-functions", name)
                            || (!quoted && WordLists.has("sql-words", name));
            if (!pure || qualified) {
                throw new UnprovedException("calls " + name);
            }
        } else if (called && (word.equals("]") || word.equals("'"))) {
            throw UnprovedException.unclear();
        } else if (!names && !quoted && WordLists.has("sql-changing", word)) {
            changes(word);
        } else if (word.equals("value") && statement.get(place - 1).equals("next")) {
            changes("next value");
        }
    }

    /** Judges SQLite's PRAGMA: with an equals sign it sets something. */
    private void pragma(List<String> statement) throws UnprovedException {
        String name = statement.size() > 1 ? statement.get(1) : "";
        boolean asks = WordLists.has("sql-asking-pragmas", name);
        boolean plain = statement.size() == 2 && WordLists.has("sql-plain-pragmas", name);
        if ((!asks && !plain) || statement.contains("=")) {
            changes("pragma " + name);
        }
    }
}
