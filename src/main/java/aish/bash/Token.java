package aish.bash;

/** A range of the scanned text from {@code start} to {@code end}, exclusive. */
public record Token(TokenKind kind, int start, int end) {}
