package aish.cli;

import module java.base;

import aish.bash.ShellQuoting;
import aish.cli.Arguments.Options;
import aish.cli.install.ForeignTool;
import aish.context.Stance;
import aish.front.GivenLine;
import aish.norris.NorrisGate;
import aish.settings.NearestName;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/** Parses the words of a command line in one pass, by a table of what goes together. */
final class ArgumentReader {
    private static final String SEE = "; see aish --help";
    private static final String PROMPT = "prompt";
    private static final String LINE = "line";
    private static final String COMMAND = "-c";
    private static final String QUESTION = "-p";
    private static final String GOAL = "--norris";
    private static final String ON = "on";

    /** What programs that start a shell ask for, which changes nothing here. */
    private static final String LOGIN = "--login|-[il]+c?";

    /** Options that every way to start aish takes. */
    private static final List<String> COMMON = List.of("--config", "--model", "--project-root");

    /**
     * The ways to start aish: a name, an option that makes another way of it, how many words it
     * takes, and its options besides the common ones. An option with {@code =} has a value.
     */
    private static final String TABLE =
            """
            prompt - 0 --continue --resume --stance= --context-file= --context-note=
            line - 0 -c= --json --output-last= --continue --resume --stance= --context-file= --context-note=
            -p - * -p= --json --output-last= --continue --resume --stance= --context-file= --context-note=
            --norris - 0 --norris= --halt= --try --real --network --yes-clear --json --output-last= --stance= --context-file= --context-note=
            init - 0 --force
            init --from 0 --from= --yes
            doctor - 0 --on=
            classify - 0
            check - 1 --json
            check --batch 0 --batch
            try - 1 --network --json
            on - 2 --first= --yes --ansible --slurm --json
            rehearsals - * --json
            sessions - *
            trust - *
            config - *
            completion - *
            help - 0
            help --man 0 --man
            """;

    /**
     * @param variant the option that makes this way of the one with the same name; or {@code -}
     * @param most how many words it takes at most
     */
    private record Way(String name, String variant, int most, List<String> options) {
        // plain loops, because every start runs them
        private static final List<Way> ALL = new ArrayList<>();

        static {
            for (String row : TABLE.strip().split("\n", -1)) {
                ALL.add(parse(row));
            }
        }

        private static Way parse(String row) {
            List<String> cells = List.of(row.split(" "));
            return new Way(
                    cells.getFirst(),
                    cells.get(1),
                    cells.get(2).equals("*") ? Integer.MAX_VALUE : Integer.parseInt(cells.get(2)),
                    cells.subList(3, cells.size()));
        }

        static Way of(String name, Set<String> given) {
            Way found = ALL.getFirst();
            for (Way way : ALL) {
                boolean fits = way.variant.equals("-") || given.contains(way.variant);
                found = fits && way.name.equals(name) ? way : found;
            }
            return found;
        }

        static boolean isSubcommand(String word) {
            boolean other = word.startsWith("-") || word.equals(PROMPT) || word.equals(LINE);
            return !other && ALL.stream().anyMatch(way -> way.name.equals(word));
        }

        static boolean isKnown(String option) {
            return COMMON.contains(option) || ALL.stream().anyMatch(way -> way.takes(option));
        }

        static boolean hasValue(String option) {
            boolean found = COMMON.contains(option);
            for (Way way : ALL) {
                found |= way.options.contains(option + "=");
            }
            return found;
        }

        boolean takes(String option) {
            return COMMON.contains(option)
                    || options.contains(option)
                    || options.contains(option + "=");
        }

        private String shown() {
            return name.equals(LINE) ? "a line" : name;
        }

        /** Says why an option is refused. */
        String refusal(String option) {
            if (!name.equals(PROMPT)) {
                return option + " cannot be used with " + (variant.equals("-") ? shown() : variant);
            }
            List<String> takers =
                    new ArrayList<>(
                            ALL.stream()
                                    .filter(way -> way.takes(option))
                                    .map(Way::shown)
                                    .distinct()
                                    .toList());
            String last = takers.removeLast();
            return option
                    + " needs "
                    + (takers.isEmpty() ? last : String.join(", ", takers) + " or " + last);
        }
    }

    private final List<String> words;
    private int next;
    private boolean literal;
    private String subcommand = "";

    /** The options given, each with its last value. */
    private final Map<String, String> options = new LinkedHashMap<>();

    private final List<String> operands = new ArrayList<>();
    private final List<Arguments.Given> given = new ArrayList<>();
    private Optional<Arguments.Earlier> earlier = Optional.empty();
    private Optional<GivenLine> line = Optional.empty();

    ArgumentReader(List<String> words) {
        this.words = words;
    }

