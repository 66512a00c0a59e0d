package aish.bash.scanner;

import module java.base;

import aish.bash.Chars;
import aish.bash.ControlOperator;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.scanner.PartFrame.Bracketed;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator;

/** A word being scanned. */
final class WordFrame extends PartFrame {
    /** Whether the word may be an assignment. */
    enum Assigning {
        NEVER,
        /** As an argument of {@code declare} and similar builtins. */
        DECLARED,
        /** Before the command's name. */
        LEADING,
        /** As an item of an array, which may start with a subscript. */
        ELEMENT
    }

    /** How far an unquoted {@code [} in an argument is followed; a longer set is not coloured. */
    private static final int LONGEST_SET = 64;

    /** No word of the grammar is longer. */
    private static final int LONGEST_PLAIN = 40;

    private final TokenFrame owner;
    private final int start;
    private final int index;
    private final int command;
    private WordRole role;
    private Assigning assigning;
    private boolean regex;
    private int valueStart = -1;
    private int end = -1;

    WordFrame(ScanPass pass, TokenFrame owner, WordRole role, TokenKind kind, int command) {
        super(kind, pass.at());
        this.owner = owner;
        this.start = pass.at();
        this.index = pass.findings().reserveWord(start);
        this.command = command;
        this.role = role;
        this.assigning = Assigning.NEVER;
    }

    WordFrame assigning(Assigning how) {
        assigning = how;
        return this;
    }

    /** Treats parentheses and bars as part of the word. */
    WordFrame asRegex() {
        regex = true;
        return this;
    }

    @Override
    void ordinary(ScanPass pass, char c) {
        switch (c) {
            case '=' -> equalsSign(pass);
            case '[' -> bracket(pass);
            case '*', '?' -> wildcard(pass);
            case '+', '@', '!' -> {
                if (!extendedPattern(pass)) {
                    pass.advance(1);
                }
            }
            default -> {
                if (Chars.endsWord(c)) {
                    boundary(pass, c);
                } else {
                    pass.advance(1);
                }
            }
        }
    }

    private void boundary(ScanPass pass, char c) {
        if ((c == '<' || c == '>') && pass.peek(1) == '(') {
            flush(pass);
            CommandList.openSubstitution(pass);
        } else if (regex && c == '(') {
            open(pass, Bracketed.pattern(kind(), pass.at()), 1);
        } else if (regex && c == '|') {
            pass.advance(1);
        } else {
            finish(pass);
        }
    }

    private void equalsSign(ScanPass pass) {
        boolean assigns = mayAssign() && namesVariable(pass);
        pass.advance(1);
        if (assigns) {
            role = WordRole.ASSIGNMENT;
            kind(TokenKind.ASSIGNMENT);
            valueStart = pass.at();
            if (pass.peek(0) == '(') {
                flush(pass);
                pass.consume(TokenKind.OPERATOR, 1);
                pass.push(new ArrayItems());
            }
        }
        assigning = Assigning.NEVER;
    }

    private boolean mayAssign() {
        return assigning == Assigning.LEADING || assigning == Assigning.DECLARED;
    }

    /**
     * Whether the text before this equals sign is {@code NAME} or {@code NAME[…]}, possibly
     * followed by +.
     */
    private boolean namesVariable(ScanPass pass) {
        String text = pass.text();
        int nameEnd = Chars.nameEnd(text, start, pass.at());
        if (nameEnd == start) {
            return false;
        }
        int last = text.charAt(pass.at() - 1) == '+' ? pass.at() - 1 : pass.at();
        boolean subscripted = text.charAt(nameEnd) == '[' && text.charAt(last - 1) == ']';
        return nameEnd == last || subscripted;
    }

    private void bracket(ScanPass pass) {
        int length;
        if (opensSubscript(pass)) {
            kind(TokenKind.ASSIGNMENT);
            open(pass, Bracketed.subscript(pass.at()), 1);
        } else if (globs() && (length = setLength(pass)) > 0) {
            embed(pass, TokenKind.GLOB, length);
        } else {
            pass.advance(1);
        }
    }

