package aish.bash.scanner;

import module java.base;

import aish.bash.Chars;
import aish.bash.CursorWord;
import aish.bash.CursorWord.Place;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellQuoting.Unquoting;
import aish.bash.scanner.PartFrame.Arithmetic;
import aish.bash.scanner.PartFrame.Bracketed;
import aish.bash.scanner.ScanPass.Frame;
import org.jspecify.annotations.Nullable;

/** Finds the word being typed from what a pass over the text before the cursor left open. */
public final class WordLocator {
    private final String text;
    private final int cursor;
    private final ScanPass pass;

    public WordLocator(String textBeforeCursor) {
        this.text = textBeforeCursor;
        this.cursor = textBeforeCursor.length();
        this.pass = new ScanPass(textBeforeCursor);
    }

    public CursorWord locate() {
        pass.read();
        QuoteState quoting = QuoteState.NONE;
        Frame frame = pass.top();
        while (frame != null && !(frame instanceof WordFrame) && !(frame instanceof TokenFrame)) {
            quoting = quoting == QuoteState.NONE ? frame.quoting() : quoting;
            frame = frame.below;
        }
        int name = quoting == QuoteState.SINGLE ? -1 : variableName();
        if (name >= 0) {
            return from(name, quoting, new Place.Variable());
        }
        return nothingToComplete()
                ? from(cursor, quoting, new Place.Nothing())
                : in(frame, quoting);
    }

    private CursorWord in(@Nullable Frame frame, QuoteState quoting) {
        if (frame instanceof WordFrame word) {
            return word.valueStart() < 0
                    ? from(word.start(), quoting, place(word))
                    : from(word.valueStart(), quoting, new Place.AssignmentValue(assigned(word)));
        }
        return frame instanceof TokenFrame owner
                ? from(cursor, quoting, place(owner.newWord(pass)))
                : from(cursor, quoting, new Place.Nothing());
    }

    private CursorWord from(int start, QuoteState quoting, Place place) {
        String raw = text.substring(start);
        return new CursorWord(start, raw, Unquoting.unquote(raw), quoting, place);
    }

    private boolean nothingToComplete() {
        Token last = lastToken();
        boolean comment = last != null && last.kind() == TokenKind.COMMENT && last.end() == cursor;
        return comment || pass.heredocs().insideBody() || pass.top() instanceof Arithmetic;
    }

    private @Nullable Token lastToken() {
        List<Token> tokens = pass.findings().tokens();
        return tokens.isEmpty() ? null : tokens.getLast();
    }

    /** Returns the start of the variable name being typed after a dollar sign, or -1. */
    private int variableName() {
        int start = cursor;
        while (start > 0 && Chars.continuesName(text.charAt(start - 1))) {
            start--;
        }
        boolean name = start == cursor || Chars.startsName(text.charAt(start));
        return name && (followsDollar(start) || followsBrace(start)) ? start : -1;
    }

    private boolean followsDollar(int name) {
        Token last = lastToken();
        return last != null
                && last.kind() == TokenKind.VARIABLE
                && last.end() == cursor
                && last.start() == name - 1
                && text.charAt(last.start()) == '$';
    }

    private boolean followsBrace(int name) {
        if (!(pass.top() instanceof Bracketed brackets) || brackets.kind() != TokenKind.VARIABLE) {
            return false;
        }
        int brace = brackets.literalStart() + 1;
        boolean indirect = name == brace + 2 && "#!".indexOf(text.charAt(brace + 1)) >= 0;
        return text.startsWith("${", brace - 1) && (name == brace + 1 || indirect);
    }

    private String assigned(WordFrame word) {
        return text.substring(word.start(), Chars.nameEnd(text, word.start(), cursor));
    }

    private Place place(WordFrame word) {
        return switch (word.role()) {
            case COMMAND -> new Place.Command();
            case ARGUMENT -> argument(word);
            case REDIRECT_TARGET -> new Place.RedirectTarget();
            case PLAIN -> new Place.Plain();
            case ASSIGNMENT, HEREDOC_DELIMITER, KEYWORD, NAME -> new Place.Nothing();
        };
    }

    private Place argument(WordFrame word) {
        String command = "";
        int start = word.start();
        List<String> earlier = new ArrayList<>();
        for (Word other : pass.findings().words()) {
            if (other.command() != word.command() || other.start() >= word.start()) {
                continue;
            }
            if (other.role() == WordRole.COMMAND) {
                command = unquoted(other);
                start = other.start();
            } else if (!command.isEmpty() && isArgument(other)) {
                earlier.add(unquoted(other));
            }
        }
        return new Place.Argument(command, earlier, text.substring(start));
    }

    private static boolean isArgument(Word word) {
        return word.role() == WordRole.ARGUMENT || word.role() == WordRole.ASSIGNMENT;
    }

    private String unquoted(Word word) {
        return Unquoting.unquote(text.substring(word.start(), word.end()));
    }
}