    Arguments read() {
        if (words.isEmpty()) {
            return new Arguments.Start(options(), line);
        }
        while (next < words.size()) {
            Arguments settled = take(words.get(next++));
            if (settled != null) {
                return settled;
            }
        }
        Way way = way();
        for (String option : options.keySet()) {
            if (!way.takes(option)) {
                return wrong(way.refusal(option));
            }
        }
        return operands.size() > way.most() ? unknown(operands.getLast()) : conclude(way);
    }

    private static Arguments.Wrong wrong(String problem) {
        return new Arguments.Wrong(problem + SEE);
    }

    private Way way() {
        String name =
                !subcommand.isEmpty()
                        ? subcommand
                        : has(GOAL)
                                ? GOAL
                                : has(QUESTION) ? QUESTION : line.isPresent() ? LINE : PROMPT;
        return Way.of(name, options.keySet());
    }

    private boolean has(String option) {
        return options.containsKey(option);
    }

    private Optional<String> value(String option) {
        return Optional.ofNullable(options.get(option));
    }

    private Optional<Path> path(String option) {
        return value(option).map(Path::of);
    }

    private Options options() {
        return new Options(
                path("--config"),
                value("--model"),
                has("--json"),
                earlier,
                value("--stance").flatMap(Stance::of),
                given,
                path("--output-last"),
                path("--project-root"));
    }

    private Arguments conclude(Way way) {
        Optional<Path> config = path("--config");
        Optional<String> word =
                operands.isEmpty() ? Optional.empty() : Optional.of(operands.getFirst());
        return switch (way.name()) {
            case GOAL -> pursue(options.getOrDefault(GOAL, "").strip());
            case QUESTION ->
                    options.getOrDefault(QUESTION, "").isBlank()
                            ? wrong("-p needs a question")
                            : new Arguments.Ask(
                                    options(),
                                    options.getOrDefault(QUESTION, ""),
                                    operands.stream().map(Path::of).toList());
            case "init" ->
                    value("--from")
                            .flatMap(ForeignTool::named)
                            .<Arguments>map(
                                    tool -> new Arguments.TakeOver(config, tool, has("--yes")))
                            .orElse(new Arguments.Init(config, has("--force")));
            case "doctor" -> new Arguments.Doctor(config, value("--on"));
            case "classify" -> new Arguments.Classify(config);
            case "check" ->
                    has("--batch")
                            ? new Arguments.JudgeAll()
                            : word.<Arguments>map(
                                            command -> new Arguments.Judge(command, has("--json")))
                                    .orElse(wrong("check needs one command, or --batch"));
            case "try" ->
                    word.filter(command -> !command.isBlank())
                            .<Arguments>map(command -> rehearse(config, command))
                            .orElse(wrong("try needs a command"));
            case ON -> on(config);
            case "rehearsals" -> new Arguments.Rehearsals(config, operands, has("--json"));
            case "sessions" -> new Arguments.Recordings(operands);
            case "trust" -> new Arguments.Trust(operands);
            case "config" -> new Arguments.Settings(config, operands);
            case "completion" -> new Arguments.Completion(operands);
            case "help" -> has("--man") ? new Arguments.Manual() : new Arguments.Help("");
            default -> new Arguments.Start(options(), line);
        };
    }

    private Arguments pursue(String goal) {
        NorrisGate.Unattended halt =
                switch (options.getOrDefault("--halt", "")) {
                    case "skip" -> NorrisGate.Unattended.SKIP;
                    case "abort" -> NorrisGate.Unattended.ABORT;
                    default -> NorrisGate.Unattended.LEAVE;
                };
        List<String> where =
                Stream.of("--try", "--real", "--network").filter(options::containsKey).toList();
        return goal.isEmpty()
                ? wrong("--norris needs a goal")
                : new Arguments.Pursue(options(), goal, halt, where);
    }

    private Arguments rehearse(Optional<Path> config, String command) {
        return new Arguments.Try(
                config, (has("--network") ? "--network " : "") + command, has("--json"));
    }

    private Arguments on(Optional<Path> config) {
        if (operands.size() < 2 || operands.getFirst().matches("|.*\\s.*")) {
            return wrong("on needs hosts without spaces, and a command in quotes");
        }
        StringBuilder line = new StringBuilder(":on ");
        value("--first").ifPresent(number -> line.append("--first ").append(number).append(' '));
        Stream.of("--yes", "--ansible", "--slurm")
                .filter(this::has)
                .forEach(option -> line.append(option).append(' '));
        line.append(String.join(" ", operands));
        return new Arguments.On(config, line.toString(), has("--json"));
    }

