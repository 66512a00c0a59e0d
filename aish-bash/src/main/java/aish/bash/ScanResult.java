package aish.bash;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;

/**
 * What the reader finds in a text. Tokens are ordered and do not overlap; only whitespace lies
 * between them. Words are ordered by start, and a word inside another's substitution follows that
 * word.
 *
 * @param tree {@link ShellNode.Unparsed} unless the text is right and complete
 */
public record ScanResult(
        String text,
        List<Token> tokens,
        List<Word> words,
        Completeness completeness,
        ShellNode tree) {
    public ScanResult {
        tokens = List.copyOf(tokens);
        words = List.copyOf(words);
    }

    public boolean complete() {
        return completeness instanceof Completeness.Complete;
    }

    /** Returns the word without quotes; expansions are left as written. */
    public String unquoted(Word word) {
        return Unquoting.unquote(text.substring(word.start(), word.end()));
    }

    /** Returns the name of the first command, after keywords and assignments. */
    public Optional<Word> firstName() {
        return words.stream()
                .filter(word -> word.role() == WordRole.COMMAND)
                .filter(word -> word.command() == words.getFirst().command())
                .findFirst();
    }

    /** A range of the scanned text from {@code start} to {@code end}, exclusive. */
    public record Token(TokenKind kind, int start, int end) {}

    /**
     * A whole word.
     *
     * @param command a number shared by the words of one simple command
     * @param openQuote the quotes left open at the end of the text, which only the last words can
     *     have
     * @param value the start of the value of an assignment, otherwise of the word
     */
    public record Word(
            int start, int end, WordRole role, int command, QuoteState openQuote, int value) {}

    /** The quotes that are open at a position in the text. */
    public enum QuoteState {
        NONE,
        SINGLE,
        DOUBLE,
        /** {@code $'…'} */
        DOLLAR_SINGLE
    }

    /** The role of a word in its command. */
    public enum WordRole {
        COMMAND,
        ARGUMENT,
        ASSIGNMENT,
        REDIRECT_TARGET,
        HEREDOC_DELIMITER,
        KEYWORD,
        /** A name being bound: the variable of a loop, the name of a function. */
        NAME,
        /**
         * A word outside a command: an item of a loop or an array, a case pattern, an operand of a
         * test.
         */
        PLAIN
    }

    /** Whether bash would run the text on Enter or ask for another line. */
    public sealed interface Completeness {
        /** Complete, or wrong in a way that no further line can fix, which bash reports itself. */
        record Complete() implements Completeness {}

        /**
         * Another line is needed.
         *
         * @param open the innermost open construct
         * @param delimiter the line that ends an open here-document
         */
        record Incomplete(OpenConstruct open, Optional<String> delimiter) implements Completeness {
            public Incomplete(OpenConstruct open) {
                this(open, Optional.empty());
            }
        }
    }

    /** The construct that incomplete text leaves open. */
    public enum OpenConstruct {
        SINGLE_QUOTE,
        DOUBLE_QUOTE,
        BACKTICK,
        SUBSTITUTION,
        ARITHMETIC,
        PARAMETER,
        PARENTHESIS,
        BRACE,
        HEREDOC,
        /** A backslash at the very end, which joins the next line to this one. */
        BACKSLASH,
        /** The right-hand side of {@code |}, {@code &&} or {@code ||}. */
        PIPE,
        IF,
        LOOP,
        CASE,
        FUNCTION,
        TEST,
        ARRAY
    }

    /** The kind of a range of bash text, fine enough for syntax colours. */
    public enum TokenKind {
        /** A literal part of the word that names the command to run. */
        COMMAND,
        /** A reserved word, where bash treats it as one. */
        KEYWORD,
        /** A literal part of any other word. */
        ARGUMENT,
        /** A literal part of an argument that starts with a dash. */
        OPTION,
        /**
         * {@code NAME=}, {@code NAME+=} or {@code NAME[i]=}, and the literal parts of the value.
         */
        ASSIGNMENT,
        /** A quoted part including its quotes, closed or not. */
        STRING,
        /** A parameter or arithmetic expansion, also inside double quotes. */
        VARIABLE,
        /** An operator that separates or groups commands, and the delimiters of a substitution. */
        OPERATOR,
        /** A redirection operator with its descriptors, and the delimiters of a here-document. */
        REDIRECTION,
        /** The body of a here-document. */
        HEREDOC,
        COMMENT,
        /** An unquoted pattern in an argument. */
        GLOB
    }
}
