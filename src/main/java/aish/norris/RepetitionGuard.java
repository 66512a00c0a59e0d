package aish.norris;

import aish.shell.CommandResult;
import java.util.HashMap;
import java.util.Map;

/** Notices that the same command gave the same result again and again. */
final class RepetitionGuard {
    private static final int MOST = 3;

    private record Seen(String command, int status, String head, String tail) {}

    private final Map<Seen, Integer> times = new HashMap<>();

    /** True the third time, and then every third. */
    boolean repeats(CommandResult result) {
        return repeats(
                new Seen(
                        result.command().strip(),
                        result.status(),
                        result.output().head(),
                        result.output().tail()));
    }

    /** The same for the call of a tool. */
    boolean repeats(String call, String result) {
        return repeats(new Seen(call, 0, result, ""));
    }

    private boolean repeats(Seen seen) {
        return times.merge(seen, 1, Integer::sum) % MOST == 0;
    }
}
