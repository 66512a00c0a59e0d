package aish.terminal;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What a prompt can show.
 *
 * @param model the active model
 * @param stance in which the model is asked to help
 * @param status of the last command
 * @param count how many prompts there have been, including this one
 * @param duration of the last command
 * @param jobs how many are running or stopped in the background
 * @param armed whether the next line is a goal
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
