package aish.bash;

import java.util.List;

/** A word of a command as it is written: parts in a row, each of its own kind. */
public record ShellWord(List<WordPart> parts, Span span) {
    public ShellWord {
        parts = List.copyOf(parts);
    }

    /** Whether it is written without any quote or expansion, exactly like this. */
    public boolean isPlain(String text) {
        return parts.size() == 1
                && parts.getFirst() instanceof WordPart.Literal(String literal, Span _)
                && literal.equals(text);
    }
}
