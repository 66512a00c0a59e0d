package aish.commands.session;

import module java.base;

import aish.approval.Rehearser;
import aish.commands.FallibleCommand;
import aish.commands.LeadingOptions;
import aish.commands.Next;
import aish.event.EventSink;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * {@code :try}: runs a command on a copy of the disk, lists what it did there, and asks what to
 * keep. The exit status is that of the command.
 */
public record TryCommand(Rehearser rehearser, EventSink events) implements FallibleCommand {
    private static final String NETWORK = "--network";

    @Override
    public Next attempt(String arguments) throws RehearsalException, InterruptedException {
        LeadingOptions options = LeadingOptions.of(arguments, List.of(NETWORK));
        if (options.unknown().isPresent()) {
            return fail("unknown option " + options.unknown().get() + "; see :help :try");
        }
        String command = options.rest();
        Network network = options.has(NETWORK) ? Network.ON : Network.OFF;
        return command.isEmpty()
                ? fail(":try takes a command, such as :try make install. See :help :try.")
                : new Next.Ran(rehearser.rehearse(command, network));
    }
}
