package aish.commands.session;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.Event;
import aish.event.EventSink;
import aish.exec.CommandExecutor;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * {@code :try}: runs a command on a copy of the disk and lists what it did there.
 *
 * @param redaction hides secrets in what is shown
 */
public record TryCommand(
        CommandExecutor executor,
        Rehearsals rehearsals,
        UnaryOperator<String> redaction,
        Path home,
        EventSink events)
        implements MetaCommand, Replies {
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
            Rehearsal done =
                    executor.rehearse(rehearsals, command, network ? Network.ON : Network.OFF);
            return shown(done);
        } catch (RehearsalException e) {
            return fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return fail("Interrupted.");
        }
    }

    private Next shown(Rehearsal done) {
        RehearsalText text = new RehearsalText(home, redaction);
        events.emit(new Event.Answer(text.report(done)));
        if (done.changes().isEmpty()) {
            rehearsals.drop(done);
            events.emit(new Event.Notice("Nothing on the disk would change."));
        } else {
            events.emit(
                    new Event.Notice(
                            done.id()
                                    + ": nothing has changed yet. :rehearsals keep applies this,"
                                    + " diff shows it, drop removes it."));
        }
        return Next.after(done.status() == 0);
    }
}
