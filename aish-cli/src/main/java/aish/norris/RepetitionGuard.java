package aish.norris;

import module java.base;

import aish.shell.CommandResult;

/** Notices when the same command keeps giving the same result. */
final class RepetitionGuard {
    private static final int MOST = 3;

    private record Seen(String command, int status, String head, String tail) {}

    private final Map<Seen, Integer> times = new HashMap<>();

    /** Records a result; returns true the third time it is the same, and then every third time. */
    boolean repeats(CommandResult result) {
        return repeats(
                new Seen(
                        result.command().strip(),
                        result.status(),
                        result.output().head(),
                        result.output().tail()));
    }

    /** Does the same for a tool call. */
    boolean repeats(String call, String result) {
        return repeats(new Seen(call, 0, result, ""));
    }

    private boolean repeats(Seen seen) {
        return times.merge(seen, 1, Integer::sum) % MOST == 0;
    }
}
