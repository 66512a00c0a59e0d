package aish.approval;

import module java.base;

import aish.safety.permissions.StatedLimits;

/** Lets the user see what a command of a model really does before they decide about it. */
public interface Trial {
    /** Offers nothing. */
    Trial NONE =
            new Trial() {
                @Override
                public boolean isPossible() {
                    return false;
                }

                @Override
                public Optional<Decision> of(String command) {
                    return Optional.empty();
                }
            };

    /** Returns what a command did when it was last rehearsed in the session. */
    default Optional<StatedLimits> seen(String command) {
        return Optional.empty();
    }

    /** Whether commands can be rehearsed here; finds that out when first asked. */
    boolean isPossible();

    /**
     * Runs a command on a copy of the disk and asks the user whether to keep what it did.
     *
     * @return empty if the user still has to decide about the command
     */
    Optional<Decision> of(String command);
}
