package aish.app;

import module java.base;

import aish.app.Arguments.Options;
import aish.app.install.ForeignTool;
import aish.app.subcommand.UsageText;
import aish.bash.ShellQuoting;
import aish.context.Stance;
import aish.front.GivenLine;
import aish.norris.NorrisGate;
import aish.settings.NearestName;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/** Parses the words of a command line in one pass. */
final class ArgumentReader {
    private static final String SEE = "; see aish --help";
    private static final String INIT = "init";
    private static final String DOCTOR = "doctor";
    private static final String CLASSIFY = "classify";
    private static final String CHECK = "check";
    private static final String TRY = "try";
    private static final String REHEARSALS = "rehearsals";
    private static final String SESSIONS = "sessions";
    private static final String TRUST = "trust";
    private static final String CONFIG = "config";
    private static final String COMPLETION = "completion";
    private static final String UNINSTALL = "uninstall";
    private static final String HELP = "help";
    private static final List<String> SUBCOMMANDS =
            List.of(
                    INIT,
                    DOCTOR,
                    CLASSIFY,
                    CHECK,
                    TRY,
                    REHEARSALS,
                    SESSIONS,
                    TRUST,
                    CONFIG,
                    COMPLETION,
                    UNINSTALL,
                    HELP);

    /** Subcommands about one command, which is the word after them. */
    private static final List<String> WITH_COMMAND = List.of(CHECK, TRY);

    /** Subcommands that can print JSON. */
    private static final List<String> WITH_JSON = List.of(TRY, REHEARSALS);

    /** Subcommands that read the words after them themselves. */
    private static final List<String> WITH_WORDS =
            List.of(REHEARSALS, SESSIONS, TRUST, CONFIG, COMPLETION);

    /** Options that only {@code sessions} knows, or understands differently. */
    private static final List<String> EXPORT_OPTIONS = List.of("--cast", "--html", "--force");

    /** What programs that start a shell ask for, which changes nothing here. */
    private static final Pattern LOGIN = Pattern.compile("--login|-[il]+c?");

    private final List<String> words;
    private final List<Path> files = new ArrayList<>();
    private final List<String> about = new ArrayList<>();
    private int next;
    private Optional<Path> config = Optional.empty();
    private Optional<String> model = Optional.empty();
    private Optional<GivenLine> line = Optional.empty();
    private Optional<String> question = Optional.empty();
    private Optional<String> explained = Optional.empty();
    private String subcommand = "";
    private Optional<String> judged = Optional.empty();
    private Optional<Arguments.Earlier> earlier = Optional.empty();
    private final List<Arguments.Given> given = new ArrayList<>();
    private Optional<Stance> stance = Optional.empty();
    private boolean batch;
    private boolean network;
    private String with = "";
    private Optional<String> goal = Optional.empty();
    private Optional<NorrisGate.Unattended> halt = Optional.empty();
    private final List<String> where = new ArrayList<>();
    private boolean yesClear;
    private boolean force;
    private Optional<String> address = Optional.empty();
    private boolean purge;
    private boolean yes;
    private Optional<ForeignTool> from = Optional.empty();
    private boolean json;
    private boolean onlyFiles;
    private boolean manual;
    private boolean stay;
    private Optional<Path> lastAnswer = Optional.empty();
    private Optional<Path> projectRoot = Optional.empty();

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
        if (network && !subcommand.equals(TRY) && goal.isEmpty()) {
            return unknown("--network");
        }
        if (!with.isEmpty() && !subcommand.equals(TRY)) {
            return unknown("--with");
        }
        if (from.isPresent() && (force || address.isPresent() || !subcommand.equals(INIT))) {
            return unknown(force ? "--force" : "--from");
        }
        if (purge && !subcommand.equals(UNINSTALL)) {
            return unknown("--purge");
        }
        if (yes && from.isEmpty() && !subcommand.equals(UNINSTALL)) {
            return unknown("--yes");
        }
        if (explained.isPresent() && !subcommand.equals(CLASSIFY)) {
            return unknown("--explain");
        }
        if (stay) {
            return staying();
        }
        if (line.isPresent() && !subcommand.isEmpty()) {
            return new Arguments.Wrong("-c cannot be used with " + subcommand + SEE);
        }
        if (line.isPresent() && question.isPresent()) {
            return new Arguments.Wrong("-p and -c cannot be used together" + SEE);
        }
        if (manual && !subcommand.equals(HELP)) {
            return unknown("--man");
        }
        if (goal.isPresent()) {
            return pursue();
        }
        if (halt.isPresent() || yesClear) {
            return unknown(yesClear ? "--yes-clear" : "--halt");
        }
        if (!where.isEmpty()) {
            return new Arguments.Wrong(where.getFirst() + " needs --norris" + SEE);
        }
        if (subcommand.equals(CHECK)) {
            return check();
        }
        if (batch) {
            return unknown("--batch");
        }
        boolean single =
                line.isPresent()
                        || question.isPresent()
                        || (lastAnswer.isEmpty() && WITH_JSON.contains(subcommand));
        if (!single && (json || lastAnswer.isPresent())) {
            String option = json ? "--json" : "--output-last";
            return new Arguments.Wrong(option + " needs -p, -c or --norris" + SEE);
        }
        if (earlier.isPresent() && !subcommand.isEmpty()) {
            return new Arguments.Wrong("a session cannot be resumed with " + subcommand + SEE);
        }
        if (!subcommand.isEmpty() && (stance.isPresent() || !given.isEmpty())) {
            return new Arguments.Wrong(
                    (stance.isPresent() ? "--stance" : "attached context")
                            + " cannot be used with "
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
            case INIT ->
                    from.isPresent()
                            ? new Arguments.TakeOver(config, from.get(), yes)
                            : new Arguments.Init(config, force, address);
            case UNINSTALL -> new Arguments.Remove(purge, yes);
            case DOCTOR -> new Arguments.Doctor(config);
            case CLASSIFY -> new Arguments.Classify(config, explained);
            case TRY -> rehearse();
            case REHEARSALS -> new Arguments.Rehearsals(config, about, json);
            case SESSIONS -> new Arguments.Recordings(about);
            case TRUST -> new Arguments.Trust(about);
            case CONFIG -> new Arguments.Settings(config, about);
            case COMPLETION -> new Arguments.Completion(about);
            case HELP -> manual ? new Arguments.Manual() : new Arguments.Help("");
            default -> new Arguments.Start(options, line, stay);
        };
    }

