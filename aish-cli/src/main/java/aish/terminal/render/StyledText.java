package aish.terminal.render;

/** A piece of text in one style. */
record StyledText(String text, Style style) {}
