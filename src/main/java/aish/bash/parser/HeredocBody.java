package aish.bash.parser;

import aish.bash.Span;
import aish.bash.WordPart;
import java.util.List;

/** Parses the body of a here-document. */
final class HeredocBody {
    private HeredocBody() {}

    static List<WordPart> parts(String body, boolean expands, Span span, int depth) {
        if (!expands) {
            return List.of(new WordPart.Quoted(body, span));
        }
        return new WordReader(new ParserInput(body, span, depth)).heredoc();
    }
}
