package aish.route;

import module java.base;

/**
 * Everyday facts that tell when they are asked.
 *
 * @param awaitsAnswer whether a question of aish is open
 */
record CountingFacts(RouteFacts usual, LongSupplier clock, Runnable asked, boolean awaitsAnswer)
        implements RouteFacts {
    @Override
    public long version() {
        return clock.getAsLong();
    }

    @Override
    public boolean isCommand(String word) {
        asked.run();
        return usual.isCommand(word);
    }

    @Override
    public boolean isVariable(String name) {
        return usual.isVariable(name);
    }

    @Override
    public boolean isFile(String path) {
        return usual.isFile(path);
    }

    @Override
    public boolean isMeta(String name) {
        return usual.isMeta(name);
    }

    @Override
    public boolean isAlwaysCommand(String word) {
        return usual.isAlwaysCommand(word);
    }

    @Override
    public boolean isNeverCommand(String word) {
        return usual.isNeverCommand(word);
    }
}
