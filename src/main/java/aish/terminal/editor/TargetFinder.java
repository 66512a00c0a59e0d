package aish.terminal.editor;

import module java.base;

import aish.route.Decision.Route;
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

    /**
     * Takes an unfinished line that starts with a command for the shell's, whatever it may become.
     */
    LineTarget findForCompletion(String line) {
        LineTarget target = find(line);
        String text = line.stripLeading();
        String first = text.split("\\s", 2)[0];
        boolean prefixed = target.start() > line.length() - text.length();
        return target instanceof LineTarget.Ask && !prefixed && facts.isCommand(first)
                ? new LineTarget.Shell(target.start())
                : target;
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
     * Routing facts for a line that is still being typed: a file lookup is reused for a moment, so
     * that not every key repeats it.
     */
    private static final class TypingFacts implements RouteFacts {
        private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(2);

        private final RouteFacts facts;
        private String lastPath = "";
        private boolean lastAnswer;
        private long askedAt;

        TypingFacts(RouteFacts facts) {
            this.facts = facts;
        }

        @Override
        public long version() {
            return facts.version();
        }

        @Override
        public boolean awaitsAnswer() {
            return facts.awaitsAnswer();
        }

        @Override
        public void awaitFirst() {
            facts.awaitFirst();
        }

        @Override
        public boolean isFile(String path) {
            long now = System.nanoTime();
            if (!path.equals(lastPath) || now - askedAt > FRESH_NANOS) {
                lastAnswer = facts.isFile(path);
                lastPath = path;
                askedAt = now;
            }
            return lastAnswer;
        }

        @Override
        public boolean isCommand(String word) {
            return facts.isCommand(word);
        }

        @Override
        public boolean isOwnCommand(String word) {
            return facts.isOwnCommand(word);
        }

        @Override
        public boolean isDirectoryCommand(String line) {
            return facts.isDirectoryCommand(line);
        }

        @Override
        public boolean isNameFor(String program, String word) {
            return facts.isNameFor(program, word);
        }

        @Override
        public boolean isOwnSubcommand(String program, String word) {
            return facts.isOwnSubcommand(program, word);
        }

        @Override
        public boolean isVariable(String name) {
            return facts.isVariable(name);
        }

        @Override
        public boolean isMeta(String name) {
            return facts.isMeta(name);
        }

        @Override
        public boolean isAlwaysCommand(String word) {
            return facts.isAlwaysCommand(word);
        }

        @Override
        public boolean isNeverCommand(String word) {
            return facts.isNeverCommand(word);
        }
    }

    /**
     * Where a line being typed would go. Positions are counted in characters of the whole line,
     * including prefix and leading spaces.
     */
    sealed interface LineTarget {
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
