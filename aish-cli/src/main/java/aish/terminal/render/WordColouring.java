package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeBlock.CodeColouring;
import aish.terminal.render.LanguageTable.Language;
import aish.terminal.render.LanguageTable.Language.Comment;
import aish.terminal.render.LanguageTable.Language.Quote;
import org.jspecify.annotations.Nullable;

/** Colours keywords, strings, numbers and comments of a language that a table describes. */
final class WordColouring implements CodeColouring {
    private static final int LONGEST_WORD = 32;

    private final Language language;
    private final StringBuilder word = new StringBuilder();
    private final StringBuilder opening = new StringBuilder();
    private final StringBuilder tail = new StringBuilder();
    private @Nullable Quote quote;
    private @Nullable Comment comment;
    private boolean lineComment;
    private boolean escaped;
    private boolean inNumber;
    private int previous = '\n';

    WordColouring(Language language) {
        this.language = language;
    }

    @Override
    public void read(int c, CodeOutput output) {
        if (lineComment) {
            output.put(Character.toString(c), Theme.COMMENT);
        } else if (quote != null) {
            inString(quote, c, output);
        } else if (comment != null) {
            inComment(comment, c, output);
        } else if (!opening.isEmpty()) {
            inOpening(c, output);
        } else {
            plain(c, output);
        }
        previous = c;
    }

    @Override
    public boolean isOpen() {
        return quote != null || comment != null;
    }

    @Override
    public void endLine(CodeOutput output) {
        if (!opening.isEmpty()) {
            resolveOpening(output);
        }
        endWord(output);
        lineComment = false;
        escaped = false;
        inNumber = false;
        if (quote != null && !quote.spans()) {
            quote = null;
        }
        tail.setLength(0);
        previous = '\n';
    }

    private void plain(int c, CodeOutput output) {
        boolean inWord = Character.isLetterOrDigit(c) || language.wordCharacters().indexOf(c) >= 0;
        if (inNumber && (inWord || c == '.')) {
            output.put(Character.toString(c), Theme.NUMBER);
            return;
        }
        inNumber = false;
        if (inWord && word.isEmpty() && Character.isDigit(c) && !isWordBefore()) {
            inNumber = true;
            output.put(Character.toString(c), Theme.NUMBER);
        } else if (inWord) {
            extendWord(c, output);
        } else {
            endWord(output);
            sign(c, output);
        }
    }

    /**
     * Whether the previous character belongs to a word; the rest of one that is too long to be a
     * keyword stays plain.
     */
    private boolean isWordBefore() {
        return Character.isLetterOrDigit(previous)
                || language.wordCharacters().indexOf(previous) >= 0;
    }

    private void extendWord(int c, CodeOutput output) {
        if (word.isEmpty() && isWordBefore()) {
            output.put(Character.toString(c), Style.PLAIN);
            return;
        }
        word.appendCodePoint(c);
        if (word.length() > LONGEST_WORD) {
            output.put(word.toString(), Style.PLAIN);
            word.setLength(0);
        }
    }

    private void endWord(CodeOutput output) {
        if (!word.isEmpty()) {
            String text = word.toString();
            word.setLength(0);
            output.put(text, styleOf(text));
        }
    }

    private Style styleOf(String text) {
        if (language.isKeyword(text)) {
            return Theme.KEYWORD;
        }
        return text.startsWith("@") ? Theme.NAME : Style.PLAIN;
    }

    private void sign(int c, CodeOutput output) {
        String text = Character.toString(c);
        boolean apostrophe = c == '\'' && Character.isLetterOrDigit(previous) && !prefixesStrings();
        if (!apostrophe && language.mayOpen(text)) {
            opening.append(text);
        } else {
            output.put(text, Style.PLAIN);
        }
    }

    /** Whether the previous letter is a prefix of a string, as in Python. */
    private boolean prefixesStrings() {
        return "bfruBFRU".indexOf(previous) >= 0 && language.mayOpen("'''");
    }

    private void inOpening(int c, CodeOutput output) {
        String longer = opening.toString() + Character.toString(c);
        if (language.mayOpen(longer)) {
            opening.appendCodePoint(c);
        } else {
            resolveOpening(output);
            read(c, output);
        }
    }

    /** Takes the longest mark that the characters start with; the rest is read again. */
    private void resolveOpening(CodeOutput output) {
        String text = opening.toString();
        opening.setLength(0);
        for (int length = text.length(); length > 0; length--) {
            if (opens(text.substring(0, length), output)) {
                text.substring(length).codePoints().forEach(c -> read(c, output));
                return;
            }
        }
        output.put(text.substring(0, 1), Style.PLAIN);
        text.substring(1).codePoints().forEach(c -> read(c, output));
    }

    private boolean opens(String mark, CodeOutput output) {
        Optional<Quote> string =
                language.quotes().stream().filter(q -> q.mark().equals(mark)).findFirst();
        Optional<Comment> block =
                language.comments().stream().filter(b -> b.open().equals(mark)).findFirst();
        if (string.isPresent()) {
            quote = string.get();
            output.put(mark, Theme.STRING);
        } else if (block.isPresent()) {
            comment = block.get();
            output.put(mark, Theme.COMMENT);
        } else if (language.lineComments().contains(mark)) {
            lineComment = true;
            output.put(mark, Theme.COMMENT);
        } else {
            return false;
        }
        tail.setLength(0);
        return true;
    }

    private void inString(Quote open, int c, CodeOutput output) {
        output.put(Character.toString(c), Theme.STRING);
        if (escaped) {
            escaped = false;
            tail.setLength(0);
        } else if (c == '\\' && open.escapes()) {
            escaped = true;
        } else if (closes(c, open.mark())) {
            quote = null;
        }
    }

    private void inComment(Comment open, int c, CodeOutput output) {
        output.put(Character.toString(c), Theme.COMMENT);
        if (closes(c, open.close())) {
            comment = null;
        }
    }

    private boolean closes(int c, String mark) {
        tail.appendCodePoint(c);
        while (tail.length() > mark.length()) {
            tail.deleteCharAt(0);
        }
        return tail.toString().equals(mark);
    }
}
