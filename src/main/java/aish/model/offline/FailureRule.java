package aish.model.offline;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
                entry.fields().stream().filter(field -> field.key().startsWith(COMMAND)).toList(),
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
                                        || machine.has(field.key().substring(COMMAND.length() + 1)))
                .map(HelperTexts.Field::value)
                .findFirst();
    }
}
