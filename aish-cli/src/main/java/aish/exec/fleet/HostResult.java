package aish.exec.fleet;

import module java.base;

import aish.event.Event;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/**
 * What became of a command on one host.
 *
 * @param result its output, and its exit status or what stands for one
 * @param digest the same for equal outputs
 */
public record HostResult(String host, Ending ending, CommandResult result, String digest) {
    /** The status that stands for a host that was not reached, as ssh has it. */
    static final int NO_CONNECTION = 255;

    /** How the command ended. */
    public sealed interface Ending {
        /** By itself. */
        record Exited(int status) implements Ending {}

        /** It did not start. */
        record Unreachable(String why) implements Ending {}

        /** It had started, and whether it has ended is unknown. */
        record Lost(String why) implements Ending {}

        /** The user stopped it. */
        record Stopped() implements Ending {}

        /** The user stopped the run before it started. */
        record Unstarted() implements Ending {}
    }

    /** Returns the ending in a word, for programs. */
    String word() {
        return switch (ending) {
            case Ending.Exited _ -> "exited";
            case Ending.Unreachable _ -> "unreachable";
            case Ending.Lost _ -> "lost";
            case Ending.Stopped _ -> "stopped";
            case Ending.Unstarted _ -> "unstarted";
        };
    }

    /** Returns the ending in words for people. */
    String said() {
        return switch (ending) {
            case Ending.Exited(int status) -> status == 0 ? "ok" : "exit status " + status;
            case Ending.Unreachable(String why) -> "unreachable" + because(why);
            case Ending.Lost(String why) ->
                    "connection lost, so whether the command ended is unknown" + because(why);
            case Ending.Stopped _ -> "stopped before it ended";
            case Ending.Unstarted _ -> "not started";
        };
    }

    private static String because(String why) {
        return why.isEmpty() ? "" : ": " + why;
    }

    /** Returns the result for those who are not told the ending: without output, that is there. */
    public CommandResult told() {
        return ending instanceof Ending.Exited || result.output().number() > 0
                ? result
                : result.with(
                        new CapturedOutput(
                                0, "aish: " + said() + "\n", 0, "", false, Optional.empty()));
    }

    /** Returns what those who watch the run are told. */
    public Event.RanOnHost event() {
        return new Event.RanOnHost(host, word(), told());
    }

    public boolean isGood() {
        return ending.equals(new Ending.Exited(0));
    }
}