    /** Handles a word; returns the result if it is final, or null if more words count. */
    private @Nullable Arguments take(String word) {
        if (subcommand.equals(ON) && operands.size() == 2 && !way().takes(word)) {
            return wrong("on takes the command as one word: aish on HOSTS 'COMMAND'");
        }
        if (literal || !word.startsWith("-") || isOwn()) {
            return takeOperand(word);
        }
        return switch (word) {
            case "--version", "-V" -> new Arguments.Version();
            case "--help", "-h" -> new Arguments.Help(subcommand);
            case "--" -> {
                literal = true;
                yield null;
            }
            case "--print" -> takeValue(QUESTION);
            case "--halt=skip", "--halt=abort" -> {
                options.put("--halt", word.substring("--halt=".length()));
                yield null;
            }
            default ->
                    Way.hasValue(word)
                            ? takeValue(word)
                            : Way.isKnown(word) ? takeFlag(word) : takeLogin(word);
        };
    }

    private @Nullable Arguments takeLogin(String word) {
        if (!word.matches(LOGIN)) {
            return unknown(word);
        }
        return word.endsWith("c") ? takeValue(COMMAND) : null;
    }

    /** Whether the subcommand reads options itself. */
    private boolean isOwn() {
        return subcommand.equals("completion") && !operands.isEmpty();
    }

    private @Nullable Arguments takeFlag(String option) {
        options.put(option, "");
        if (option.equals("--continue")) {
            earlier = Optional.of(new Arguments.Earlier.Newest());
        } else if (option.equals("--resume")) {
            boolean named = next < words.size() && !words.get(next).startsWith("-");
            earlier =
                    Optional.of(
                            new Arguments.Earlier.Chosen(
                                    named ? Optional.of(words.get(next++)) : Optional.empty()));
        }
        return null;
    }

    private @Nullable Arguments takeValue(String option) {
        if (next == words.size()) {
            return wrong(option + " needs a value");
        }
        String value = words.get(next++);
        options.put(option, value);
        switch (option) {
            case COMMAND -> line = Optional.of(GivenLine.of(value));
            case "--context-file" -> given.add(new Arguments.Given.OfFile(value));
            case "--context-note" -> given.add(new Arguments.Given.Note(value));
            default -> {
                // only kept
            }
        }
        String problem = problem(option, value);
        return problem.isEmpty() ? null : wrong(problem);
    }

    /** Says what is wrong with a value; empty if nothing is. */
    private static String problem(String option, String value) {
        return switch (option) {
            case "--halt" -> value.matches("skip|abort") ? "" : "--halt must be skip or abort";
            case "--first" ->
                    value.matches("[1-9]\\d{0,5}") ? "" : "--first must be a number of hosts";
            case "--from" ->
                    ForeignTool.named(value).isPresent()
                            ? ""
                            : "--from must be one of " + ForeignTool.words();
            case "--stance" ->
                    Stance.of(value).isPresent()
                            ? ""
                            : "--stance must be one of " + String.join(", ", Stance.names());
            case "--config", "--output-last" -> isPath(value) ? "" : option + " needs a valid path";
            case "--project-root" ->
                    isPath(value) && Files.isDirectory(Path.of(value))
                            ? ""
                            : "--project-root: no such directory: " + PlainText.oneLine(value);
            default -> "";
        };
    }

    private static boolean isPath(String text) {
        try {
            return !Path.of(text).toString().contains("\0");
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Handles a subcommand, a word that belongs to it, a file, or the first word of a line. */
    private @Nullable Arguments takeOperand(String word) {
        if (!subcommand.isEmpty()) {
            operands.add(word);
            return operands.size() > Way.of(subcommand, Set.of()).most() ? superfluous(word) : null;
        }
        if (has(QUESTION)) {
            operands.add(word);
            return isPath(word) ? null : wrong("a file needs a valid path");
        }
        if (!literal && Way.isSubcommand(word)) {
            subcommand = word;
            return null;
        }
        if (line.isPresent() || has(GOAL)) {
            return unknown(word);
        }
        GivenLine whole = new GivenLine(words.subList(next - 1, words.size()));
        line = Optional.of(whole);
        next = words.size();
        return whole.isBlank() ? wrong("the line is empty") : null;
    }

    /** Explains how to send a line that starts with the name of a subcommand. */
    private Arguments.Wrong superfluous(String word) {
        return wrong(
                "unknown argument %s; aish -- %s %s%s sends it as a line"
                        .formatted(
                                PlainText.oneLine(word),
                                subcommand,
                                PlainText.oneLine(ShellQuoting.quote(word)),
                                next < words.size() ? " …" : ""));
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
        return wrong(
                (option ? "unknown option " : "unknown argument ")
                        + PlainText.oneLine(word)
                        + meant);
    }
}
