package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.safety.permissions.Permission;
import aish.safety.permissions.UserRules;
import aish.safety.rules.KnowledgeBase.RuleListing;

/**
 * {@code :safety}: judges a command without running it, and shows the rules.
 *
 * @param own what the user's settings add to the rules
 */
public record SafetyCommand(CommandAssessor assessor, Supplier<UserRules> own, EventSink events)
        implements VerbCommand {

    private static final String OWN = "own";

    @Override
    public Verbs verbs() {
        return new Verbs("safety")
                .verb("check CMD", "what a command would do", this::check)
                .verb(
                        "rules|patterns [TOPIC]",
                        "the rules, or those of a topic",
                        this::rules,
                        SafetyCommand::topics);
    }

    private Next check(String command) {
        CommandAssessment assessment = assessor.assessClosely(command);
        StringBuilder text = new StringBuilder(assessment.verdict().report());
        assessment.stake().forEach(line -> text.append('\n').append(line));
        text.append('\n').append(permission(assessment.permission()));
        return answer(text.toString());
    }

    private static String permission(Permission permission) {
        return permission.is(Permission.Kind.NONE)
                ? "permissions: no rule decides"
                : "permissions: " + permission.kind().label() + " (" + permission.reason() + ")";
    }

    private Next rules(String topic) {
        if (topic.isEmpty()) {
            List<String> lines = new ArrayList<>();
            lines.add(RuleListing.programs() + " programs; topics: " + String.join(", ", topics()));
            lines.addAll(own.get().lines());
            return answer(String.join("\n", lines));
        }
        if (!topics().contains(topic)) {
            return fail("topics are " + String.join(", ", topics()));
        }
        List<String> lines = topic.equals(OWN) ? own.get().lines() : RuleListing.lines(topic);
        return answer(lines, "no rules of your own; see [safety] in docs/configuration.md");
    }

    private static List<String> topics() {
        List<String> topics = new ArrayList<>(RuleListing.topics());
        topics.add(OWN);
        return topics;
    }
}
