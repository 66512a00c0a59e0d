package aish.terminal.render;

/** A piece of text in one style. */
public record StyledText(String text, Style style) {}
