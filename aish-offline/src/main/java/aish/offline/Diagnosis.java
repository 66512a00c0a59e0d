package aish.offline;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.offline.Explanation.CommandGuide;
import aish.safety.Analyser;
import aish.safety.rules.Wrappers;
import aish.text.EditDistance;

/** Explains why a command failed. */
final class Diagnosis {
    /** Only the end of a huge output is searched, because that is where errors are reported. */
    private static final int MOST_CHARS = 60_000;

    private static final int MOST_SHOWN = 200;
    private static final int LETTERS_PER_SLIP = 3;
    private static final int MOST_SLIPS = 2;

    /** A single word of this length is hardly used outside of error messages. */
    private static final int TELLING = 10;

    private static final String NOT_FOUND = "not-found";
    private static final Pattern STARTS_ERROR =
            Pattern.compile("(?i)^(?:\\S+: )?(?:fatal|error|e|panic)\\b ?[:\\[]");
    private static final Pattern TELLS_ERROR =
            Pattern.compile(
                    "(?i)\\b(?:error|fail(?:ed|ure)?|cannot|can't|could not|couldn't|denied|invalid|unknown"
                            + "|unexpected|not found|missing|no such|unable|refused|illegal|bad|must)\\b");
    private static final Pattern ASKS_FOR_HELP =
            Pattern.compile("(?i)\\busage\\b|--help|\\boption|\\bargument|\\boperand");
    private static final List<String> INSTALLERS =
            List.of("apt search ", "dnf provides ", "pacman -F ", "brew search ");

    private final Machine machine;
    private final CommandGuide guide;
    private final List<FailureRule> rules = FailureRule.load();

    Diagnosis(Machine machine, CommandGuide guide) {
        this.machine = machine;
        this.guide = guide;
    }

    String explain(ExecOutput ran) {
        if (!ran.failed() && ran.status().isPresent()) {
            return "`" + oneLine(ran.command()) + "` did not fail: its exit status was 0.";
        }
        return rule(ran)
                .map(rule -> answer(rule, ran))
                .orElseGet(() -> unknown(ran, program(ran.command())));
    }

    /** Explains an error message that a question quotes. */
    Optional<String> explainMessage(String question) {
        ExecOutput quoted = new ExecOutput(question, OptionalInt.empty(), List.of(question));
        String lower = question.toLowerCase(Locale.ROOT);
        return rules.stream()
                .filter(rule -> rule.isQuotedIn(lower) && rule.say(question).isPresent())
                .findFirst()
                .map(rule -> answer(rule, quoted));
    }

    /** Returns the first rule that matches. */
    Optional<FailureRule> rule(ExecOutput ran) {
        String output = output(ran);
        String lower = output.toLowerCase(Locale.ROOT);
        String program = program(ran.command());
        return rules.stream()
                .filter(rule -> rule.fits(ran, lower, program) && rule.say(output).isPresent())
                .findFirst();
    }

    private static String output(ExecOutput ran) {
        String output = String.join("\n", ran.output());
        return output.substring(Math.max(0, output.length() - MOST_CHARS));
    }

    private String answer(FailureRule rule, ExecOutput ran) {
        String program = program(ran.command());
        String one = rule.name(output(ran), 1).orElse("");
        String two = rule.name(output(ran), 2).orElse("");
        if (rule.id().equals(NOT_FOUND)) {
            return notFound(one.isEmpty() ? program : one);
        }
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(spoken(rule.say(output(ran)).orElseThrow(), one, two));
        rule.command(machine)
                .filter(command -> isComplete(command, one, two, program))
                .map(command -> HelperRequest.COMMAND + filled(command, one, two, program))
                .ifPresent(paragraphs::add);
        if (!rule.note().isEmpty()) {
            paragraphs.add(noted(rule.note(), one, two));
        }
        return String.join("\n\n", paragraphs);
    }

    /**
     * Fills names into a sentence, in backticks, so that what a program printed cannot be mistaken
     * for our own words.
     */
    private static String spoken(String text, String one, String two) {
        return text.replace("${{1}", "${" + oneLine(one))
                .replaceAll(
                        "(`[^`{]*)\\{1\\}([^`]*`)",
                        "$1" + Matcher.quoteReplacement(oneLine(one)) + "$2")
                .replace("{1}", "`" + oneLine(one) + "`")
                .replace("{2}", "`" + oneLine(two) + "`");
    }

