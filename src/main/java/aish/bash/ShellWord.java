package aish.bash;

import java.util.List;

/** A word of a command as written: a sequence of parts. */
public record ShellWord(List<WordPart> parts, Span span) {
    public ShellWord {
        parts = List.copyOf(parts);
    }

    /** Whether the word is exactly this text, without quotes or expansions. */
    public boolean isPlain(String text) {
        return parts.size() == 1
                && parts.getFirst() instanceof WordPart.Literal(String literal, Span _)
                && literal.equals(text);
    }
}
