package aish.model.offline;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.model.offline.Explanation.CommandGuide;
import aish.model.offline.Reader.TypoCorrection;

/** Explains why a command failed. */
final class Diagnosis {
    /** Only the end of a huge output is searched, because that is where errors are reported. */
    private static final int MOST_CHARS = 60_000;

    private static final int MOST_SHOWN = 200;
    private static final String NOT_FOUND = "not-found";
    private static final String NO_SUCH_FILE = "no-such-file";
    private static final Set<String> WRAPPERS = Set.of("sudo", "time", "env", "nohup", "exec");

    private final Machine machine;
    private final CommandGuide guide;
    private final List<FailureRule> rules = FailureRule.load();

    Diagnosis(Machine machine, CommandGuide guide) {
        this.machine = machine;
        this.guide = guide;
    }

    /**
     * @param directory where the shell is, if known
     */
    String explain(ExecOutput ran, Optional<String> directory) {
        if (!ran.failed() && ran.status().isPresent()) {
            return "`" + oneLine(ran.command()) + "` did not fail: its exit status was 0.";
        }
        String output = tail(String.join("\n", ran.output()));
        String program = program(ran.command());
        return rule(ran)
                .map(rule -> answer(rule, output, program, directory))
                .orElseGet(() -> unknown(ran, program));
    }

    /** Returns the first rule that matches. */
    Optional<FailureRule> rule(ExecOutput ran) {
        String lower = tail(String.join("\n", ran.output())).toLowerCase(Locale.ROOT);
        String program = program(ran.command());
        return rules.stream().filter(rule -> rule.fits(ran, lower, program)).findFirst();
    }

    private String answer(
            FailureRule rule, String output, String program, Optional<String> directory) {
        String one = rule.name(output, 1).orElse("");
        String two = rule.name(output, 2).orElse("");
        if (rule.id().equals(NOT_FOUND)) {
            return notFound(one.isEmpty() ? program : one);
        }
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(spoken(rule.say(), one, two) + nearby(rule, one, directory));
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
                .replace("{1}", one.isEmpty() ? "it" : "`" + oneLine(one) + "`")
                .replace("{2}", two.isEmpty() ? "?" : "`" + oneLine(two) + "`");
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
        return name.isEmpty() || name.startsWith("-");
    }

    private static String filled(String command, String one, String two, String program) {
        return command.replace("{program}", ShellQuoting.quote(program))
                .replace("'{2}p'", "'" + digits(two) + "p'")
                .replace(":{1}'", ":" + digits(one) + "'")
                .replace("'*/{1}'", ShellQuoting.quote("*/" + one))
                .replace("{1}", ShellQuoting.quote(one))
                .replace("{2}", ShellQuoting.quote(two));
    }

    private static String digits(String text) {
        return text.replaceAll("\\D", "");
    }

    private String notFound(String name) {
        Set<String> names = new TreeSet<>(guide.names());
        names.addAll(machine.programs());
        String start = "There is no program called `" + oneLine(name) + "` on your search path.";
        Optional<String> meant = TypoCorrection.nearest(name, guide.names());
        if (meant.isEmpty() || !machine.has(meant.get())) {
            meant =
                    TypoCorrection.nearest(name, machine.programs())
                            .or(() -> TypoCorrection.nearest(name, names));
        }
        String guess = meant.map(near -> " Did you mean `" + near + "`?").orElse("");
        return install(name)
                .map(
                        command ->
                                start
                                        + guess
                                        + "\n\n"
                                        + (guess.isEmpty()
                                                ? HelperRequest.COMMAND + command
                                                : "If it is not installed: `" + command + "`."))
                .orElse(start + guess);
    }

    private Optional<String> install(String name) {
        if (!name.matches("[A-Za-z0-9][\\w.+-]*")) {
            return Optional.empty();
        }
        if (machine.has("apt")) {
            return Optional.of("apt search " + name);
        }
        if (machine.has("dnf")) {
            return Optional.of("dnf provides " + ShellQuoting.quote("*bin/" + name));
        }
        if (machine.has("pacman")) {
            return Optional.of("pacman -F " + name);
        }
        return machine.has("brew") ? Optional.of("brew search " + name) : Optional.empty();
    }

    /** Suggests the name in that directory that was probably meant. */
    private String nearby(FailureRule rule, String path, Optional<String> directory) {
        if (!rule.id().equals(NO_SUCH_FILE) || path.isEmpty()) {
            return "";
        }
        int slash = path.lastIndexOf('/');
        String name = path.substring(slash + 1);
        String parent = slash > 0 ? path.substring(0, slash) : slash == 0 ? "/" : ".";
        String place =
                parent.startsWith("/")
                        ? parent
                        : directory.map(base -> base + "/" + parent).orElse("");
        return place.isEmpty()
                ? ""
                : TypoCorrection.nearest(name, machine.entries(place))
                        .map(
                                near ->
                                        " There is `"
                                                + oneLine(path.substring(0, slash + 1) + near)
                                                + "`: did you mean that?")
                        .orElse("");
    }

