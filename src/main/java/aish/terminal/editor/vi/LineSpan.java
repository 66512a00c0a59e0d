package aish.terminal.editor.vi;

/** A part of a line, without what is at {@code to}. */
record LineSpan(int from, int to) {}
