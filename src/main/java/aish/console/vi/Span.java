package aish.console.vi;

/** A part of a line, without what is at {@code to}. */
record Span(int from, int to) {}
