package aish.context;

import java.nio.file.Path;

/**
 * Where the conversation takes place.
 *
 * @param platform the operating system, in words
 * @param shell the program behind the prompt
 * @param directory in which the shell is
 */
public record Surroundings(String platform, String shell, Path directory) {}
