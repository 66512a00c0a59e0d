package aish.console.jline;

import aish.route.LineRouter;
import aish.route.Route;
import aish.route.RouteFacts;
import aish.syntax.ShellScanner;

/** Finds out at every key where the line would go. Used by the editor's thread alone. */
public final class TargetFinder {
    private final LineRouter router;
    private final RouteFacts facts;
    private String lastLine = "";
    private LineTarget lastTarget = new LineTarget.Shell(0);

    public TargetFinder(LineRouter router, RouteFacts facts) {
        this.router = router;
        this.facts = new TypingFacts(facts);
    }

    RouteFacts facts() {
        return facts;
    }

    LineTarget find(String line) {
        if (!line.equals(lastLine)) {
            lastTarget = route(line);
            lastLine = line;
        }
        return lastTarget;
    }

    /** Like {@link #find}, but waits until it is known what the shell knows. */
    LineTarget findForGood(String line) {
        facts.settle();
        return route(line);
    }

    /** What continues an unfinished command belongs to it, however much it reads like prose. */
    private LineTarget route(String text) {
        int end = text.indexOf('\n');
        if (end >= 0 && routeWhole(text.substring(0, end)) instanceof LineTarget.Shell first) {
            boolean open = !ShellScanner.scan(text.substring(first.start(), end)).complete();
            return open ? first : routeWhole(text);
        }
        return routeWhole(text);
    }

    private LineTarget routeWhole(String line) {
        return switch (router.route(line, facts).route()) {
            case Route.Shell(String command) -> new LineTarget.Shell(startOf(command, line));
            case Route.Ask(String text) -> new LineTarget.Ask(startOf(text, line));
            case Route.Meta(String name, String arguments) ->
                    new LineTarget.Meta(name, startOf(arguments, line));
        };
    }

    /** The router takes away a prefix and blanks around the text: the text ends the line. */
    private static int startOf(String text, String line) {
        String trimmed = line.stripTrailing();
        return trimmed.endsWith(text)
                ? trimmed.length() - text.length()
                : line.length() - line.stripLeading().length();
    }
}
