package aish.terminal;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What a prompt can show.
 *
 * @param model the active model preset
 * @param stance in which it is asked to help
 * @param status of the last command
 * @param count how many prompts there have been, this one included
 * @param duration of the last command
 * @param jobs running or stopped in the background
 * @param armed whether the next line is a goal to pursue
 */
public record PromptState(
        String model,
        String stance,
        int status,
        Path directory,
        int count,
        Duration duration,
        int jobs,
        boolean armed) {}
