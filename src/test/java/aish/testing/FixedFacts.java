package aish.testing;

import module java.base;

import aish.route.RouteFacts;

/** Facts that never change. */
public record FixedFacts(
        Set<String> commands, Set<String> variables, Set<String> files, Set<String> metaNames)
        implements RouteFacts {
    /** A small machine with a home variable, one script and two meta commands. */
    public static FixedFacts usual() {
        return new FixedFacts(
                Set.of(
                        "ls", "cat", "echo", "grep", "git", "cd", "env", "sudo", "export", "which",
                        "for", "if", "while", "case"),
                Set.of("HOME"),
                Set.of("./run.sh"),
                Set.of("help", "keys"));
    }

    @Override
    public boolean isCommand(String word) {
        return commands.contains(word);
    }

    @Override
    public boolean isVariable(String name) {
        return variables.contains(name);
    }

    @Override
    public boolean isFile(String path) {
        return files.contains(path);
    }

    @Override
    public boolean isMeta(String name) {
        return metaNames.contains(name);
    }

    @Override
    public boolean isAlwaysCommand(String word) {
        return false;
    }

    @Override
    public boolean isNeverCommand(String word) {
        return false;
    }
}
