package aish.testing;

/** What a run without a terminal gave. */
public record BatchRun(String output, String error, int status) {}