    /** Fills names into a note, whose text already contains the backticks. */
    private static String noted(String text, String one, String two) {
        return text.replace("{1}", one.isEmpty() ? "…" : oneLine(one))
                .replace("{2}", two.isEmpty() ? "…" : oneLine(two));
    }

    private static boolean isComplete(String command, String one, String two, String program) {
        return !(command.contains("{1}") && isUnusable(one))
                && !(command.contains("{2}") && isUnusable(two))
                && !(command.contains("{program}") && isUnusable(program));
    }

    /** A name that starts with a dash would be taken for an option. */
    private static boolean isUnusable(String name) {
        return name.isEmpty() || name.startsWith("-") || name.startsWith("<");
    }

    private static String filled(String command, String one, String two, String program) {
        return command.replace("{program}", ShellQuoting.quote(program))
                .replace("'{2}p'", "'" + two.replaceAll("\\D", "") + "p'")
                .replace(":{1}'", ":" + one.replaceAll("\\D", "") + "'")
                .replace("'*/{1}'", ShellQuoting.quote("*/" + one))
                .replace("{1}", ShellQuoting.quote(one))
                .replace("{2}", ShellQuoting.quote(two));
    }

    private String notFound(String name) {
        Optional<String> meant =
                Stream.of(guide.names(), machine.programs())
                        .flatMap(names -> nearest(name, names).stream())
                        .filter(near -> machine.has(near) || guide.names().contains(near))
                        .findFirst();
        String guess = meant.map(near -> " Did you mean `" + near + "`?").orElse("");
        String offer =
                guess.isEmpty() ? HelperRequest.COMMAND + "%s" : "If not, look for it with `%s`.";
        String start = "`" + oneLine(name) + "` is not installed, or not on your PATH." + guess;
        return INSTALLERS.stream()
                .filter(search -> machine.has(search.substring(0, search.indexOf(' '))))
                .filter(_ -> name.matches("[A-Za-z0-9][\\w.+-]*"))
                .findFirst()
                .map(search -> start + "\n\n" + offer.formatted(search + name))
                .orElse(start);
    }

    /** Returns the name with the fewest typos; empty if all are too different. */
    private static Optional<String> nearest(String typed, Collection<String> names) {
        int most = Math.clamp(typed.length() / LETTERS_PER_SLIP, 1, MOST_SLIPS);
        List<String> others = names.stream().filter(name -> !name.equals(typed)).toList();
        return EditDistance.nearest(typed, others, most, UnaryOperator.identity());
    }

    private String unknown(ExecOutput ran, String program) {
        String status = ran.status().isPresent() ? " with status " + ran.status().getAsInt() : "";
        StringBuilder answer =
                new StringBuilder("`" + oneLine(ran.command()) + "` failed" + status);
        Optional<String> error = errorLine(ran.output());
        if (error.isEmpty()) {
            return answer
                    + " and printed nothing. Some commands only say \"no\" that way: grep found"
                    + " nothing, test was false, diff found differences.";
        }
        answer.append(". I have no rule for this error:\n\n> ").append(oneLine(error.get()));
        boolean usage = ASKS_FOR_HELP.matcher(String.join("\n", ran.output())).find();
        if (usage && machine.has(program)) {
            answer.append("\n\n" + HelperRequest.COMMAND + program + " --help");
        }
        return answer.toString();
    }

    /** Returns the line that reports the error: by how it starts, by its words, or the last one. */
    private static Optional<String> errorLine(List<String> output) {
        List<String> lines =
                output.stream().map(String::strip).filter(one -> !one.isEmpty()).toList();
        return Stream.of(STARTS_ERROR, TELLS_ERROR)
                .flatMap(tells -> lines.stream().filter(line -> tells.matcher(line).find()))
                .findFirst()
                .or(() -> lines.reversed().stream().findFirst());
    }

