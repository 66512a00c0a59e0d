package aish.app;

import module java.base;

import aish.app.Arguments.Options;
import aish.context.Stance;
import aish.norris.NorrisGate;
import org.jspecify.annotations.Nullable;

/** Parses the words of a command line in one pass. */
final class ArgumentReader {
    private static final String SEE = "; see aish --help";
    private static final String INIT = "init";
    private static final String DOCTOR = "doctor";
    private static final String CLASSIFY = "classify";
    private static final String CHECK = "check";
    private static final String SESSIONS = "sessions";
    private static final String TRUST = "trust";

    private final List<String> words;
    private final List<Path> files = new ArrayList<>();
    private final List<String> about = new ArrayList<>();
    private int next;
    private Optional<Path> config = Optional.empty();
    private Optional<String> model = Optional.empty();
    private Optional<String> line = Optional.empty();
    private Optional<String> question = Optional.empty();
    private Optional<String> explained = Optional.empty();
    private String subcommand = "";
    private Optional<String> judged = Optional.empty();
    private Optional<Arguments.Earlier> earlier = Optional.empty();
    private final List<Arguments.Given> given = new ArrayList<>();
    private Optional<Stance> stance = Optional.empty();
    private boolean batch;
    private Optional<String> goal = Optional.empty();
    private Optional<NorrisGate.Unattended> halt = Optional.empty();
    private boolean yesClear;
    private boolean force;
    private boolean json;
    private boolean onlyFiles;

    ArgumentReader(List<String> words) {
        this.words = words;
    }

    Arguments read() {
        while (next < words.size()) {
            Arguments settled = take(words.get(next++));
            if (settled != null) {
                return settled;
            }
        }
        return conclude();
    }

    private Arguments conclude() {
        if (force && !subcommand.equals(INIT)) {
            return unknown("--force");
        }
        if (explained.isPresent() && !subcommand.equals(CLASSIFY)) {
            return unknown("--explain");
        }
        if (line.isPresent() && !subcommand.isEmpty()) {
            return new Arguments.Wrong("-c does not go with " + subcommand + SEE);
        }
        if (line.isPresent() && question.isPresent()) {
            return new Arguments.Wrong("-p and -c exclude each other" + SEE);
        }
        if (goal.isPresent()) {
            return pursue();
        }
        if (halt.isPresent() || yesClear) {
            return unknown(yesClear ? "--yes-clear" : "--halt");
        }
        if (subcommand.equals(CHECK)) {
            return check();
        }
        if (batch) {
            return unknown("--batch");
        }
        if (json && line.isEmpty() && question.isEmpty()) {
            return new Arguments.Wrong("--json goes with -p, -c or --norris" + SEE);
        }
        if (earlier.isPresent() && !subcommand.isEmpty()) {
            return new Arguments.Wrong("a session does not go with " + subcommand + SEE);
        }
        if (!subcommand.isEmpty() && (stance.isPresent() || !given.isEmpty())) {
            return new Arguments.Wrong(
                    (stance.isPresent() ? "--stance" : "attached context")
                            + " does not go with "
                            + subcommand
                            + SEE);
        }
        Options options = options();
        if (question.isPresent()) {
            return question.get().isBlank()
                    ? new Arguments.Wrong("-p needs a question" + SEE)
                    : new Arguments.Ask(options, question.get(), files);
        }
        return switch (subcommand) {
            case INIT -> new Arguments.Init(config, force);
            case DOCTOR -> new Arguments.Doctor(config);
            case CLASSIFY -> new Arguments.Classify(config, explained);
            case SESSIONS -> new Arguments.Recordings(about);
            case TRUST -> new Arguments.Trust(about);
            default -> new Arguments.Start(options, line);
        };
    }

    private Arguments pursue() {
        if (line.isPresent() || question.isPresent() || !subcommand.isEmpty()) {
            return new Arguments.Wrong(
                    "--norris goes without -p, -c and " + subcommand(subcommand) + SEE);
        }
        return goal.get().isBlank()
                ? new Arguments.Wrong("--norris needs a goal" + SEE)
                : new Arguments.Pursue(
                        options(), goal.get().strip(), halt.orElse(NorrisGate.Unattended.LEAVE));
    }

    private Options options() {
        return new Options(
                config, model, json, goal.isPresent() ? Optional.empty() : earlier, stance, given);
    }

    private static String subcommand(String named) {
        return named.isEmpty() ? "errands" : named;
    }

