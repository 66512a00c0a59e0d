package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.ExpandedWord;
import java.util.List;

/**
 * Judges {@code chrt}, {@code taskset}, {@code ionice}, {@code prlimit} and {@code choom}: with a
 * process id they show its settings, and with a value too they change them.
 */
final class ProcessTuningCommands {
    private ProcessTuningCommands() {}

    static void judge(Invocation invocation) {
        if (invocation.isExempt() && changes(invocation)) {
            invocation
                    .context()
                    .add(
                            Effect.SERVICE,
                            invocation.rule().name() + " changes a process that runs",
                            invocation.words().getFirst().span());
        }
        invocation.applyRule();
    }

    private static boolean changes(Invocation invocation) {
        String program = invocation.rule().name();
        return switch (program) {
            case "chrt", "taskset" -> pid(invocation) && invocation.operands().size() > 1;
            case "ionice" -> sets(invocation, "-c", "-n", "--class", "--classdata");
            case "choom" -> sets(invocation, "-n", "--adjust");
            default -> setsLimit(invocation.options());
        };
    }

    private static boolean pid(Invocation invocation) {
        return sets(invocation, "-p", "-a", "--pid") || invocation.optionExempts();
    }

    private static boolean sets(Invocation invocation, String... names) {
        for (ExpandedWord option : invocation.options()) {
            for (String name : names) {
                if (option.text().startsWith(name)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a limit is set; one without a value is only shown. */
    private static boolean setsLimit(List<ExpandedWord> options) {
        return options.stream()
                .map(ExpandedWord::text)
                .filter(text -> !text.startsWith("-p") && !text.startsWith("--pid"))
                .filter(text -> !text.startsWith("-o") && !text.startsWith("--output"))
                .anyMatch(
                        text ->
                                text.indexOf('=') > 0
                                        || (!text.startsWith("--") && hasDigit(text)));
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }
}
