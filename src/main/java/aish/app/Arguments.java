package aish.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The command line, understood. */
sealed interface Arguments {
    record Version() implements Arguments {}

    record Help() implements Arguments {}

    /**
     * @param problem one line saying what is wrong and what to do
     */
    record Wrong(String problem) implements Arguments {}

    /**
     * What holds whatever aish is started for.
     *
     * @param config a config file to use instead of the usual one
     * @param model a preset to ask instead of the usual one
     * @param json whether events are printed instead of text
     */
    record Options(Optional<Path> config, Optional<String> model, boolean json) {}

    /**
     * Start.
     *
     * @param line one line to dispatch instead of a prompt
     */
    record Start(Options options, Optional<String> line) implements Arguments {}

    /**
     * Ask one question.
     *
     * @param files what to show the model along with it
     */
    record Ask(Options options, String question, List<Path> files) implements Arguments {
        public Ask {
            files = List.copyOf(files);
        }
    }

    static Arguments parse(List<String> words) {
        return new Reading(words).read();
    }

    /** Reads the words from left to right. */
    final class Reading {
        private final List<String> words;
        private final List<Path> files = new ArrayList<>();
        private @Nullable Path config;
        private @Nullable String model;
        private @Nullable String line;
        private @Nullable String question;
        private boolean json;
        private boolean onlyFiles;

        private Reading(List<String> words) {
            this.words = words;
        }

        private Arguments read() {
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                boolean named = takesValue(word) && !onlyFiles;
                if (named && i + 1 == words.size()) {
                    return new Wrong(word + " needs a value; see aish --help");
                }
                try {
                    Optional<Arguments> settled = named ? value(word, words.get(++i)) : word(word);
                    if (settled.isPresent()) {
                        return settled.get();
                    }
                } catch (InvalidPathException e) {
                    return new Wrong(
                            (named ? word : "a file") + " needs a usable path; see aish --help");
                }
            }
            return conclude();
        }

        private static boolean takesValue(String word) {
            return switch (word) {
                case "--config", "--model", "-c", "-p", "--print" -> true;
                default -> false;
            };
        }

        private Optional<Arguments> value(String word, String value) {
            switch (word) {
                case "--config" -> config = Path.of(value);
                case "--model" -> model = value;
                case "-c" -> line = value;
                default -> question = value;
            }
            return Optional.empty();
        }

        private Optional<Arguments> word(String word) {
            if (onlyFiles || !word.startsWith("-")) {
                if (question == null) {
                    return Optional.of(new Wrong("unknown argument " + word + "; see aish --help"));
                }
                files.add(Path.of(word));
                return Optional.empty();
            }
            switch (word) {
                case "--version", "-V" -> {
                    return Optional.of(new Version());
                }
                case "--help", "-h" -> {
                    return Optional.of(new Help());
                }
                case "--json" -> json = true;
                case "--" -> onlyFiles = true;
                default -> {
                    return Optional.of(new Wrong("unknown argument " + word + "; see aish --help"));
                }
            }
            return Optional.empty();
        }

        private Arguments conclude() {
            Options options =
                    new Options(Optional.ofNullable(config), Optional.ofNullable(model), json);
            String asked = question;
            if (asked == null) {
                return json && line == null
                        ? new Wrong("--json goes with -p or -c; see aish --help")
                        : new Start(options, Optional.ofNullable(line));
            }
            if (line != null) {
                return new Wrong("-p and -c exclude each other; see aish --help");
            }
            return asked.isBlank()
                    ? new Wrong("-p needs a question; see aish --help")
                    : new Ask(options, asked, files);
        }
    }
}
