package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.settings.Config.World;

/**
 * {@code :norris}: pursues a goal.
 *
 * @param world where its commands run unless the user says otherwise
 */
public record NorrisCommand(Supplier<World> world, EventSink events)
        implements MetaCommand, Replies {
    private static final String OFF = "off";
    private static final String TRY = "--try";
    private static final String NETWORK = "--network";
    private static final String REAL = "--real";
    private static final List<String> OPTIONS = List.of(TRY, NETWORK, REAL);

    /** Ctrl-N may have put the command before a line that starts with it. */
    private static final String COMMANDS = "(?:[:/](?:norris|goal)\\s+)+";

    /** Whether a line that is typed while a goal is pursued ends that at once. */
    public static boolean ends(String line) {
        return leaves(line) || line.strip().matches(COMMANDS + OFF);
    }

    /** Whether the line also leaves aish. */
    public static boolean leaves(String line) {
        return line.strip().matches("[:/]quit");
    }

    @Override
    public Next run(String arguments) {
        LeadingOptions options =
                LeadingOptions.of(arguments.strip().replaceFirst("^" + COMMANDS, ""), OPTIONS);
        if (options.unknown().isPresent()) {
            return fail("unknown option " + options.unknown().get() + "; see :help :norris");
        }
        String goal = options.rest();
        if (goal.equals(OFF) && options.given().isEmpty()) {
            return new Next.Disarm();
        }
        boolean isCopy = options.has(TRY) || (world.get() == World.COPY && !options.has(REAL));
        if (options.has(REAL) && isCopy) {
            return fail(":norris takes --try or --real, not both.");
        }
        if (options.has(NETWORK) && !isCopy) {
            return fail(":norris --network is for a copy of the disk: add --try.");
        }
        Network network = options.has(NETWORK) ? Network.ON : Network.OFF;
        return new Next.Pursue(goal, isCopy ? Optional.of(network) : Optional.empty());
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return Stream.concat(Stream.of(OFF), OPTIONS.stream()).toList();
        }
        return OPTIONS.containsAll(earlier) ? OPTIONS : List.of();
    }
}
