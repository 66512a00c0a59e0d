package aish.terminal.editor.vi;

/** A part of a line, up to but not including {@code to}. */
record LineSpan(int from, int to) {}
