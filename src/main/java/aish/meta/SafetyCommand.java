package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.safety.HouseRules;
import aish.safety.Permission;
import aish.safety.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** {@code :safety}: judges a command without running it, and shows the rules. */
public final class SafetyCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "safety",
                    List.of(),
                    "safety check|rules",
                    "what a command would do",
                    "suggestions");

    private static final String OWN = "own";

    private final CommandAssessor assessor;
    private final Supplier<HouseRules> own;
    private final EventSink events;

    /**
     * @param own what the person's settings add to the rules
     */
    public SafetyCommand(CommandAssessor assessor, Supplier<HouseRules> own, EventSink events) {
        this.assessor = assessor;
        this.own = own;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        int blank = arguments.indexOf(' ');
        String verb = blank < 0 ? arguments : arguments.substring(0, blank);
        String rest = blank < 0 ? "" : arguments.substring(blank + 1).strip();
        return switch (verb) {
            case "check" -> check(rest);
            case "rules", "patterns" -> rules(rest);
            default -> wrong();
        };
    }

    private Next wrong() {
        events.emit(new Event.Problem(":safety takes check CMD or rules [TOPIC]"));
        return Next.FAILED;
    }

    private Next check(String command) {
        if (command.isEmpty()) {
            return wrong();
        }
        CommandAssessment assessment = assessor.assessClosely(command);
        StringBuilder text = new StringBuilder(assessment.verdict().account());
        assessment.stake().forEach(line -> text.append('\n').append(line));
        text.append('\n').append(permission(assessment.permission()));
        events.emit(new Event.Answer(text.toString()));
        return Next.PROMPT;
    }

    private static String permission(Permission permission) {
        return permission.is(Permission.Kind.NONE)
                ? "permissions: no rule decides"
                : "permissions: " + permission.kind().label() + " (" + permission.reason() + ")";
    }

    private Next rules(String topic) {
        if (topic.isEmpty()) {
            List<String> lines = new ArrayList<>();
            lines.add(RuleBook.programs() + " programs; topics: " + String.join(", ", topics()));
            lines.addAll(own.get().lines());
            events.emit(new Event.Answer(String.join("\n", lines)));
            return Next.PROMPT;
        }
        if (!topics().contains(topic)) {
            events.emit(new Event.Problem("topics are " + String.join(", ", topics())));
            return Next.FAILED;
        }
        List<String> lines = topic.equals(OWN) ? own.get().lines() : RuleBook.lines(topic);
        events.emit(
                new Event.Answer(
                        lines.isEmpty()
                                ? "no rules of your own; see [safety] in docs/configuration.md"
                                : String.join("\n", lines)));
        return Next.PROMPT;
    }

    private static List<String> topics() {
        List<String> topics = new ArrayList<>(RuleBook.topics());
        topics.add(OWN);
        return topics;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return switch (earlier.size()) {
            case 0 -> List.of("check", "rules");
            case 1 -> earlier.getFirst().equals("rules") ? topics() : List.of();
            default -> List.of();
        };
    }
}