    private boolean opensSubscript(ScanPass pass) {
        return switch (assigning) {
            case NEVER, DECLARED -> false;
            case ELEMENT -> pass.at() == start;
            case LEADING ->
                    pass.at() > start
                            && Chars.continuesName(pass.text().charAt(pass.at() - 1))
                            && Chars.nameEnd(pass.text(), start, pass.at()) == pass.at();
        };
    }

    /**
     * Returns the length of the {@code [...]} here, or 0. A {@code ]} in first position is literal.
     */
    private static int setLength(ScanPass pass) {
        for (int length = 1; length < LONGEST_SET; length++) {
            char c = pass.peek(length);
            if (c == ']' && length > 1) {
                return length + 1;
            }
            if (c == ScanPass.END || Chars.endsWord(c) || "\\$`'\"".indexOf(c) >= 0) {
                return 0;
            }
        }
        return 0;
    }

    private void wildcard(ScanPass pass) {
        if (!extendedPattern(pass)) {
            if (globs()) {
                embed(pass, TokenKind.GLOB, 1);
            } else {
                pass.advance(1);
            }
        }
    }

    private boolean extendedPattern(ScanPass pass) {
        if (pass.peek(1) != '(') {
            return false;
        }
        open(pass, Bracketed.pattern(globs() ? TokenKind.GLOB : kind(), pass.at()), 2);
        return true;
    }

    private boolean globs() {
        return kind() == TokenKind.ARGUMENT || kind() == TokenKind.OPTION;
    }

    /** Passes the word to the enclosing frame. */
    void finish(ScanPass pass) {
        flush(pass);
        end = pass.at();
        pass.pop();
        owner.word(pass, this);
        log(pass, QuoteState.NONE);
    }

    void log(ScanPass pass, QuoteState openQuote) {
        int last = end < 0 ? pass.at() : end;
        pass.findings().word(index, new Word(start, last, role, command, openQuote));
    }

    /** Reclassifies the word; valid only for a plain word that was just read. */
    void reclassify(ScanPass pass, WordRole nowRole, TokenKind nowKind) {
        role = nowRole;
        pass.findings().recolourLast(nowKind);
    }

    /**
     * Returns the text of a short word without quotes and expansions, otherwise an empty string.
     */
    String plainText(ScanPass pass) {
        int last = end < 0 ? pass.at() : end;
        if (!plain() || last - start > LONGEST_PLAIN) {
            return "";
        }
        String text = raw(pass);
        return joined() ? text.replace("\\\n", "").replace("\\", "") : text;
    }

    String raw(ScanPass pass) {
        return pass.text().substring(start, end < 0 ? pass.at() : end);
    }

    WordRole role() {
        return role;
    }

    int start() {
        return start;
    }

    int command() {
        return command;
    }

    /** The start of an assignment's value, or -1. */
    int valueStart() {
        return valueStart;
    }

    @Override
    Optional<OpenConstruct> open() {
        return Optional.empty();
    }

    /** The items {@code (…)} after {@code NAME=}. */
    private static final class ArrayItems extends TokenFrame {
        @Override
        WordFrame newWord(ScanPass pass) {
            return new WordFrame(pass, this, WordRole.PLAIN, TokenKind.ARGUMENT, pass.nextCommand())
                    .assigning(WordFrame.Assigning.ELEMENT);
        }

        @Override
        void word(ScanPass pass, WordFrame word) {}

        @Override
        void operator(ScanPass pass, ControlOperator operator) {
            if (operator == ControlOperator.RIGHT) {
                pass.pop();
            } else {
                pass.fail();
            }
        }

        @Override
        void redirection(ScanPass pass, RedirectionOperator redirection) {
            pass.fail();
        }

        @Override
        void newline(ScanPass pass) {}

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(OpenConstruct.ARRAY);
        }
    }
}
