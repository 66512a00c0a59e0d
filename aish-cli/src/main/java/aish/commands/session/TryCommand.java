package aish.commands.session;

import module java.base;

import aish.approval.Rehearser;
import aish.commands.FallibleCommand;
import aish.commands.Next;
import aish.event.EventSink;
import aish.exec.rehearsal.OutsideSockets;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * {@code :try}: runs a command on a copy of the disk, lists what it did there, and asks what to
 * keep. The exit status is that of the command.
 */
public record TryCommand(Rehearser rehearser, EventSink events) implements FallibleCommand {
    private static final Pattern OPTION =
            Pattern.compile("--(?:(network)|with(?:=|\\s+)(\\S+))(?:\\s+|$)");

    @Override
    public Next attempt(String arguments) throws RehearsalException, InterruptedException {
        String command = arguments.strip();
        Network network = Network.OFF;
        Set<OutsideSockets> sockets = EnumSet.noneOf(OutsideSockets.class);
        for (Matcher option = OPTION.matcher(command);
                option.lookingAt();
                option = OPTION.matcher(command)) {
            if (option.group(1) != null) {
                network = Network.ON;
            } else {
                sockets.addAll(OutsideSockets.named(option.group(2)));
            }
            command = command.substring(option.end());
        }
        return command.isEmpty()
                ? fail(":try takes a command, such as :try make install. See :help :try.")
                : new Next.Ran(rehearser.rehearse(command, network, sockets));
    }
}