    private Arguments staying() {
        String other =
                question.isPresent()
                        ? "-p"
                        : goal.isPresent()
                                ? "--norris"
                                : json ? "--json" : lastAnswer.isPresent() ? "--output-last" : "";
        if (!other.isEmpty()) {
            return new Arguments.Wrong("--stay cannot be used with " + other + SEE);
        }
        return line.isPresent() && subcommand.isEmpty()
                ? new Arguments.Start(options(), line, stay)
                : new Arguments.Wrong("--stay needs a line" + SEE);
    }

    private Arguments pursue() {
        if (line.isPresent() || question.isPresent() || !subcommand.isEmpty()) {
            return new Arguments.Wrong(
                    "--norris cannot be used with "
                            + (subcommand.isEmpty() ? "-p or -c" : subcommand)
                            + SEE);
        }
        if (network) {
            where.add("--network");
        }
        return goal.get().isBlank()
                ? new Arguments.Wrong("--norris needs a goal" + SEE)
                : new Arguments.Pursue(
                        options(),
                        goal.get().strip(),
                        halt.orElse(NorrisGate.Unattended.LEAVE),
                        where);
    }

    private Options options() {
        return new Options(
                config,
                model,
                json,
                goal.isPresent() ? Optional.empty() : earlier,
                stance,
                given,
                lastAnswer,
                projectRoot);
    }

    private Arguments check() {
        if (batch && judged.isEmpty() && !json) {
            return new Arguments.JudgeAll();
        }
        return judged.isPresent() && !batch
                ? new Arguments.Judge(judged.get(), json)
                : new Arguments.Wrong("check needs one command, or --batch" + SEE);
    }

    private Arguments rehearse() {
        return judged.isPresent() && !judged.get().isBlank()
                ? new Arguments.Try(
                        config, (network ? "--network " : "") + with + judged.get(), json)
                : new Arguments.Wrong("try needs a command" + SEE);
    }

