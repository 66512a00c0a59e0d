package aish.norris;

import aish.shell.CommandResult;
import java.util.Optional;

/** Runs commands in the shell that the person types into. */
@FunctionalInterface
public interface Actor {
    /** What came of it; empty if the shell has ended with it. */
    Optional<CommandResult> run(String command) throws InterruptedException;
}
