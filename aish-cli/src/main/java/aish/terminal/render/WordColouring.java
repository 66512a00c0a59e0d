package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeHighlighter.Lines;
import aish.terminal.render.Language.Mark;

import org.jspecify.annotations.Nullable;

/** Colours keywords, strings, numbers and comments of a language that a table describes. */
final class WordColouring implements Lines {
    private final Language language;

    /** The string or the comment that continues on the next line. */
    private @Nullable Mark open;

    WordColouring(Language language) {
        this.language = language;
    }

    @Override
    public boolean isOpen() {
        return open != null;
    }

    @Override
    public List<StyledText> next(String line) {
        List<StyledText> pieces = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            Mark before = open;
            Mark mark = before == null ? language.markAt(line, at).orElse(null) : before;
            StyledText piece =
                    mark == null
                            ? plain(line, at)
                            : marked(line, at, mark, before == null ? mark.open().length() : 0);
            pieces.add(piece);
            at += piece.text().length();
        }
        return pieces;
    }

    private StyledText marked(String line, int at, Mark mark, int opening) {
        int end = mark.end(line, at + opening);
        open = end < 0 && mark.spans() ? mark : null;
        int next = Math.max(end, 0);
        while (next < line.length() && Character.isWhitespace(line.charAt(next))) {
            next++;
        }
        boolean isName = language.isData() && end > 0 && line.startsWith(":", next);
        return new StyledText(
                line.substring(at, end < 0 ? line.length() : end),
                isName ? Theme.NAME : mark.style());
    }

    /** Returns a word, a number or a single other character. */
    private StyledText plain(String line, int at) {
        int first = line.codePointAt(at);
        boolean isNumber = Character.isDigit(first) || (first == '-' && language.isInWords(first));
        int end = at;
        while (end < line.length()
                && (language.isInWords(line.codePointAt(end))
                        || (isNumber && line.charAt(end) == '.'))) {
            end += Character.charCount(line.codePointAt(end));
        }
        String text = line.substring(at, Math.max(end, at + Character.charCount(first)));
        if (isNumber) {
            return new StyledText(text, Theme.NUMBER);
        }
        Style named = text.startsWith("@") && end > at ? Theme.NAME : Style.PLAIN;
        return new StyledText(text, language.isKeyword(text) ? Theme.KEYWORD : named);
    }
}
