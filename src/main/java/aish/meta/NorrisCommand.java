package aish.meta;

import java.util.List;

/** {@code :norris}: pursues a goal. */
public final class NorrisCommand implements MetaCommand {
    private static final String OFF = "off";

    private static final Manual MANUAL =
            new Manual(
                    "norris",
                    List.of(),
                    "norris [GOAL|off]",
                    "pursue a goal; alone, the next line is the goal",
                    "norris");

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String goal = arguments.strip();
        return goal.equals(OFF) ? new Next.Disarm() : new Next.Pursue(goal);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of(OFF) : List.of();
    }
}
