package aish.norris;

import module java.base;

import aish.exec.CommandLimits;
import aish.exec.rehearsal.Rehearsals.Network;

/** Pursues goals, on the disk itself or on a copy. */
@FunctionalInterface
public interface Pursuits {
    /**
     * @param copy the network of the copy; empty to work on the disk itself
     */
    PursuitResult pursue(String goal, Optional<Network> copy) throws InterruptedException;

    /** Runs something for the user without the limits of a pursuit. */
    default <T> T outside(CommandLimits.Unconfined<T> command) throws InterruptedException {
        return command.run();
    }
}
