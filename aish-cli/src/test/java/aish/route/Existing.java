package aish.route;

import module java.base;

/** Everyday facts with some names that exist, an alias of git's, and aish's own commands. */
record Existing(RouteFacts usual, Set<String> names) implements UsualFacts {
    @Override
    public boolean isFile(String path) {
        return names.contains(path);
    }

    @Override
    public boolean isNameFor(String program, String word) {
        return names.contains(word);
    }

    @Override
    public boolean isOwnSubcommand(String program, String word) {
        return program.equals("git") && word.equals("publish");
    }

    @Override
    public boolean isMeta(String name) {
        return Set.of("quit", "bye", "undo", "help").contains(name);
    }
}
