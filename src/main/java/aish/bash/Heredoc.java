package aish.bash;

import java.util.List;

/** The body of a here-document, known only when the reader gets past its line. */
public final class Heredoc {
    private List<WordPart> parts = List.of();

    public void fill(List<WordPart> body) {
        parts = List.copyOf(body);
    }

    /** The body, with its expansions unless the delimiter was quoted. */
    public List<WordPart> parts() {
        return parts;
    }
}
