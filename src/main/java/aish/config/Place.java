package aish.config;

import java.nio.file.Path;

/** Where something stands in a file; both numbers count from 1. */
record Place(Path file, int line, int column) {}
