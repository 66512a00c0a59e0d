package aish.route;

/** Facts that differ from the usual ones in little. */
interface UsualFacts extends RouteFacts {
    RouteFacts usual();

    @Override
    default boolean isCommand(String word) {
        return usual().isCommand(word);
    }

    @Override
    default boolean isVariable(String name) {
        return usual().isVariable(name);
    }

    @Override
    default boolean isFile(String path) {
        return usual().isFile(path);
    }

    @Override
    default boolean isMeta(String name) {
        return usual().isMeta(name);
    }

    @Override
    default boolean isAlwaysCommand(String word) {
        return usual().isAlwaysCommand(word);
    }

    @Override
    default boolean isNeverCommand(String word) {
        return usual().isNeverCommand(word);
    }
}