    private Arguments check() {
        if (batch && judged.isEmpty() && !json) {
            return new Arguments.JudgeAll();
        }
        return judged.isPresent() && !batch
                ? new Arguments.Judge(judged.get(), json)
                : new Arguments.Wrong("check needs one command or --batch" + SEE);
    }

    /** Handles a word; returns the result if it is final, or null if more words count. */
    private @Nullable Arguments take(String word) {
        if (onlyFiles) {
            return subcommand.equals(CHECK) ? takeSubcommand(word) : takeFile(word);
        }
        return switch (word) {
            case "--version", "-V" -> new Arguments.Version();
            case "--help", "-h" -> new Arguments.Help();
            case "--config",
                    "--model",
                    "-c",
                    "-p",
                    "--print",
                    "--explain",
                    "--norris",
                    "--halt",
                    "--stance",
                    "--context-file",
                    "--context-note" ->
                    takeValue(word);
            case "--halt=skip", "--halt=abort" -> takeHalt(word.substring("--halt=".length()));
            case "--yes-clear" -> {
                yesClear = true;
                yield null;
            }
            case "--continue" -> {
                earlier = Optional.of(new Arguments.Earlier.Newest());
                yield null;
            }
            case "--resume" -> {
                earlier = Optional.of(new Arguments.Earlier.Chosen(sessionName()));
                yield null;
            }
            case "--force" -> {
                force = true;
                yield null;
            }
            case "--json" -> {
                json = true;
                yield null;
            }
            case "--batch" -> {
                batch = true;
                yield null;
            }
            case "--" -> {
                onlyFiles = true;
                yield null;
            }
            default -> question.isPresent() ? takeFile(word) : takeSubcommand(word);
        };
    }

    /** Returns the next word, unless it is an option. */
    private Optional<String> sessionName() {
        return next < words.size() && !words.get(next).startsWith("-")
                ? Optional.of(words.get(next++))
                : Optional.empty();
    }

    private @Nullable Arguments takeValue(String option) {
        if (next == words.size()) {
            return new Arguments.Wrong(option + " needs a value" + SEE);
        }
        String value = words.get(next++);
        switch (option) {
            case "-c" -> line = Optional.of(value);
            case "--explain" -> explained = Optional.of(value);
            case "--model" -> model = Optional.of(value);
            case "--norris" -> goal = Optional.of(value);
            case "--context-file" -> given.add(new Arguments.Given.OfFile(value));
            case "--context-note" -> given.add(new Arguments.Given.Note(value));
            case "--halt" -> {
                return takeHalt(value);
            }
            case "--stance" -> {
                stance = Stance.of(value);
                if (stance.isEmpty()) {
                    return new Arguments.Wrong(
                            "--stance is one of " + String.join(", ", Stance.names()) + SEE);
                }
            }
            case "--config" -> {
                try {
                    config = Optional.of(Path.of(value));
                } catch (InvalidPathException e) {
                    return new Arguments.Wrong("--config needs a usable path" + SEE);
                }
            }
            default -> question = Optional.of(value);
        }
        return null;
    }

    private @Nullable Arguments takeHalt(String policy) {
        switch (policy) {
            case "skip" -> halt = Optional.of(NorrisGate.Unattended.SKIP);
            case "abort" -> halt = Optional.of(NorrisGate.Unattended.ABORT);
            default -> {
                return new Arguments.Wrong("--halt is skip or abort" + SEE);
            }
        }
        return null;
    }

    /** Handles a word after a question, which is a file to send with it. */
    private @Nullable Arguments takeFile(String word) {
        if (question.isEmpty() || (word.startsWith("-") && !onlyFiles)) {
            return unknown(word);
        }
        try {
            files.add(Path.of(word));
            return null;
        } catch (InvalidPathException e) {
            return new Arguments.Wrong("a file needs a usable path" + SEE);
        }
    }

    private @Nullable Arguments takeSubcommand(String word) {
        if (subcommand.equals(CHECK) && judged.isEmpty()) {
            judged = Optional.of(word);
            return null;
        }
        if ((subcommand.equals(SESSIONS) || subcommand.equals(TRUST)) && !word.startsWith("-")) {
            about.add(word);
            return null;
        }
        boolean known =
                word.equals(INIT)
                        || word.equals(SESSIONS)
                        || word.equals(TRUST)
                        || word.equals(DOCTOR)
                        || word.equals(CLASSIFY)
                        || word.equals(CHECK);
        if (!known || !subcommand.isEmpty()) {
            return unknown(word);
        }
        subcommand = word;
        return null;
    }

    private static Arguments.Wrong unknown(String word) {
        return new Arguments.Wrong("unknown argument " + word + SEE);
    }
}