    private String unknown(ExecOutput ran, String program) {
        String status = ran.status().isPresent() ? " with status " + ran.status().getAsInt() : "";
        StringBuilder answer =
                new StringBuilder("`" + oneLine(ran.command()) + "` failed" + status)
                        .append(", and I have no rule for it.");
        lastErrorLine(ran.output())
                .ifPresent(line -> answer.append(" It said:\n\n> ").append(oneLine(line)));
        if (program.matches("[A-Za-z0-9][\\w.+-]*")) {
            answer.append("\n\n").append(HelperRequest.COMMAND).append(program).append(" --help");
            answer.append("\n\nThe manual: `man ").append(program).append("`.");
        }
        return answer.toString();
    }

    /** Returns the last line that mentions an error, otherwise the last line that is not empty. */
    private static Optional<String> lastErrorLine(List<String> output) {
        Optional<String> last = Optional.empty();
        Optional<String> error = Optional.empty();
        for (String line : output) {
            if (!line.isBlank()) {
                last = Optional.of(line.strip());
                String lower = line.toLowerCase(Locale.ROOT);
                if (lower.contains("error") || lower.contains("fail") || lower.contains("cannot")) {
                    error = last;
                }
            }
        }
        return error.isPresent() ? error : last;
    }

    /** Returns the name of the first program that the command runs. */
    static String program(String command) {
        ScanResult scan = ShellScanner.scan(command);
        List<String> words =
                scan.words().stream()
                        .filter(
                                word ->
                                        word.role() == WordRole.COMMAND
                                                || word.role() == WordRole.ARGUMENT)
                        .map(scan::unquoted)
                        .toList();
        return words.stream()
                .filter(word -> !WRAPPERS.contains(word) && !word.startsWith("-"))
                .findFirst()
                .orElse("");
    }

    private static String tail(String output) {
        return output.length() > MOST_CHARS
                ? output.substring(output.length() - MOST_CHARS)
                : output;
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
     * @param programs the programs it applies to; empty for all
     * @param pattern finds the names to fill in; empty if there are none
     */
    record FailureRule(
            String id,
            List<String> texts,
            List<Integer> statuses,
            List<String> programs,
            String pattern,
            String say,
            List<HelperTexts.Field> commands,
            String note) {
        private static final String COMMAND = "cmd";

        FailureRule {
            texts = List.copyOf(texts);
            statuses = List.copyOf(statuses);
            programs = List.copyOf(programs);
            commands = List.copyOf(commands);
        }

        static List<FailureRule> load() {
            return HelperTexts.entries("failures.txt").stream()
                    .filter(entry -> !entry.id().isEmpty())
                    .map(FailureRule::of)
                    .toList();
        }

        private static FailureRule of(HelperTexts.Entry entry) {
            return new FailureRule(
                    entry.id(),
                    alternatives(entry.value("has")),
                    alternatives(entry.value("status")).stream().map(Integer::valueOf).toList(),
                    alternatives(entry.value("on")),
                    entry.value("when"),
                    entry.value("say"),
                    entry.fields().stream()
                            .filter(field -> field.key().startsWith(COMMAND))
                            .toList(),
                    entry.value("note"));
        }

        private static List<String> alternatives(String value) {
            return value.isEmpty() ? List.of() : Arrays.asList(value.split(" \\| ", -1));
        }

        /** Matches without compiling the pattern, so that trying all rules is cheap. */
        boolean fits(ExecOutput ran, String lowerOutput, String program) {
            if (!programs.isEmpty() && !programs.contains(program)) {
                return false;
            }
            boolean told = texts.stream().anyMatch(lowerOutput::contains);
            return told || (ran.status().isPresent() && statuses.contains(ran.status().getAsInt()));
        }

        /** Returns a name found in the output by the pattern. */
        Optional<String> name(String output, int wanted) {
            if (pattern.isEmpty()) {
                return Optional.empty();
            }
            Matcher matcher = Pattern.compile(pattern).matcher(output);
            if (!matcher.find()) {
                return Optional.empty();
            }
            boolean alternative = pattern.contains("|");
            for (int group = wanted; group <= matcher.groupCount(); group++) {
                String found = matcher.group(group);
                if (found != null) {
                    return Optional.of(found);
                }
                if (!alternative) {
                    break;
                }
            }
            return Optional.empty();
        }

        /** Returns the command for this machine, if there is one. */
        Optional<String> command(Machine machine) {
            return commands.stream()
                    .filter(
                            field ->
                                    field.key().equals(COMMAND)
                                            || machine.has(
                                                    field.key().substring(COMMAND.length() + 1)))
                    .map(HelperTexts.Field::value)
                    .findFirst();
        }
    }
}
