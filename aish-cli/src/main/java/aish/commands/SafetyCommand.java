package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
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
                .verb("check COMMAND", "say what a command would do", this::check)
                .verb(
                        "rules|patterns [TOPIC]",
                        "list the rules of a topic",
                        this::rules,
                        SafetyCommand::topics);
    }

    private Next check(String command) {
        CommandAssessment assessment;
        try (EventSink.Progress _ = events.busy("looking at the files")) {
            assessment = assessor.assessClosely(command);
        }
        events.emit(assessment.assessed());
        List<String> lines = assessment.explanation();
        if (!lines.isEmpty()) {
            verbatim(String.join("\n", lines));
        }
        return switch (assessment.permission().kind()) {
            case ALLOW, DENY -> notice(assessment.permission().reason());
            case ASK, NONE -> Next.PROMPT;
        };
    }

    private Next rules(String topic) {
        if (topic.isEmpty()) {
            List<String> lines = new ArrayList<>();
            lines.add(
                    "aish knows %,d programs. Topics: %s"
                            .formatted(RuleListing.programs(), String.join(", ", topics())));
            lines.addAll(own.get().lines());
            return page(String.join("\n", lines));
        }
        if (!topics().contains(topic)) {
            return fail("No such topic. Topics: " + String.join(", ", topics()));
        }
        List<String> lines = topic.equals(OWN) ? own.get().lines() : RuleListing.lines(topic);
        return page(
                lines.isEmpty()
                        ? "No rules of your own yet. See [safety] in docs/configuration.md."
                        : String.join("\n", lines));
    }

    private static List<String> topics() {
        List<String> topics = new ArrayList<>(RuleListing.topics());
        topics.add(OWN);
        return topics;
    }
}
