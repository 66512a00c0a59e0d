package aish.settings.toml;

import java.nio.file.Path;

/** A position in a file; line and column count from 1. */
public record TextPosition(Path file, int line, int column) {}
