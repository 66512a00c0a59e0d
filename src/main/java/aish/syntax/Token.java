package aish.syntax;

/** A stretch of the scanned text, from {@code start} up to but without {@code end}. */
public record Token(Kind kind, int start, int end) {}
