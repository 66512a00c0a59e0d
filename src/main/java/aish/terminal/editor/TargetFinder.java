package aish.terminal.editor;

import aish.route.LineRouter;
import aish.route.Route;
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
        this.facts = new TypingFacts(facts);
    }

    RouteFacts facts() {
        return facts;
    }

    LineTarget find(String line) {
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
    LineTarget findWhenReady(String line) {
        facts.awaitFirst();
        return find(line);
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
}
