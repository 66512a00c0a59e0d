package aish.settings.toml;

import java.nio.file.Path;

/** Where something stands in a file; both numbers count from 1. */
public record TextPosition(Path file, int line, int column) {}
