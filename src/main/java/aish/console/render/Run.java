package aish.console.render;

/** A stretch of text of one look. */
record Run(String text, Style style) {}
