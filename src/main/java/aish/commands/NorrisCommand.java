package aish.commands;

import module java.base;

/** {@code :norris}: pursues a goal. */
public final class NorrisCommand implements MetaCommand {
    private static final String OFF = "off";

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
