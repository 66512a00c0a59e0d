package aish.context;

import java.nio.file.Path;

/**
 * Where the conversation takes place.
 *
 * @param platform the operating system, in words
 * @param shell the program that runs commands
 * @param directory the shell's current directory
 */
public record Surroundings(String platform, String shell, Path directory) {}
