package aish.bash.parser;

import aish.bash.Span;
import aish.bash.WordPart;
import java.util.ArrayList;
import java.util.List;

/** Collects the parts of a word and joins consecutive literal characters. */
final class WordPartList {
    private final ParserInput source;
    private final List<WordPart> parts = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int literalStart;

    WordPartList(ParserInput source) {
        this.source = source;
    }

    /** Consumes the current character as a literal. */
    void addLiteral() {
        if (literal.isEmpty()) {
            literalStart = source.at();
        }
        literal.append(source.next());
    }

    void add(WordPart part) {
        endLiteral();
        parts.add(part);
    }

    void addAll(List<WordPart> more) {
        endLiteral();
        parts.addAll(more);
    }

    List<WordPart> done() {
        endLiteral();
        return parts;
    }

    private void endLiteral() {
        Span span = source.between(literalStart, literalStart + literal.length());
        if (!literal.isEmpty()) {
            parts.add(new WordPart.Literal(literal.toString(), span));
            literal.setLength(0);
        }
    }
}
