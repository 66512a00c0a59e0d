package aish.terminal.editor;

import aish.route.RouteFacts;
import java.util.concurrent.TimeUnit;

/**
 * Routing facts for a line that is still being typed: a file lookup is reused for a moment, so that
 * not every key repeats it.
 */
final class TypingFacts implements RouteFacts {
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
