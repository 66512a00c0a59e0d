package aish.exec;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.safety.permissions.StatedLimits;
import aish.shell.CommandResult;

/**
 * Runs commands within the limits of contracts, each in a shell of its own that ends with it. Used
 * by one thread.
 */
public final class ContractedRuns {
    private final Function<StatedLimits, CommandLimits> limits;
    private final Supplier<Optional<String>> obstacle;
    private final EventSink events;
    private boolean complained;

    /**
     * @param limits creates what holds one command
     * @param obstacle why no command can be held, if none can
     */
    public ContractedRuns(
            Function<StatedLimits, CommandLimits> limits,
            Supplier<Optional<String>> obstacle,
            EventSink events) {
        this.limits = limits;
        this.obstacle = obstacle;
        this.events = events;
    }

    /**
     * Runs a command; without limits where the kernel has none, which the user is told once.
     *
     * @throws RefusedException if there are limits, but they could not be set
     */
    CommandOutcome run(
            StatedLimits stated,
            CommandLimits.Unconfined<CommandOutcome> command,
            Consumer<Refusal> refused)
            throws RefusedException, InterruptedException {
        Optional<String> why = obstacle.get();
        if (why.isPresent()) {
            if (!complained) {
                complained = true;
                events.emit(
                        new Event.Notice("Commands are not held to contracts: " + why.get() + "."));
            }
            return command.run();
        }
        CommandLimits held = limits.apply(stated);
        held.enter();
        try {
            CommandOutcome outcome = command.run();
            return switch (outcome) {
                case CommandOutcome.Finished(CommandResult result) ->
                        ended(held, result, outcome, refused);
                case CommandOutcome.Interrupted(CommandResult result) ->
                        ended(held, result, outcome, refused);
                case CommandOutcome _ -> outcome;
            };
        } finally {
            held.leave();
        }
    }

    /** A breach stops the command; that does not count as an interrupt by the user. */
    private static CommandOutcome ended(
            CommandLimits held,
            CommandResult result,
            CommandOutcome outcome,
            Consumer<Refusal> refused)
            throws InterruptedException {
        Optional<Refusal> breach = held.refused(result);
        breach.ifPresent(refused);
        return breach.isPresent() ? new CommandOutcome.Finished(result) : outcome;
    }
}
