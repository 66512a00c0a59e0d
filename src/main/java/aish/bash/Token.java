package aish.bash;

/** A stretch of the scanned text, from {@code start} up to but without {@code end}. */
public record Token(TokenKind kind, int start, int end) {}
