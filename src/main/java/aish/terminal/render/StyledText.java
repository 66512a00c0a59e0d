package aish.terminal.render;

/** A stretch of text of one look. */
record StyledText(String text, Style style) {}
