package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeBlock.CodeColouring;

/** Colours shell text character by character; only a word that may name a command is held back. */
final class ShellColouring implements CodeColouring {
    private static final int LONGEST_WORD = 32;
    private static final int DEEPEST = 50;
    private static final Set<String> KEYWORDS =
            Set.of(
                    """
                    if then else elif fi for while until do done case esac in function select time \
                    { } ! [[ ]] export local declare readonly return"""
                            .split(" "));
    private static final Set<String> BEFORE_A_COMMAND =
            Set.of(
                    "if", "then", "else", "elif", "while", "until", "do", "time", "{", "!", "sudo",
                    "env", "exec", "nohup", "command", "xargs", "doas");

    private final HeredocMark heredoc = new HeredocMark();

    /** The open quotes, parentheses and braces, innermost last. */
    private final StringBuilder open = new StringBuilder();

    private final StringBuilder word = new StringBuilder();
    private Style wordStyle = Style.PLAIN;
    private boolean inWord;
    private boolean wordShown;
    private boolean commandNext = true;
    private boolean keepsCommand;
    private boolean targetNext;
    private boolean substituted;
    private boolean comment;
    private boolean escaped;
    private boolean dollar;
    private boolean inVariable;

    @Override
    public void read(int c, CodeOutput output) {
        if (heredoc.inBody) {
            heredoc.readBody(c);
            put(c, Theme.STRING, output);
        } else if (comment) {
            put(c, Theme.COMMENT, output);
        } else if (escaped) {
            escaped = false;
            put(c, style(), output);
        } else if (dollar) {
            dollar = false;
            afterDollar(c, output);
        } else if (inVariable && (Character.isLetterOrDigit(c) || c == '_')) {
            put(c, Theme.NAME, output);
        } else {
            inVariable = false;
            readIn(top(), c, output);
        }
    }

    @Override
    public void endLine(CodeOutput output) {
        if (heredoc.inBody) {
            heredoc.endBodyLine();
            return;
        }
        if (dollar) {
            output.put("$", style());
        }
        boolean joined = escaped;
        comment = false;
        escaped = false;
        dollar = false;
        inVariable = false;
        if (top() == '"' || top() == '\'') {
            return;
        }
        endWord(output);
        commandNext = !joined || commandNext;
        heredoc.endLine();
    }

    private void readIn(char context, int c, CodeOutput output) {
        switch (context) {
            case '\'' -> quoted('\'', c, output);
            case '"' -> {
                if (c == '$') {
                    dollar = true;
                } else {
                    escaped = c == '\\';
                    quoted('"', c, output);
                }
            }
            case '{' -> {
                put(c, Theme.NAME, output);
                pop(c, '}');
            }
            default -> {
                command(c, output);
                substituted = false;
            }
        }
    }

    private void quoted(char quote, int c, CodeOutput output) {
        heredoc.readQuoted(c);
        put(c, Theme.STRING, output);
        pop(c, quote);
    }

    private void afterDollar(int c, CodeOutput output) {
        if (c == '{') {
            output.put("${", Theme.NAME);
            push('{');
        } else if (c == '(') {
            output.put("$(", Theme.KEYWORD);
            push('(');
            inWord = false;
            commandNext = true;
            substituted = true;
        } else if (Character.isLetter(c) || c == '_') {
            output.put("$" + Character.toString(c), Theme.NAME);
            inVariable = true;
        } else if (Character.isDigit(c) || "@*#?-$!".indexOf(c) >= 0) {
            output.put("$" + Character.toString(c), Theme.NAME);
        } else {
            output.put("$", style());
            readIn(top(), c, output);
        }
    }

    private void command(int c, CodeOutput output) {
        heredoc.read(c);
        switch (c) {
            case ' ', '\t' -> {
                endWord(output);
                put(c, Style.PLAIN, output);
            }
            case '\'', '"' -> {
                beginWord(c);
                release(output);
                put(c, Theme.STRING, output);
                push((char) c);
            }
            case '$' -> {
                beginWord(c);
                release(output);
                dollar = true;
            }
            case '\\' -> {
                release(output);
                put(c, Style.PLAIN, output);
                escaped = true;
            }
            case '|', '&', ';', '(', ')', '`' -> operator(c, output);
            case '<', '>' -> {
                endWord(output);
                put(c, Theme.KEYWORD, output);
                targetNext = true;
            }
            case '#' -> {
                comment = !inWord;
                letter(c, output);
            }
            default -> letter(c, output);
        }
    }

