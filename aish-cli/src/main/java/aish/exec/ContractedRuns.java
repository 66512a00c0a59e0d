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

    /** Creates what holds no command to anything. */
    static ContractedRuns none(EventSink events) {
        return new ContractedRuns(
                _ -> CommandLimits.NONE, () -> Optional.of("there are no limits here"), events);
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
            Optional<CommandResult> ended =
                    switch (outcome) {
                        case CommandOutcome.Finished(CommandResult result) -> Optional.of(result);
                        case CommandOutcome.Interrupted(CommandResult result) ->
                                Optional.of(result);
                        case CommandOutcome.ShellLeft _,
                                CommandOutcome.ShellDied _,
                                CommandOutcome.CameBack _,
                                CommandOutcome.Refused _ ->
                                Optional.empty();
                    };
            Optional<Refusal> breach =
                    ended.isEmpty() ? Optional.empty() : held.refused(ended.get());
            breach.ifPresent(refused);
            // a breach stops the command, which is no interrupt of the user's
            return breach.isPresent() ? new CommandOutcome.Finished(ended.get()) : outcome;
        } finally {
            held.leave();
        }
    }
}
