package aish.terminal.render;

import module java.base;

import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.text.PlainText;

/**
 * The lines shown at the end of an answer.
 *
 * @param took from the question to the end
 * @param generating from the first piece to the end
 */
record AnswerFooter(Reply reply, Duration took, Duration generating, AnswerStyle look) {
    private static final Duration WORTH_COUNTING = Duration.ofSeconds(2);

    List<List<StyledText>> lines() {
        List<List<StyledText>> lines = new ArrayList<>();
        finish().ifPresent(text -> lines.add(dim("aish: " + text)));
        reply.problem().ifPresent(problem -> lines.add(problem(problem)));
        if (saysNothing()) {
            lines.add(dim("(no answer)"));
        }
        counts().ifPresent(text -> lines.add(dim(text)));
        return lines;
    }

    private Optional<String> finish() {
        return switch (reply.finish()) {
            case LENGTH -> Optional.of("The answer was cut off at the token limit.");
            case CONTENT_FILTER -> Optional.of("The server's content filter stopped the answer.");
            case STOP, TOOL_CALLS, BROKEN_OFF -> Optional.empty();
        };
    }

    private static List<StyledText> problem(ModelProblem problem) {
        if (problem instanceof ModelProblem.Cancelled) {
            return dim("(interrupted)");
        }
        return List.of(
                new StyledText("aish: ", Theme.PROBLEM),
                new StyledText(PlainText.oneLine(problem.describe()), Style.PLAIN));
    }

    private boolean saysNothing() {
        return reply.finish() == Reply.Finish.STOP
                && reply.problem().isEmpty()
                && reply.text().isBlank()
                && reply.calls().isEmpty();
    }

    private Optional<String> counts() {
        Optional<Integer> tokens =
                reply.usage()
                        .map(Usage::completion)
                        .or(() -> reply.timings().map(Timings::generatedTokens))
                        .filter(count -> count > 0);
        if (tokens.isEmpty()
                || took.compareTo(WORTH_COUNTING) <= 0
                || look.layout() == AnswerStyle.Layout.AS_WRITTEN) {
            return Optional.empty();
        }
        List<String> facts = new ArrayList<>();
        facts.add(tokens.get() + (tokens.get() == 1 ? " token" : " tokens"));
        double rate = rate(tokens.get());
        if (rate > 0) {
            facts.add(String.format(Locale.ROOT, "%.1f tok/s", rate));
        }
        facts.add(String.format(Locale.ROOT, "%.1f s", took.toMillis() / 1000.0));
        return Optional.of(
                look.unicode()
                        ? "· " + String.join(" · ", facts)
                        : "(" + String.join(", ", facts) + ")");
    }

    /** Prefers the server's own timing. */
    private double rate(int tokens) {
        Optional<Timings> told =
                reply.timings().filter(timings -> timings.generatedTime().toMillis() > 0);
        if (told.isPresent()) {
            return told.get().generatedTokens() * 1000.0 / told.get().generatedTime().toMillis();
        }
        long millis = generating.toMillis();
        return millis > 0 ? tokens * 1000.0 / millis : 0;
    }

    private static List<StyledText> dim(String text) {
        return List.of(new StyledText(text, Style.DIM));
    }
}