    private void operator(int c, CodeOutput output) {
        boolean arithmetic = c == '(' && substituted && !inWord;
        boolean duplicates = c == '&' && targetNext && !inWord;
        endWord(output);
        put(c, Theme.KEYWORD, output);
        boolean closes = c == ')' && top() == '(';
        if (c == '(') {
            push('(');
        }
        pop(c, ')');
        commandNext = !closes && !arithmetic && !duplicates;
        targetNext = duplicates;
    }

    private void letter(int c, CodeOutput output) {
        if (comment) {
            put(c, Theme.COMMENT, output);
            return;
        }
        beginWord(c);
        if (word.isEmpty() && !waits()) {
            put(c, wordStyle, output);
            return;
        }
        word.appendCodePoint(c);
        if (c == '=' || word.length() > LONGEST_WORD) {
            keepsCommand = c == '=';
            wordStyle = keepsCommand ? Style.PLAIN : Theme.COMMAND;
            release(output);
        }
    }

    /** Whether the word may turn out to be a command, a keyword or an assignment. */
    private boolean waits() {
        return commandNext && !targetNext && wordStyle.equals(Theme.COMMAND) && !wordShown;
    }

    private void beginWord(int c) {
        if (!inWord) {
            inWord = true;
            wordShown = false;
            keepsCommand = false;
            boolean command = commandNext && !targetNext;
            wordStyle = command ? Theme.COMMAND : c == '-' ? Theme.OPTION : Style.PLAIN;
        }
    }

    private void release(CodeOutput output) {
        wordShown = inWord;
        if (!word.isEmpty()) {
            output.put(word.toString(), wordStyle);
            word.setLength(0);
        }
    }

    private void endWord(CodeOutput output) {
        if (!inWord) {
            return;
        }
        String text = word.toString();
        if (KEYWORDS.contains(text)) {
            wordStyle = Theme.KEYWORD;
        }
        keepsCommand |= BEFORE_A_COMMAND.contains(text);
        release(output);
        commandNext = commandNext && (keepsCommand || targetNext);
        inWord = false;
        targetNext = false;
    }

    private Style style() {
        return switch (top()) {
            case '"', '\'' -> Theme.STRING;
            case '{' -> Theme.NAME;
            default -> wordStyle;
        };
    }

    private char top() {
        return open.isEmpty() ? ' ' : open.charAt(open.length() - 1);
    }

    private void push(char c) {
        if (open.length() < DEEPEST) {
            open.append(c);
        }
    }

    private void pop(int c, char closer) {
        char opener =
                switch (closer) {
                    case ')' -> '(';
                    case '}' -> '{';
                    default -> closer;
                };
        if (c == closer && top() == opener) {
            open.setLength(open.length() - 1);
        }
    }

    private static void put(int c, Style style, CodeOutput output) {
        output.put(Character.toString(c), style);
    }

    /** Looks for the delimiter of a here-document in a shell line, and for its end in the body. */
    private static final class HeredocMark {
        private static final int LONGEST = 200;

        private final StringBuilder delimiter = new StringBuilder();
        private final StringBuilder line = new StringBuilder();
        private int angles;
        private boolean reading;
        private boolean stripsTabs;
        private boolean inBody;

        /** Reads a character of a command outside quotes, or a quote itself. */
        void read(int c) {
            if (reading) {
                readDelimiter(c);
            } else if (c == '<') {
                angles++;
            } else {
                boolean opens = angles == 2;
                angles = 0;
                if (opens && delimiter.isEmpty()) {
                    reading = true;
                    stripsTabs = c == '-';
                    readDelimiter(c);
                }
            }
        }

        /** Reads a character inside quotes, which matters only within a delimiter. */
        void readQuoted(int c) {
            if (reading) {
                readDelimiter(c);
            }
        }

        /** Called at the end of the command's line: a body follows if there was a delimiter. */
        void endLine() {
            reading = false;
            angles = 0;
            inBody = !delimiter.isEmpty();
        }

        void readBody(int c) {
            if (line.length() < LONGEST) {
                line.appendCodePoint(c);
            }
        }

        void endBodyLine() {
            String text = stripsTabs ? line.toString().replaceFirst("^\t+", "") : line.toString();
            line.setLength(0);
            if (text.contentEquals(delimiter)) {
                delimiter.setLength(0);
                inBody = false;
            }
        }

        private void readDelimiter(int c) {
            boolean before = delimiter.isEmpty() && (c == ' ' || c == '-');
            boolean quote = c == '\'' || c == '"' || c == '\\';
            if (before || quote) {
                return;
            }
            if (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.') {
                delimiter.appendCodePoint(c);
            } else {
                reading = false;
            }
        }
    }
}
