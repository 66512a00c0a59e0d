package aish.cli;

import module java.base;

import aish.cli.install.ForeignTool;
import aish.context.Stance;
import aish.front.GivenLine;
import aish.norris.NorrisGate;

/** The parsed command line. */
public sealed interface Arguments {
    record Version() implements Arguments {}

    record Help(String subcommand) implements Arguments {}

    /** Prints the manual page. */
    record Manual() implements Arguments {}

    /**
     * @param problem one line that says what is wrong and what to do
     */
    record Wrong(String problem) implements Arguments {}

    /**
     * Options that apply to every way of starting aish.
     *
     * @param config a config file to use instead of the default
     * @param model a preset to use instead of the default
     * @param json whether events are printed instead of text
     * @param earlier a session to resume
     * @param stance the stance to use instead of the default
     * @param given what the model is shown from the start
     * @param lastAnswer a file that receives the last answer
     * @param projectRoot the root of the project, instead of looking for it
     */
    record Options(
            Optional<Path> config,
            Optional<String> model,
            boolean json,
            Optional<Earlier> earlier,
            Optional<Stance> stance,
            List<Given> given,
            Optional<Path> lastAnswer,
            Optional<Path> projectRoot) {
        public Options {
            given = List.copyOf(given);
        }

        /** Creates options for a new session. */
        public Options(Optional<Path> config, Optional<String> model, boolean json) {
            this(
                    config,
                    model,
                    json,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    /** Something that a model is shown from the start. */
    sealed interface Given {
        /**
         * @param name may end in a range of lines
         */
        record OfFile(String name) implements Given {}

        record Note(String text) implements Given {}
    }

    /** Which session to resume. */
    sealed interface Earlier {
        /** The newest session, preferably one from the current directory. */
        record Newest() implements Earlier {}

        /**
         * A session that the user names or chooses.
         *
         * @param text its id, its name, or a word of its content
         */
        record Chosen(Optional<String> text) implements Earlier {}
    }

    /**
     * Starts aish.
     *
     * @param line one line to run
     */
    record Start(Options options, Optional<GivenLine> line) implements Arguments {
        /** Whether there is a prompt. */
        public boolean prompts() {
            return line.isEmpty();
        }
    }

    /**
     * Pursues a goal without a user.
     *
     * @param halt what to do when the user would have to be asked
     * @param where the options that say where its commands run
     */
    record Pursue(Options options, String goal, NorrisGate.Unattended halt, List<String> where)
            implements Arguments {
        public Pursue {
            where = List.copyOf(where);
        }
    }

    /**
     * Asks one question.
     *
     * @param files what to send with it
     */
    record Ask(Options options, String question, List<Path> files) implements Arguments {
        public Ask {
            files = List.copyOf(files);
        }
    }

    /**
     * Writes initial settings.
     *
     * @param force whether they may replace existing ones
     */
    record Init(Optional<Path> config, boolean force) implements Arguments {}

    /**
     * Adds to the settings what another tool's settings contain.
     *
     * @param yes whether the user has agreed already
     */
    record TakeOver(Optional<Path> config, ForeignTool tool, boolean yes) implements Arguments {}

    /**
     * Checks whether everything is set up correctly.
     *
     * @param host another machine, about which to tell what works there
     */
    record Doctor(Optional<Path> config, Optional<String> host) implements Arguments {}

    /** Reports where the lines of standard input would go. */
    record Classify(Optional<Path> config) implements Arguments {}

    /**
     * Manages recorded sessions.
     *
     * @param words the action and its arguments
     */
    record Recordings(List<String> words) implements Arguments {
        public Recordings {
            words = List.copyOf(words);
        }
    }

    /**
     * Manages trusted projects.
     *
     * @param words the action and its arguments
     */
    record Trust(List<String> words) implements Arguments {
        public Trust {
            words = List.copyOf(words);
        }
    }

    /**
     * Shows or edits the settings.
     *
     * @param words the action
     */
    record Settings(Optional<Path> config, List<String> words) implements Arguments {
        public Settings {
            words = List.copyOf(words);
        }
    }

    /**
     * Completes arguments in other shells.
     *
     * @param words the shell, or what has been typed so far
     */
    record Completion(List<String> words) implements Arguments {
        public Completion {
            words = List.copyOf(words);
        }
    }

    /**
     * Runs a command on a copy of the disk.
     *
     * @param command what {@code :try} takes: options, then the command
     * @param json whether the result is printed as JSON
     */
    record Try(Optional<Path> config, String command, boolean json) implements Arguments {}

    /**
     * Runs a command on other hosts.
     *
     * @param line as at the prompt
     * @param json whether events are printed instead of text
     */
    record On(Optional<Path> config, String line, boolean json) implements Arguments {}

    /**
     * Manages rehearsals.
     *
     * @param words the action and its arguments
     */
    record Rehearsals(Optional<Path> config, List<String> words, boolean json)
            implements Arguments {
        public Rehearsals {
            words = List.copyOf(words);
        }
    }

    /** Judges a command without running it. */
    record Judge(String command, boolean json) implements Arguments {}

    /** Judges the commands on standard input. */
    record JudgeAll() implements Arguments {}

    static Arguments parse(List<String> words) {
        return new ArgumentReader(words).read();
    }
}
