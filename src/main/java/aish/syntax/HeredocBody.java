package aish.syntax;

import java.util.List;

/** What bash finds in the lines of a here-document. */
final class HeredocBody {
    private HeredocBody() {}

    static List<WordPart> parts(String body, boolean expands, Span span, int depth) {
        if (!expands) {
            return List.of(new WordPart.Quoted(body, span));
        }
        return new WordReader(new Source(body, span, depth)).heredoc();
    }
}
