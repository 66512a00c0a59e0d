package aish.commands;

import module java.base;

/** A command whose first argument says what to do. */
public interface VerbCommand extends FallibleCommand {
    Verbs verbs();

    @Override
    default Next attempt(String arguments) throws Exception {
        return verbs().run(arguments);
    }

    @Override
    default List<String> complete(List<String> earlier) {
        return verbs().complete(earlier);
    }

    @Override
    default List<String> usage() {
        return verbs().usage();
    }
}