    /** Returns the name of the first program of a command, without those that only run it. */
    static String program(String command) {
        List<String> words = words(command);
        boolean wrapped = !words.isEmpty() && Wrappers.has(words.getFirst());
        Stream<String> programs =
                wrapped ? Analyser.commandStarts(words).stream().map(words::get) : words.stream();
        return programs.filter(program -> !Wrappers.has(program)).findFirst().orElse("");
    }

    /** Returns the words of the first simple command in a command. */
    private static List<String> words(String command) {
        ScanResult scan = ShellScanner.scan(command);
        List<ScanResult.Word> words =
                scan.words().stream().filter(Explanation::isOfCommand).toList();
        return words.stream()
                .filter(word -> word.command() == words.getFirst().command())
                .map(scan::unquoted)
                .toList();
    }

    private static String oneLine(String text) {
        String line = text.replace('\n', ' ').replace('`', '\'');
        return line.length() > MOST_SHOWN ? line.substring(0, MOST_SHOWN) + "…" : line;
    }

    /**
     * Recognises a failure and says what to do about it.
     *
     * @param texts lower-case texts, one of which must be in the output
     * @param statuses exit statuses, one of which is enough if no text matches
     * @param required exit statuses, one of which is required; empty for any
     * @param programs the programs it applies to; empty for all
     * @param pattern finds the names to fill in; empty if there are none
     * @param says sentences, those that need fewer names after the others
     */
    record FailureRule(
            String id,
            List<String> texts,
            List<String> statuses,
            List<String> required,
            List<String> programs,
            String pattern,
            List<String> says,
            List<HelperTexts.Field> commands,
            String note) {
        static List<FailureRule> load() {
            return HelperTexts.entries("failures.txt").map(FailureRule::of).toList();
        }

        private static FailureRule of(HelperTexts.Entry entry) {
            return new FailureRule(
                    entry.id(),
                    entry.values("has", " \\| "),
                    entry.values("status", " \\| "),
                    entry.values("exit", " \\| "),
                    entry.values("on", " \\| "),
                    entry.value("when"),
                    entry.values("say"),
                    entry.fields().stream().filter(field -> field.name().equals("cmd")).toList(),
                    entry.value("note"));
        }

        /** Matches without compiling the pattern, so that trying all rules is cheap. */
        boolean fits(ExecOutput ran, String lowerOutput, String program) {
            String status = Integer.toString(ran.status().orElse(0));
            return (programs.isEmpty() || programs.contains(program))
                    && (required.isEmpty() || required.contains(status))
                    && (texts.stream().anyMatch(lowerOutput::contains)
                            || (ran.status().isPresent() && statuses.contains(status)));
        }

        /** Whether a question has the message, and names the program if that matters. */
        boolean isQuotedIn(String lowerQuestion) {
            List<String> words = Arrays.asList(lowerQuestion.split("\\W+"));
            return (programs.isEmpty() || programs.stream().anyMatch(words::contains))
                    && texts.stream()
                            .filter(text -> text.contains(" ") || text.length() >= TELLING)
                            .anyMatch(lowerQuestion::contains);
        }

        /** Returns the first sentence for which the output has the names. */
        Optional<String> say(String output) {
            return says.stream()
                    .filter(say -> !say.contains("{1}") || name(output, 1).isPresent())
                    .filter(say -> !say.contains("{2}") || name(output, 2).isPresent())
                    .findFirst();
        }

        /** Returns a name found in the output by the pattern. */
        Optional<String> name(String output, int wanted) {
            Matcher matcher = Pattern.compile(pattern).matcher(output);
            if (pattern.isEmpty() || !matcher.find()) {
                return Optional.empty();
            }
            if (pattern.contains("(?<two>")) {
                return Optional.of(matcher.group(wanted == 1 ? "one" : "two").replace("\"", ""));
            }
            int count = matcher.groupCount();
            return IntStream.rangeClosed(wanted, pattern.contains("|") ? count : wanted)
                    .filter(group -> group <= count && matcher.start(group) >= 0)
                    .mapToObj(matcher::group)
                    .findFirst();
        }

        /** Returns the command for this machine, if there is one. */
        Optional<String> command(Machine machine) {
            return commands.stream()
                    .filter(field -> field.program().isEmpty() || machine.has(field.program()))
                    .map(HelperTexts.Field::value)
                    .findFirst();
        }
    }
}
