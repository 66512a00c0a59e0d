package aish.commands.session;

import module java.base;

import aish.approval.Rehearser;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * {@code :try}: runs a command on a copy of the disk, lists what it did there, and asks what to
 * keep. The exit status is that of the command.
 */
public record TryCommand(Rehearser rehearser, EventSink events) implements MetaCommand, Replies {
    private static final String NETWORK = "--network";

    @Override
    public Next run(String arguments) {
        String text = arguments.strip();
        boolean network = text.equals(NETWORK) || text.startsWith(NETWORK + " ");
        String command = network ? text.substring(NETWORK.length()).strip() : text;
        if (command.isEmpty()) {
            return fail(":try takes a command, such as :try make install. See :help :try.");
        }
        try {
            return new Next.Ran(rehearser.rehearse(command, network ? Network.ON : Network.OFF));
        } catch (RehearsalException e) {
            return fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return fail("Interrupted.");
        }
    }
}
