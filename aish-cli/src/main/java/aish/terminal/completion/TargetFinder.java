package aish.terminal.completion;

import module java.base;

import aish.bash.ScanResult.Word;
import aish.bash.ShellScanner;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.route.RouteFacts;

/** Determines at every key where the line would go. Used only by the editor's thread. */
public final class TargetFinder {
    private final LineRouter router;
    private final RouteFacts facts;
    private String lastLine = "";
    private long lastMoment = RouteFacts.UNVERSIONED;
    private LineTarget lastTarget = new LineTarget.Shell(0);

    public TargetFinder(LineRouter router, RouteFacts facts) {
        this.router = router;
        this.facts = facts;
    }

    public RouteFacts facts() {
        return facts;
    }

    /** Whether the line would go to the model. */
    public boolean asks(String line) {
        return find(line) instanceof LineTarget.Ask;
    }

    public LineTarget find(String line) {
        long moment = facts.version();
        if (moment != lastMoment || !line.equals(lastLine)) {
            lastTarget = route(line);
            lastLine = line;
            lastMoment = moment;
        }
        return lastTarget;
    }

    /**
     * Like {@link #find}, but first waits for the facts about the shell, which may be missing right
     * after the start.
     */
    public LineTarget findWhenReady(String line) {
        facts.awaitFirst();
        return find(line);
    }

    /**
     * Takes an unfinished line that starts with a command for the shell's, whatever it may become.
     */
    public LineTarget findForCompletion(String line) {
        LineTarget target = find(line);
        Optional<Word> name = ShellScanner.scan(line).firstName();
        boolean command =
                target instanceof LineTarget.Ask
                        && name.isPresent()
                        && name.get().start() == target.start()
                        && facts.isCommand(line.substring(target.start(), name.get().end()));
        return command ? new LineTarget.Shell(target.start()) : target;
    }

    private LineTarget route(String line) {
        return switch (router.route(line, facts).route()) {
            case Route.Shell(String command) -> new LineTarget.Shell(startOf(command, line));
            case Route.Ask(String text) -> new LineTarget.Ask(startOf(text, line));
            case Route.Meta(String name, String arguments) ->
                    new LineTarget.Meta(name, startOf(arguments, line));
        };
    }

    /**
     * Returns where the text starts. The router removes a prefix and the surrounding spaces, so the
     * text is at the end of the line.
     */
    private static int startOf(String text, String line) {
        int start = line.lastIndexOf(text);
        return start >= 0 ? start : line.length() - line.stripLeading().length();
    }

    /**
     * Where a line being typed would go. Positions are counted in characters of the whole line,
     * including prefix and leading spaces.
     */
    public sealed interface LineTarget {
        /** Where the text itself starts, after any prefix that was typed. */
        int start();

        record Shell(int start) implements LineTarget {}

        record Ask(int start) implements LineTarget {}

        /**
         * @param start where the arguments start
         */
        record Meta(String name, int start) implements LineTarget {}
    }
}
