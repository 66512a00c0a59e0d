package aish.session.transcript;

import module java.base;

import aish.event.ChoiceWord;
import aish.event.Event;
import aish.event.Event.Author;
import aish.session.TimedEvent;
import aish.shell.CommandResult;
import aish.shell.remote.RemoteFiles;
import org.jspecify.annotations.Nullable;

/**
 * A command of a session.
 *
 * @param origin who wrote it and why it ran, in a few words
 * @param directory in which it started
 * @param result empty if the shell ended with it
 */
public record RanCommand(
        Instant at, String command, String origin, Path directory, Optional<CommandResult> result) {
    private static final Set<String> RUNNING =
            Set.of(
                    ChoiceWord.RUN.label(),
                    ChoiceWord.EDIT.label(),
                    ChoiceWord.ALWAYS.label(),
                    ChoiceWord.ALL.label(),
                    ChoiceWord.TRY.label(),
                    Event.Decided.CLEAR,
                    Event.Decided.APPROVED);

    public boolean succeeded() {
        return result.isPresent() && result.get().status() == 0;
    }

    /** Returns the directory with its machine, unless that is this one. */
    String place() {
        return RemoteFiles.shown(directory);
    }

    /** Whether it ran on another machine; a record has only the name of a directory there. */
    boolean ranElsewhere() {
        return !place().startsWith("/");
    }

    /** Returns all recorded commands, in order. */
    public static List<RanCommand> of(List<TimedEvent> events) {
        List<RanCommand> steps = new ArrayList<>();
        Event.Decided decided = null;
        for (TimedEvent recorded : events) {
            switch (recorded.event()) {
                case Event.Typed _ -> decided = null;
                case Event.Decided decision -> decided = runs(decision) ? decision : null;
                case Event.Started started when Event.isElsewhere(started.command()) -> {}
                case Event.Started started -> {
                    steps.add(begun(recorded.at(), started, decided));
                    decided = null;
                }
                case Event.Ran(CommandResult result, Author _) -> end(steps, result);
                default -> {}
            }
        }
        return steps;
    }

    /** Whether the decision runs the suggestion, edited or not. */
    private static boolean runs(Event.Decided decided) {
        return RUNNING.contains(decided.decision());
    }

    private static RanCommand begun(
            Instant at, Event.Started started, Event.@Nullable Decided decided) {
        String origin =
                started.author() == Author.PERSON
                        ? "you"
                        : decided == null
                                ? "the model; you ran it by name"
                                : "the model (" + decided.suggestion() + "); " + said(decided);
        return new RanCommand(at, started.command(), origin, started.directory(), Optional.empty());
    }

    private static String said(Event.Decided decided) {
        return switch (decided.decision()) {
            case Event.Decided.CLEAR -> "ran without asking";
            case Event.Decided.APPROVED -> "you approved it";
            default -> "you chose " + decided.decision();
        };
    }

    private static void end(List<RanCommand> steps, CommandResult result) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            RanCommand step = steps.get(i);
            if (step.result().isEmpty() && step.command().equals(result.command())) {
                steps.set(
                        i,
                        new RanCommand(
                                step.at(),
                                step.command(),
                                step.origin(),
                                step.directory(),
                                Optional.of(result)));
                return;
            }
        }
    }
}