    /** Handles a word; returns the result if it is final, or null if more words count. */
    private @Nullable Arguments take(String word) {
        boolean exports = subcommand.equals(SESSIONS) && EXPORT_OPTIONS.contains(word);
        if (exports || (subcommand.equals(COMPLETION) && !about.isEmpty())) {
            about.add(word);
            return null;
        }
        if (onlyFiles) {
            return WITH_COMMAND.contains(subcommand)
                    ? takeSubcommand(word)
                    : question.isEmpty() && subcommand.isEmpty() ? takeLine(word) : takeFile(word);
        }
        if (LOGIN.matcher(word).matches()) {
            return word.endsWith("c") ? takeValue("-c") : null;
        }
        return switch (word) {
            case "--version", "-V" -> new Arguments.Version();
            case "--help", "-h" -> new Arguments.Help(subcommand);
            case "--config",
                    "--model",
                    "-c",
                    "-p",
                    "--print",
                    "--explain",
                    "--from",
                    "--with",
                    "--norris",
                    "--halt",
                    "--stance",
                    "--context-file",
                    "--context-note",
                    "--project-root",
                    "--output-last" ->
                    takeValue(word);
            case "--halt=skip", "--halt=abort" -> takeHalt(word.substring("--halt=".length()));
            case "--try", "--real" -> {
                where.add(word);
                yield null;
            }
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
            case "--purge" -> {
                purge = true;
                yield null;
            }
            case "--yes" -> {
                yes = true;
                yield null;
            }
            case "--json" -> {
                json = true;
                yield null;
            }
            case "--stay" -> {
                stay = true;
                yield null;
            }
            case "--man" -> {
                manual = true;
                yield null;
            }
            case "--batch" -> {
                batch = true;
                yield null;
            }
            case "--network" -> {
                network = true;
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
            case "-c" -> line = Optional.of(GivenLine.of(value));
            case "--explain" -> explained = Optional.of(value);
            case "--model" -> model = Optional.of(value);
            case "--norris" -> goal = Optional.of(value);
            case "--with" -> with = "--with " + value.replaceAll("\\s", "") + " ";
            case "--context-file" -> given.add(new Arguments.Given.OfFile(value));
            case "--context-note" -> given.add(new Arguments.Given.Note(value));
            case "--halt" -> {
                return takeHalt(value);
            }
            case "--from" -> {
                from = ForeignTool.named(value);
                if (from.isEmpty()) {
                    return new Arguments.Wrong(
                            "--from must be one of " + ForeignTool.words() + SEE);
                }
            }
            case "--stance" -> {
                stance = Stance.of(value);
                if (stance.isEmpty()) {
                    return new Arguments.Wrong(
                            "--stance must be one of " + String.join(", ", Stance.names()) + SEE);
                }
            }
            case "--config", "--output-last", "--project-root" -> {
                return takePath(option, value);
            }
            default -> question = Optional.of(value);
        }
        return null;
    }

    private @Nullable Arguments takePath(String option, String value) {
        try {
            Optional<Path> path = Optional.of(Path.of(value));
            switch (option) {
                case "--config" -> config = path;
                case "--project-root" -> projectRoot = path;
                default -> lastAnswer = path;
            }
            return projectRoot.stream().allMatch(Files::isDirectory)
                    ? null
                    : new Arguments.Wrong(
                            "--project-root: no such directory: " + PlainText.oneLine(value));
        } catch (InvalidPathException e) {
            return new Arguments.Wrong(option + " needs a valid path" + SEE);
        }
    }

    private @Nullable Arguments takeHalt(String policy) {
        switch (policy) {
            case "skip" -> halt = Optional.of(NorrisGate.Unattended.SKIP);
            case "abort" -> halt = Optional.of(NorrisGate.Unattended.ABORT);
            default -> {
                return new Arguments.Wrong("--halt must be skip or abort" + SEE);
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
            return new Arguments.Wrong("a file needs a valid path" + SEE);
        }
    }

    private @Nullable Arguments takeSubcommand(String word) {
        if (WITH_COMMAND.contains(subcommand)
                && judged.isEmpty()
                && (onlyFiles || !word.startsWith("-"))) {
            judged = Optional.of(word);
            return null;
        }
        if (WITH_WORDS.contains(subcommand) && !word.startsWith("-")) {
            about.add(word);
            return null;
        }
        if (subcommand.equals(INIT) && address.isEmpty() && !word.startsWith("-")) {
            address = Optional.of(word);
            return null;
        }
        if (!subcommand.isEmpty() && !word.startsWith("-")) {
            return superfluous(word);
        }
        if (word.startsWith("-")) {
            return unknown(word);
        }
        if (!SUBCOMMANDS.contains(word) || stay) {
            return takeLine(word);
        }
        subcommand = word;
        return null;
    }

    /** Takes a word and all that follow as a line. */
    private @Nullable Arguments takeLine(String word) {
        if (line.isPresent() || goal.isPresent()) {
            return unknown(word);
        }
        GivenLine given = new GivenLine(words.subList(next - 1, words.size()));
        if (given.isBlank()) {
            return new Arguments.Wrong("the line is empty" + SEE);
        }
        line = Optional.of(given);
        next = words.size();
        return null;
    }

    /** Explains how to send a line that starts with the name of a subcommand. */
    private Arguments.Wrong superfluous(String word) {
        return new Arguments.Wrong(
                "unknown argument "
                        + PlainText.oneLine(word)
                        + "; aish -- "
                        + subcommand
                        + " "
                        + PlainText.oneLine(ShellQuoting.quote(word))
                        + (next < words.size() ? " …" : "")
                        + " sends it as a line"
                        + SEE);
    }

    private static Arguments.Wrong unknown(String word) {
        boolean option = word.startsWith("-");
        UsageText usage = UsageText.own();
        List<String> names =
                (option ? usage.options() : usage.commands())
                        .stream().flatMap(entry -> entry.names().stream()).toList();
        String meant =
                NearestName.of(word, names)
                        .filter(name -> !name.equals(word))
                        .map(name -> " (did you mean " + name + "?)")
                        .orElse("");
        return new Arguments.Wrong(
                (option ? "unknown option " : "unknown argument ")
                        + PlainText.oneLine(word)
                        + meant
                        + SEE);
    }
}
