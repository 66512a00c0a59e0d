package aish.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The command line, understood. */
sealed interface Arguments {
    record Version() implements Arguments {}

    record Help() implements Arguments {}

    /**
     * @param problem one line saying what is wrong and what to do
     */
    record Wrong(String problem) implements Arguments {}

    /**
     * Start.
     *
     * @param config a config file to use instead of the usual one
     * @param line one line to dispatch instead of a prompt
     */
    record Start(Optional<Path> config, Optional<String> line) implements Arguments {}

    static Arguments parse(List<String> words) {
        try {
            return parsePaths(words);
        } catch (InvalidPathException e) {
            return new Wrong("--config needs a usable path; see aish --help");
        }
    }

    private static Arguments parsePaths(List<String> words) {
        Optional<Path> config = Optional.empty();
        Optional<String> line = Optional.empty();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String value = i + 1 < words.size() ? words.get(i + 1) : "";
            switch (word) {
                case "--version", "-V" -> {
                    return new Version();
                }
                case "--help", "-h" -> {
                    return new Help();
                }
                case "--config", "-c" -> {
                    if (i + 1 == words.size()) {
                        return new Wrong(word + " needs a value; see aish --help");
                    }
                    config = word.equals("-c") ? config : Optional.of(Path.of(value));
                    line = word.equals("-c") ? Optional.of(value) : line;
                    i++;
                }
                default -> {
                    return new Wrong("unknown argument " + word + "; see aish --help");
                }
            }
        }
        return new Start(config, line);
    }
}
