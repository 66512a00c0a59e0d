package aish.route;

import module java.base;

/**
 * Everyday facts that tell when they are asked.
 *
 * @param awaitsAnswer whether a question of aish is open
 */
record CountingFacts(RouteFacts usual, LongSupplier clock, Runnable asked, boolean awaitsAnswer)
        implements UsualFacts {
    @Override
    public long version() {
        return clock.getAsLong();
    }

    @Override
    public boolean isCommand(String word) {
        asked.run();
        return usual.isCommand(word);
    }
}
