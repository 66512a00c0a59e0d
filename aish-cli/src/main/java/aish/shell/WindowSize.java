package aish.shell;

/** A terminal's size in character cells. */
public record WindowSize(int rows, int columns) {}
