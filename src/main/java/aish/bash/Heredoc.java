package aish.bash;

import java.util.List;

/** The body of a here-document, which is known only once the parser has read past its line. */
public final class Heredoc {
    private List<WordPart> parts = List.of();

    public void fill(List<WordPart> body) {
        parts = List.copyOf(body);
    }

    /** The body, with expansions unless the delimiter was quoted. */
    public List<WordPart> parts() {
        return parts;
    }
}
