package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.safety.Analyser;
import aish.safety.RuleBook;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import java.util.List;

/** {@code :safety}: judges a command without running it, and shows the rules. */
public final class SafetyCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "safety",
                    List.of(),
                    "safety check|rules",
                    "what a command would do",
                    "suggestions");

    private final EventSink events;

    public SafetyCommand(EventSink events) {
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
        Verdict verdict = Analyser.judge(command, SafetyFacts.none());
        events.emit(new Event.Answer(verdict.account()));
        return Next.PROMPT;
    }

    private Next rules(String topic) {
        if (!topic.isEmpty() && !RuleBook.topics().contains(topic)) {
            events.emit(new Event.Problem("topics are " + String.join(", ", RuleBook.topics())));
            return Next.FAILED;
        }
        events.emit(
                new Event.Answer(
                        topic.isEmpty()
                                ? RuleBook.programs()
                                        + " programs; topics: "
                                        + String.join(", ", RuleBook.topics())
                                : String.join("\n", RuleBook.lines(topic))));
        return Next.PROMPT;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return switch (earlier.size()) {
            case 0 -> List.of("check", "rules");
            case 1 -> earlier.getFirst().equals("rules") ? RuleBook.topics() : List.of();
            default -> List.of();
        };
    }
}
