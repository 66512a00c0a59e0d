package aish.commands.session;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.Event;
import aish.event.EventSink;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.session.output.OutputStore;
import aish.shell.CommandResult;
import aish.text.PlainText;

/**
 * {@code :changed}: lists what is different since a command last worked.
 *
 * @param describe says so for a command in a directory; empty if it is not known to have worked
 */
public record ChangedCommand(
        BiFunction<String, Path, Optional<String>> describe,
        SessionRecord session,
        OutputStore outputs,
        Supplier<Path> directory,
        EventSink events)
        implements MetaCommand, Replies {
    private static final Pattern OUTPUT = Pattern.compile("out-(\\d{1,9})");

    private record Run(String command, Path directory) {}

    @Override
    public Next run(String arguments) {
        Matcher output = OUTPUT.matcher(arguments);
        if (arguments.isEmpty()) {
            return describe(
                    last(result -> result.status() != 0),
                    "No command has failed in this session. :changed COMMAND compares any.");
        }
        if (output.matches()) {
            int number = Integer.parseInt(output.group(1));
            return describe(
                    last(result -> result.output().number() == number),
                    "No command with the output " + arguments + ".");
        }
        return describe(Optional.of(new Run(arguments, directory.get())), "");
    }

    private Next describe(Optional<Run> run, String none) {
        if (run.isEmpty()) {
            return fail(none);
        }
        String command = run.get().command();
        Path place = run.get().directory();
        Optional<String> said = describe.apply(command, place);
        return said.isPresent()
                ? answer("$ " + command + "\n" + said.get())
                : fail(
                        "aish has not seen this work in %s: %s"
                                .formatted(place, PlainText.oneLine(command)));
    }

    /** Returns the last command of the session with such a result. */
    private Optional<Run> last(Predicate<CommandResult> wanted) {
        Optional<Run> found = Optional.empty();
        Path started = directory.get();
        for (TimedEvent recorded : session.events()) {
            if (recorded.event() instanceof Event.Started start) {
                started = start.directory();
            } else if (recorded.event() instanceof Event.Ran(CommandResult result, _)
                    && !Event.isElsewhere(result.command())
                    && wanted.test(result)) {
                found = Optional.of(new Run(result.command(), started));
            }
        }
        return found;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? outputs.numbers().stream().map(number -> "out-" + number).toList()
                : List.of();
    }
}
