package aish.engine;

import java.util.OptionalInt;

/** Runs a command that a person approved, in the shell they type into. */
@FunctionalInterface
public interface CommandRunner {
    /** Returns its exit status; empty if the shell has ended with it. */
    OptionalInt run(String command) throws InterruptedException;
}
