package aish.app;

import aish.context.Stance;
import aish.norris.NorrisGate;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The command line, understood. */
public sealed interface Arguments {
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
     * @param earlier a session to go on with
     * @param stance how the model is asked to help, instead of the usual way
     * @param given what it is shown from the beginning
     */
    record Options(
            Optional<Path> config,
            Optional<String> model,
            boolean json,
            Optional<Earlier> earlier,
            Optional<Stance> stance,
            List<Given> given) {
        public Options {
            given = List.copyOf(given);
        }

        /** For a session of its own. */
        Options(Optional<Path> config, Optional<String> model, boolean json) {
            this(config, model, json, Optional.empty(), Optional.empty(), List.of());
        }
    }

    /** What a model is shown from the beginning. */
    sealed interface Given {
        /**
         * @param name perhaps with a range of lines
         */
        record OfFile(String name) implements Given {}

        record Note(String text) implements Given {}
    }

    /** Which session is meant. */
    sealed interface Earlier {
        /** The newest, one that was here before all others. */
        record Newest() implements Earlier {}

        /**
         * One that the person names or chooses.
         *
         * @param text its id, its name, or a word of what it was about
         */
        record Chosen(Optional<String> text) implements Earlier {}
    }

    /**
     * Start.
     *
     * @param line one line to dispatch instead of a prompt
     */
    record Start(Options options, Optional<String> line) implements Arguments {}

    /**
     * Pursue a goal without a person.
     *
     * @param halt what a halt leads to
     */
    record Pursue(Options options, String goal, NorrisGate.Unattended halt) implements Arguments {}

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

    /**
     * Write settings to begin with.
     *
     * @param force whether they may replace others
     */
    record Init(Optional<Path> config, boolean force) implements Arguments {}

    /** Look whether everything is as it should be. */
    record Doctor(Optional<Path> config) implements Arguments {}

    /**
     * Tell where lines would go.
     *
     * @param explained a line to explain instead of those on standard input
     */
    record Classify(Optional<Path> config, Optional<String> explained) implements Arguments {}

    /**
     * Look after recorded sessions.
     *
     * @param words what to do, and with which
     */
    record Recordings(List<String> words) implements Arguments {
        public Recordings {
            words = List.copyOf(words);
        }
    }

    /**
     * Look after trusted projects.
     *
     * @param words what to do, and with which
     */
    record Trust(List<String> words) implements Arguments {
        public Trust {
            words = List.copyOf(words);
        }
    }

    /** Judge a command without running it. */
    record Judge(String command, boolean json) implements Arguments {}

    /** Judge the commands on standard input. */
    record JudgeAll() implements Arguments {}

    static Arguments parse(List<String> words) {
        return new ArgumentReader(words).read();
    }
}
